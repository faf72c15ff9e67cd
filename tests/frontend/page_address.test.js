import assert from "node:assert/strict";
import { test } from "node:test";
import { askedIn } from "../../belote_learn/widgets/frontend/page_address.js";

const LAB = "https://hub.example/user/ana/lab/tree/course/deal.ipynb";

/** @type {[name: string, addresses: string[], kind: "deal" | "set", asked: ReturnType<typeof askedIn>][]} */
const CASES = [
  ["an address with no query", [LAB], "deal", null],
  ["a deal", [`${LAB}?deal=AAAAAAAHQ`], "deal", { code: "AAAAAAAHQ" }],
  ["a deal among other things", [`${LAB}?token=a%26b&deal=AAAAAAAHQ&lang=pt#top`], "deal", { code: "AAAAAAAHQ", lang: "pt" }],
  ["a way to show it", [`${LAB}?deal=AAAAAAAHQ&way=play`], "deal", { code: "AAAAAAAHQ", way: "play" }],
  ["the address the page was opened by", [LAB, `${LAB}?deal=AAAAAAAHQ`], "deal", { code: "AAAAAAAHQ" }],
  ["the address that is shown first", [`${LAB}?set=B`, `${LAB}?set=A`], "set", { code: "B" }],
  ["a set, where a deal is looked for", [`${LAB}?set=AEBAAAAHM`], "deal", null],
  ["a language alone", [LAB, `${LAB}?lang=fr`], "set", { code: "", lang: "fr" }],
  ["the code before a language alone", [`${LAB}?lang=fr`, `${LAB}?deal=A&lang=pt`], "deal", { code: "A", lang: "pt" }],
  ["a page that is no file of a server", ["about:blank", ""], "deal", null],
  ["a fragment with a question mark", [`${LAB}#a?deal=A`], "deal", null],
  ["what is no query at all", [`${LAB}?%E0%A4%A&deal=A`], "deal", { code: "A" }],
];

for (const [name, addresses, kind, asked] of CASES)
  test(`read of the address: ${name}`, () => assert.deepEqual(askedIn(addresses, kind), asked));
