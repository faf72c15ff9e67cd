"""The QR path: the same for the same text, and exactly the dark modules inside a quiet zone."""

import re

import pytest
import segno

from belote_learn.view.qr import qr_path

TEXTS = {
    "a bare code": "AAA-AAA-AHQ",
    "an address": "https://site.example/lab/index.html?path=deal.ipynb&deal=AAAAAAAHQ",
    "letters of a language": "donne à la main ♥",
}


def modules(d):
    pieces = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", d)
    assert "".join(f"M{x} {y}h{n}v1h-{n}z" for x, y, n in pieces) == d
    return {(int(x) + i, int(y)) for x, y, n in pieces for i in range(int(n))}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_path_is_the_dark_modules_with_four_quiet_ones_around(text):
    made = qr_path(text)
    rows = list(segno.make_qr(text, error="m", boost_error=False).matrix_iter(border=4))
    assert made["size"] == len(rows)
    dark = {(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module}
    assert modules(made["d"]) == dark
    assert qr_path(text) == made
