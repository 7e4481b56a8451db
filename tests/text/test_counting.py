"""One and many: symbols and rewards are counted as each language does it."""

from __future__ import annotations

import pytest

from reckoners.content import load_content
from reckoners.game.names import Names
from reckoners.text import Words

FACES = {
    "en": ("1 Research, 2 Attack", "2 Contain", "2 Plan"),
    "fr": ("1 Recherche, 2 Attaques", "2 Contenir", "2 Planifications"),
    "de": ("1 Forschung, 2 Angriffe", "2 Schwächungen", "2 Pläne"),
    "es": ("1 Investigación, 2 Ataques", "2 Contenciones", "2 Planes"),
}


@pytest.mark.parametrize("language", FACES)
def test_one_and_many(language: str) -> None:
    names = Names(load_content([]), Words(language))
    face, contain, plan = FACES[language]
    assert names.symbols("research+attack2") == face
    assert names.reward("contain", 2) == contain
    assert names.reward("plan", 2) == plan


def test_what_is_saved_is_called_saved() -> None:
    """A game is not kept or thrown away but saved and deleted, and whoever is no bot is human."""
    assert Words("en")("web-home-saved") == "Saved games"
    assert Words("fr")("web-table-person") == "Humain"
    assert Words("de")("web-end-file") == "Datei speichern"
    assert Words("es")("web-table-advice-winning") == "Probabilidad de ganar"
