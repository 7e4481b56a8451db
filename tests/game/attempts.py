"""Random games to talk about, and actions that somebody might try in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from reckoners.content.model import DIFFICULTIES, SYMBOLS, TRACK_COLOURS
from reckoners.engine.action import slot_of, verb_of
from reckoners.engine.codes import ATTACK, END, RESEARCH, SPEND
from reckoners.engine.decision import PIECES, VERBS, decision_of
from reckoners.engine.decisions.roll import ROLLS
from reckoners.game import Game, Setup

FIGHT = (RESEARCH, ATTACK)
VERB_WORDS = ("use", "end", *(verb.word for verb in VERBS if verb is not None))
USUAL = ("place", "roll", "use", "buy")
POWERFUL = (
    *("demolitions", "tradecraft", "spyril", "extra-ammo", "kidnap", "dish-soap", "med-kit", "utility-tool"),
    *("data-chip", "submarine", "blind-spot", "favor", "tracking-device"),
)
NEW_RECKONERS = ("val", "mizzy", "exel", "sam")
RECKONERS = ("tia", "abraham", "david", "megan", "prof", "cody")


DICE = tuple(f"d{slot}" for slot in range(1, 8))
NONSENSE = ("", "xyzzy", "d9", "d0", "d" + "9" * 400, "plan", "move", "barricade", "card", "roll", "market", "for")
# Bosses and cities for which a game or two is enough.
OTHERS: tuple[dict[str, Any], ...] = (
    {"boss": "limelight", "options": ("intense",)},
    {"boss": "limelight", "city": "babilar"},
)


@cache
def played() -> tuple[tuple[Game, ...], tuple[Game, ...]]:
    """Random games of all team sizes and difficulties, and moments of them. Some rich teams see it all."""
    ends = []
    moments = []
    for seed in range(32 + len(OTHERS)):
        rng = random.Random(seed)
        team = tuple(rng.sample((*RECKONERS, *NEW_RECKONERS) if seed % 2 else RECKONERS, 2 + seed % 5))
        modules = (1, 2, 3) if seed % 2 else ()
        pieces: dict[str, Any] = {"boss": "regalia", "city": "babilar"} if seed % 4 > 1 else {}
        if seed % 8 in (1, 4):
            pieces = {"city": "ildithia"}
        if seed % 16 == 9:
            pieces = {"options": ("newcago-cards-mixed", "intense")}
        pieces = pieces if seed < 32 else OTHERS[seed - 32]
        setup = Setup(reckoners=team, difficulty=DIFFICULTIES[seed % 4], seed=f"sentences {seed}", modules=modules)
        game = Game(msgspec.structs.replace(setup, **pieces))
        if seed % 8 < 3:
            state = game.state.clone()
            state.population, state.money, state.boss_research = 300, 400 if modules else 40, 3
            if state.tables.marker_start:
                state.markers = tuple(3 + district % 3 for district in range(len(state.markers)))
                state.boss_research = sum(state.markers)
            game = Game.from_state(game.setup, game.content, state)
        while game.codes():
            decision = decision_of(game.state)
            rare = ROLLS in game.state.rolls or (decision is not None and decision.name not in USUAL)
            if rng.random() < (0.3 if rare else 0.05):
                moments.append(game.clone())
            game.play_code(chosen(game.codes(), rng))
        ends.append(game)
    return tuple(ends), (*moments, ends[0])


def chosen(options: list[int], rng: random.Random) -> int:
    """Most of the time somebody fights, or at least does something."""
    fighting = [code for code in options if verb_of(code) == SPEND and slot_of(code) in FIGHT]
    if fighting and rng.random() < 0.8:
        return rng.choice(fighting)
    acting = [code for code in options if verb_of(code) != END]
    return rng.choice(acting if acting and rng.random() < 0.9 else options)


def variants(game: Game, rng: random.Random) -> Iterator[str]:
    """Actions near the legal ones: somebody else, another verb, other words, one word more or less."""
    tables = game.state.tables
    legal = [str(action) for action in rng.sample(game.legal(), min(3, len(game.codes())))]
    seats = (*tables.seat_ids, "team", "nobody")
    city = tuple(tables.district_ids[district] for district in game.state.districts)
    things = (city, DICE, SYMBOLS, tables.card_ids, tables.epic_ids, TRACK_COLOURS, seats, NONSENSE)
    for text in legal:
        words = text.split()
        for place in range(len(words)):
            for _ in range(2):
                yield " ".join((*words[:place], rng.choice(rng.choice(things)), *words[place + 1 :]))
        yield " ".join((rng.choice(seats), *words[1:]))
        yield " ".join((words[0], rng.choice(VERB_WORDS), *words[2:]))
        yield " ".join(words[:-1])
        yield f"{text} {rng.choice(rng.choice(things))}"


def attempts(game: Game, rng: random.Random) -> Iterator[str]:
    """Actions that somebody might try at any time, with whatever is at hand."""
    st = game.state
    tables = st.tables
    seat = rng.randrange(tables.n_seats)
    who, where = tables.seat_ids[seat], st.where[seat]
    city = tuple(tables.district_ids[district] for district in st.districts)
    epics = [tables.epic_ids[epic] for epic in st.epic if epic >= 0]
    here = tables.epic_ids[st.epic[where]] if where >= 0 and st.epic[where] >= 0 else rng.choice(tables.epic_ids)
    ability = tables.card_ids[tables.ability[seat]]
    for by in (rng.choice(DICE), "plan", *(tables.card_ids[card] for card in st.cards[seat])):
        for symbol in ("research", "attack", "contain"):
            yield f"{who} use {by} {symbol} {rng.choice((here, here, *epics))}"
            yield f"{who} use {by} {symbol} {tables.boss_id}"
        yield f"{who} use {by} money"
        yield f"{who} use {by} contain {tables.boss_id} {rng.choice(TRACK_COLOURS)}"
        yield f"{who} use {by} {rng.choice(('enforcement', 'move', 'barricade'))} {rng.choice(city)}"
        yield f"{who} use {by} card {rng.choice((ability, *tables.card_ids))}"
    yield f"{who} use {ability} {rng.choice(('roll', who, *DICE))}"
    yield f"{who} use {ability} {rng.choice(DICE)} {rng.choice(SYMBOLS)}"
    yield from (f"{who} {verb}" for verb in ("reroll", "stop", "lapse", f"keep {rng.choice(DICE)}"))
    yield f"{who} place {rng.choice(city)}"
    yield from ("end", "end use", "end purchase", "end game", "refresh market")
    yield f"reward {rng.choice(SYMBOLS)} {rng.choice((who, here, *city, f'{tables.boss_id} red'))}"
    yield f"buy {tables.card_ids[rng.choice((*st.market, 0))]} for {who}"
    yield from (f"{verb} {who} {rng.choice(DICE)}" for verb in ("ransom", "lose"))
    if st.tables.red_shields:
        yield from more_attempts(game, rng, who, city)
    if st.tables.protects:
        yield from (f"{who} use {by} {rng.choice(SYMBOLS)} protect {rng.choice(city)}" for by in (*DICE[:3], "plan"))
        yield from (f"reward research {rng.choice(city)}", f"{who} use d1 plan {rng.choice(city)}")
    if st.tables.marker_start:
        yield from attempts_in_babilar(game, rng, who, city)


def more_attempts(game: Game, rng: random.Random, who: str, city: tuple[str, ...]) -> Iterator[str]:
    """What only Steelslayer has."""
    tables = game.state.tables
    other, place, colour = rng.choice(tables.seat_ids), rng.choice(city), rng.choice(tables.die_ids)
    yield from (f"{who} {verb} {rng.choice(DICE)}" for verb in ("again", "regain"))
    yield from (f"{who} {verb}" for verb in ("enough", "done", "leave", "bring-boss"))
    yield from (f"{who} bring {rng.choice(PIECES)} {place}", f"{who} swap {rng.choice(DICE)} {colour}")
    yield from (f"{who} take {colour}", f"discard {other}", f"{who} use d1 copy {place}")
    yield from (f"{verb} {other} {rng.choice(tables.card_ids)}" for verb in ("steal", "sell"))
    yield from (f"{who} use {card} {rng.choice((other, place, 'put', '3'))}" for card in POWERFUL)
    for card in POWERFUL:
        yield f"{who} use {card}"
        yield f"{who} use {card} move {place}"
        yield f"{who} use {rng.choice(DICE)} card {card}"
        yield f"{who} use {rng.choice(DICE)} card {card} {rng.choice(SYMBOLS)} {rng.choice(SYMBOLS)}"
    yield f"{who} use dispatcher {other} {place}"
    yield f"{who} use demolitions {rng.choice(('put', '0', '1', '2', '3'))}"


def attempts_in_babilar(game: Game, rng: random.Random, who: str, city: tuple[str, ...]) -> Iterator[str]:
    """What only module 4 has."""
    tables = game.state.tables
    aids = tables.card_ids[tables.first_dawnslight :]
    own = [tables.card_ids[card] for card in game.state.cards[tables.seat_ids.index(who)]]
    other, place = rng.choice(tables.seat_ids), rng.choice(city)
    yield from (f"aid {rng.choice(aids)} {other}", f"{who} heal {rng.choice(aids)}")
    yield from (f"{who} use {card} money" for card in own)
    yield from (f"{who} disable-die {rng.choice(DICE)}", f"{who} disable-card {rng.choice((*own, 'emp'))}")
    yield from (f"{who} use {by} research {place}" for by in (*DICE[:3], "plan"))
    yield from (f"{who} use {by} move {place}" for by in (*DICE[:3], "plan"))
    yield from ("reward money", f"reward boss-research {place}", f"reward research {place}", "reward boss-research")
