"""Random games of teams that like cards and have money: every verb, every word and every card occurs, and all holds."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reckoners import Action, Game, Setup
from reckoners.content.model import (
    DIFFICULTIES,
    Ability,
    AfterMove,
    CostsTwo,
    Equipment,
    Exchanger,
    Mover,
    Odd,
    Symbols,
)
from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.decision import VERBS
from reckoners.engine.flow import options_of, play
from reckoners.engine.happenings import EVENT_KINDS
from reckoners.engine.powers import NEVER, POWERS
from tests.properties.holds import check_everything
from tests.properties.walk import MODULE_SETS, PAIRS, begin, choose_cards, reckoners_of, setups, walk

seeds = st.integers(0, 2**32)
MONEY = 40
EVERYTHING = (1, 2, 3)
PEOPLE = 400  # for games that last
GAMES = 56
TEAMS = ((0, 0, 0), (MONEY, 0, 0), (MONEY, PEOPLE, 0), (MONEY, PEOPLE, 3))  # money, people, the Boss's research
# before the first action, in forecasts, or seldom
RARE = {
    *("boss-placed", "unknown-epic", "unknown-roll"),
    *("reshuffled", "copied-nothing", "reward-lost", "consumed-lost", "boss-cards-shuffled", "aid-none"),
    *(
        "benefit-left",
        "tram-placed",
        "copied-own-nothing",
        "unknown-row",
        "lost-step",
        "boss-fortified",
        "marker-raised",
    ),
    *("angry", "still-has", "remembered"),  # of campaigns
}


def check(game: Game, chance: random.Random) -> None:
    """Everything that a position has to hold; what takes longer now and then."""
    state = game.state
    check_everything(state)
    if state.over:
        assert not game.codes()
        return
    codes = game.codes()
    assert len(codes) > 1
    assert len(set(codes)) == len(codes)
    fresh = state.clone()
    fresh.stale = -1
    assert options_of(fresh) == codes
    if chance.random() < 0.05:
        check_closely(game)


def check_closely(game: Game) -> None:
    """Every option is accepted and has a text that is read back; the position has one, too."""
    state = game.state
    before = state.key()
    for code in game.codes():
        action = game.action(code)
        assert Action.parse(str(action)) == action
        assert game.code(str(action)) == code, str(action)
        assert play(state.clone(), code)
    assert state.key() == before
    again = Game.from_position(repr(game))
    assert again.state.key() == before
    assert again.codes() == game.codes()


@pytest.mark.parametrize("modules", MODULE_SETS)
@given(data=st.data(), seed=seeds)
@settings(max_examples=3)
def test_all_holds_whoever_plays_with_which_modules(modules: tuple[int, ...], data: st.DataObject, seed: int) -> None:
    setup = data.draw(setups(modules))
    for game, chance in walk(setup, seed, choose_cards, MONEY):
        check(game, chance)
    assert game.result in ("won", "lost")


@pytest.mark.slow
@pytest.mark.parametrize("modules", MODULE_SETS)
@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_all_holds_in_many_games(boss: str, city: str, modules: tuple[int, ...], count: int) -> None:
    for number in range(20):
        chance = random.Random(f"{modules} {count} {number}")
        who = tuple(chance.sample(reckoners_of(modules), count))
        level = DIFFICULTIES[number % 4]
        setup = Setup(reckoners=who, boss=boss, city=city, modules=modules, difficulty=level, seed=str(number))
        for game, luck in walk(setup, number, choose_cards, *chance.choice(TEAMS)):
            check(game, luck)
        assert game.result in ("won", "lost")


def note_deeds(game: Game, done: dict[str, Counter[str]]) -> None:
    """What was played in a game: verbs, cards that were bought, cards that did something, action words of Epics."""
    for action, happened in game.history():
        done["verbs"][action.verb] += 1
        if action.verb == "buy":
            done["bought"][action.card] += 1
        else:
            done["used"].update((action.card, action.source))
        for event in happened:
            if event.kind in ("acts", "acts-again", "boss-acts", "boss-overflows"):
                done["words"][str(event.args["action"]).split()[0]] += 1
            elif event.kind in ("waits", "swapped"):
                done["used"][str(event.args["card"])] += 1
            done["events"][event.kind] += 1


def test_every_verb_word_and_card_occurs_in_some_games_of_rich_teams() -> None:
    """So that what is checked above is checked for all of them. On-going cards are bought, others are used as well."""
    done: dict[str, Counter[str]] = {kind: Counter() for kind in ("verbs", "bought", "used", "words", "events")}
    content = begin(Setup(reckoners=("tia", "prof"), modules=(*EVERYTHING, 4), seed="content")).content
    for number in range(GAMES):
        chance = random.Random(number)
        who = tuple(chance.sample(reckoners_of(EVERYTHING), 5))
        boss, city = ("regalia", "babilar") if number % 2 else ("steelheart", "newcago")
        options = () if number % 4 else ("newcago-cards-mixed", "intense")
        if number % 4 == 2:
            boss, city = "limelight", "ildithia"
        setup = Setup(
            reckoners=who,
            boss=boss,
            city=city,
            modules=EVERYTHING,
            difficulty="beginner",
            options=options,
            seed=f"rich {number}",
        )
        # Districts keep their tracks: that is where Dawnslight's cards are, and what the tram finds on its way.
        boss_left = 0 if number % 2 or number % 8 == 6 else number % 4
        *_, (game, _) = walk(setup, number, choose_cards, 3 * MONEY, PEOPLE * (number % 3), boss_left)
        note_deeds(game, done)
    assert {verb.word for verb in VERBS if verb is not None} - set(done["verbs"]) == set()
    assert set(content.equipment) - set(done["bought"]) == set()
    families = (Exchanger, Symbols, Mover, CostsTwo, AfterMove)
    used = {card.id for card in content.equipment.values() if isinstance(card.does, families)}
    cards: list[Equipment | Ability] = [*content.equipment.values(), *content.abilities.values()]
    odd = {card.id: POWERS[ODD_POWERS.index(card.does.power)] for card in cards if isinstance(card.does, Odd)}
    used |= {id for id, power in odd.items() if power.frame != NEVER or power.swaps or power.triggers}
    used |= set(content.dawnslight)
    assert used - set(done["used"]) == set()
    assert {word.split()[0] for one in content.epics.values() for word in one.track} - set(done["words"]) == set()
    assert {kind[0] for kind in EVENT_KINDS} - set(done["events"]) <= RARE
