"""The notebook's default language, and languages that are not spoken."""

from __future__ import annotations

import pytest

import belote_learn as bl

P = bl.Position("H", leader="N", hand="AD")


def test_the_default_is_english_until_it_is_set():
    assert P.explain()[0].headline == "A♦ may be played"
    bl.set_language("fr")
    assert P.explain()[0].headline == "Tu peux jouer l’A♦"


def test_every_test_begins_in_english_again():
    assert P.explain()[0].headline == "A♦ may be played"


@pytest.mark.parametrize("name", ["pt", "pt-BR", "pt_BR", "PT"])
def test_portuguese_has_several_names(name):
    assert P.explain(name)[0].headline == "Você pode jogar o A♦"


@pytest.mark.parametrize("name", ["de", "", "english", 7])
def test_another_language_is_refused_naming_those_there_are(name):
    with pytest.raises(bl.LanguageError, match="There are: en, pt, fr"):
        P.explain(name)
    with pytest.raises(bl.LanguageError):
        bl.set_language(name)
    assert P.explain()[0].headline == "A♦ may be played"
