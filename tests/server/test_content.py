"""What is printed, as a client gets it: everything on the table can be looked up, in every language."""

from __future__ import annotations

import random

import pytest

from reckoners.game import Game, Setup
from reckoners.server.content_words import content_in, rules_in
from reckoners.text import languages, load_catalogue

THINGS = {"epic", "boss", "reckoner", "ability", "equipment", "die", "district", "enforcement", "barricade", "plan"}
PLACES = {"population", "money", "base", "market", "research", "health", "bracket", "reward", "sniper", "forecast"}
DECKS = {"epic-deck", "equipment-deck"}


@pytest.mark.parametrize("language", languages())
def test_everything_is_explained_with_its_rules(language: str) -> None:
    content = content_in(language)
    tracks = {f"track-{colour}" for colour in content.names.tracks}
    symbols = {f"symbol-{symbol}" for symbol in content.names.symbols}
    assert set(content.explained) == THINGS | PLACES | DECKS | tracks | symbols
    for kind, told in content.explained.items():
        assert told.name.strip(), kind
        assert len(told.text) > 20, kind
    named = [told.rules for told in content.explained.values()]
    named += [card.rules for card in content.cards]
    named += content.action_rules.values()
    assert all(named)
    known = {rule.id for rule in rules_in(language) if rule.pack == "base"}
    assert {rule for rules in named for rule in rules} <= known <= set(load_catalogue().rules)
    assert set(content.action_rules) == set(content.names.actions) == set(content.names.action_texts)


@pytest.mark.parametrize("language", languages())
def test_every_card_says_what_it_does_and_what_is_ours(language: str) -> None:
    content = content_in(language)
    assert all(card.text and card.family_title for card in content.cards)
    assert all(len(epic.reward_lines) == len(epic.reward) > 0 for epic in content.epics)
    curveball = next(epic for epic in content.epics if epic.id == "curveball")
    assert "track.3" in curveball.ours
    assert "track.1" not in curveball.ours
    blue = next(die for die in content.dice if die.id == "blue")
    assert blue.count == 4
    assert "faces.0" not in blue.ours
    assert "faces.1" in blue.ours
    assert content.numbers.values["enforcement"] == 25
    assert content.numbers.ours == ("base_steps",)
    assert {district.id for district in content.districts if not district.ours} == {
        "the-loop",
        "newcago-theatre",
        "chinatown",
    }
    (boss,) = content.bosses
    assert "movement.3" not in boss.ours
    assert "movement.0" in boss.ours
    assert len(boss.power) == 2


def equipment(game: Game) -> set[str]:
    view = game.view()
    owned = {card.id for seat in view.reckoners for card in seat.equipment}
    return owned | {card for card in view.market if card} | set(view.discarded)


def test_what_the_deck_holds_is_known_but_never_its_order() -> None:
    """All that is seen or has been seen, and the deck, are all the cards; no order of the decks changes the view."""
    game = Game(Setup(reckoners=("tia", "prof"), seed="decks"))
    gone = tuple(card for card in game.view().market if card)
    assert game.view().discarded == ()
    game.play("refresh")
    view = game.view()
    assert set(view.discarded) == set(gone)
    assert len(equipment(game)) + view.equipment_deck == len(game.content.equipment)
    order = list(game.content.equipment)
    assert list(view.discarded) == sorted(view.discarded, key=order.index)
    for seed in range(5):
        chance = random.Random(seed)
        other = game.clone()
        st = other.state
        st.equipment_deck = tuple(chance.sample(st.equipment_deck, len(st.equipment_deck)))
        st.epic_deck = tuple(chance.sample(st.epic_deck, len(st.epic_deck)))
        assert other.view() == view
