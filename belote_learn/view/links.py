"""Where a notebook of the course opens, and links to one deal or one set of questions in it.

An address is a template: `{notebook}` stands for the file, `{query}` for what it is asked to show.
Where the query stands inside a value of another address, after `%3F`, it is encoded once more:

* Jupyter: `https://hub.example/user-redirect/lab/tree/course/{notebook}?{query}`
* JupyterLite: `https://site.example/lab/index.html?path={notebook}&{query}`
* Binder: `https://mybinder.org/v2/gh/OWNER/NAME/HEAD?urlpath=lab/tree/tutorials/{notebook}%3F{query}`
"""

from __future__ import annotations

import os
import re
from typing import Final
from unicodedata import category
from urllib.parse import quote, unquote, urlencode, urlsplit

from belote_learn.errors import NotationError
from belote_learn.given import as_text, quoted
from belote_learn.messages.language import LANGUAGES, resolve

#: What a school's server or site sets once for everybody.
VARIABLE: Final = "BELOTE_LEARN_ADDRESS"
#: The notebook that opens a code, by the name the code has in its query.
_NOTEBOOKS: Final = {"deal": "deal.ipynb", "set": "set.ipynb"}
#: Where our notebooks stand on a Binder server, behind the part that names the commit.
_BINDER_PLACE: Final = "?urlpath=lab/tree/tutorials/{notebook}%3F{query}"

#: The code in a link, which may stand inside the value of another address.
_CODE: Final = re.compile(rf"[?&](?:{'|'.join(_NOTEBOOKS)})=([^&#]*)")
#: The longest address taken: with a code and a language it still fits a QR code well.
_LONGEST: Final = 500
_HOLES: Final = re.compile(r"\{(?:notebook|query)\}")
#: What no address has as it stands: space and quotes; control characters, marks that turn the
#: reading direction, halves of characters, and places that are nobody's, by their categories.
_NOT_IN_ADDRESS: Final = re.compile(r"[\s\"'<>\\]")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})

_given: str | None = None


def set_course_address(address: str | None) -> None:
    """Set where the notebooks of the course open, for the links and QR codes made from now on.

    Args:
        address: A web address with `{notebook}` where the file's name belongs, and `{query}` where
            the deal does, 500 characters at most; None for what the server says by itself.

    Raises:
        NotationError: If it is no http or https address with each of them once.

    Example:
        >>> from belote_learn.view.links import deal_link
        >>> set_course_address("https://hub.example/lab/tree/course/{notebook}?{query}")
        >>> deal_link("AAAAAAAHQ")
        'https://hub.example/lab/tree/course/deal.ipynb?deal=AAAAAAAHQ'
        >>> set_course_address(None)
    """
    global _given  # noqa: PLW0603 (one process-wide value, as the language is)
    if address is not None and not _is_template(address):
        raise NotationError("address-unreadable", found=quoted(as_text(address), _LONGEST))
    _given = address


def course_address() -> str | None:
    """Return the template of the course's address: the one set, the server's, or Binder's."""
    if _given is not None:
        return _given
    # a server that is set up wrongly costs its learners the links, and nothing else
    address = os.environ.get(VARIABLE, "")
    return address if _is_template(address) else _binder_address()


def deal_link(code: str | None, lang: str | None = None) -> str | None:
    """Return the address that opens a deal; None without a code or an address.

    Args:
        code: A deal's code.
        lang: Language it opens in; None for the default set by `set_language`.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    return _link("deal", code, lang)


def set_link(code: str | None, lang: str | None = None) -> str | None:
    """Return the address that opens a set of questions; None without a code or an address.

    Args:
        code: A question set's code.
        lang: Language it opens in; None for the default set by `set_language`.

    Raises:
        LanguageError: If the language is not one of the three.
    """
    return _link("set", code, lang)


def code_in(text: str) -> str:
    """Return the code that a link opens, whichever kind it is; a text that is no link as it stands.

    Args:
        text: What somebody typed or pasted.

    Example:
        >>> code_in("https://hub.example/lab/tree/course/deal.ipynb?deal=AAAAAAAHQ&lang=pt")
        'AAAAAAAHQ'
        >>> code_in(" aaa-aaa-ahq ")
        'aaa-aaa-ahq'
    """
    # Binder's address holds ours, encoded once more
    found = _CODE.search(unquote(unquote(text)))
    return (found[1] if found else text).strip()


def _link(kind: str, code: str | None, lang: str | None) -> str | None:
    address = course_address()
    if address is None or not code:
        return None
    spoken = resolve(lang)
    # a QR code grows with each letter, and the first language needs no word
    query = urlencode({kind: code} if spoken == LANGUAGES[0] else {kind: code, "lang": spoken})
    return (
        address.replace("{notebook}", _NOTEBOOKS[kind])
        .replace("%3F{query}", "%3F" + quote(query, safe=""))
        .replace("{query}", query)
    )


def _binder_address() -> str | None:
    host = os.environ.get("BINDER_LAUNCH_HOST", "")
    # the persistent one names the commit: the same deal for ever
    request = os.environ.get("BINDER_PERSISTENT_REQUEST") or os.environ.get("BINDER_REQUEST", "")
    if not host or not request:
        return None
    address = f"{host.rstrip('/')}/{request.strip('/')}{_BINDER_PLACE}"
    return address if _is_template(address) else None


def _is_template(address: object) -> bool:
    if not isinstance(address, str) or len(address) > _LONGEST:
        return False
    if _NOT_IN_ADDRESS.search(address) or not _UNSEEN.isdisjoint(map(category, address)):
        return False
    try:
        parts = urlsplit(address)
        known = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half a bracket, or a port that is none
        return False
    # each once and nothing else in braces; the host is ours, whatever is asked for
    text = _HOLES.sub("", address)
    once = sorted(_HOLES.findall(address)) == ["{notebook}", "{query}"]
    return known and once and not set("{}") & {*text, *parts.netloc}
