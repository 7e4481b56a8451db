"""Limelight has tables where other Bosses have tracks: whatever speaks of one says so, in every language."""

from __future__ import annotations

import pytest

from reckoners.bots.advice_text import tell_reason
from reckoners.bots.advice_types import AdviceReason
from reckoners.game import Game
from reckoners.game.names import Names, names_of
from reckoners.game.sentences import tell
from reckoners.server.choices import options_of
from reckoners.server.teller import teller
from reckoners.text import languages
from tests.rules.limelight import his_phase

COLOURS = ("yellow", "black", "red", "blue")


@pytest.fixture(scope="module")
def game() -> Game:
    dice = {"district": "chinatown", "dice": ["blue contain2", "basic contain"]}
    return his_phase(reckoners={"david": dice, "tia": {}}, boss={"red": 3}, step="use", rows="")


def said(game: Game, names: Names) -> list[str]:
    """A refusal, a reason, events and the labels of options that are about the red one."""
    table = game.clone()
    labels = [
        option.label
        for option in options_of(table.view(), table.legal(), teller(names.words.language, table.content))
        if option.target.kind == "track" and option.target.id == "red"
    ]
    table.play("david use d1 contain limelight red")
    happened = table.play("david use d1 contain limelight red")
    events = [tell(names, event, "limelight") for event in happened if event.kind == "boss-bracket"]
    no = table.why_not("david use d2 contain limelight red")
    assert no is not None
    assert labels
    assert events
    reason = AdviceReason("holds-boss", {"boss": "limelight", "track": "red", "n": 2})
    return [*labels, *events, no.tell(names), tell_reason(names, reason)]


@pytest.mark.parametrize("language", languages())
def test_tables_are_called_tables(game: Game, language: str) -> None:
    names = names_of(game.content, language)
    for sentence in said(game, names):
        assert names.track("red", "limelight") in sentence
        assert names.track("red") not in sentence


@pytest.mark.parametrize("language", languages())
def test_an_epic_moves_a_bracket_of_whatever_the_boss_has(game: Game, language: str) -> None:
    names = names_of(game.content, language)
    for colour in COLOURS:
        noun = set(names.track(colour).split()) - set(names.track(colour, "limelight").split())
        for part in ("", ".text"):
            told = names.words(f"action-boss{part}", track=colour)
            assert not noun & set(told.split()), told
