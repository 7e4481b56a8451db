"""What nobody at the table can see changes no bot's answer, and no bot is handed it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from reckoners.bots import Seen, make_bot
from reckoners.bots.guard import apart
from reckoners.bots.registry import OWN
from reckoners.bots.seen import HIDDEN
from reckoners.engine.codes import F_USE
from reckoners.engine.state import State
from reckoners.game import Game, Setup
from tests.bots.tables import positions

KEY = 7
SEATS = 3
EVERY = {"random": 1, "greedy": 2}  # decisions between two questions: who thinks longer is asked less often
SELDOM = 12


def with_other_secrets(game: Game, seed: int) -> Game:
    """The same table with other decks, another seed, other dice to come."""
    chance = random.Random(seed)
    setup = Setup(**{**msgspec.structs.asdict(game.setup), "seed": f"secret {seed}"})
    other = game.clone()
    other.setup = setup
    st = other.state
    st.epic_deck = tuple(chance.sample(st.epic_deck, len(st.epic_deck)))
    st.equipment_deck = tuple(chance.sample(st.equipment_deck, len(st.equipment_deck)))
    st.boss_deck = tuple(chance.sample(st.boss_deck, len(st.boss_deck)))
    st.dawnslight_deck = tuple(chance.sample(st.dawnslight_deck, len(st.dawnslight_deck)))
    st.keys = tuple(chance.getrandbits(64) for _ in st.keys)
    st.drawn = [chance.randrange(1000) for _ in st.drawn]
    if seed % 2:
        st.forced = [tuple(chance.randrange(6) for _ in range(20)) for _ in st.keys]
    return other


def seen(game: Game, seats: tuple[int, ...], team: bool) -> Seen:
    return Seen(game, seats, team=team, key=KEY)


def views(game: Game) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Those at the table who have something to decide: all together, and one of several bots."""
    for seats, team in ((tuple(range(SEATS)), True), ((len(game) % SEATS,), False)):
        if seen(game, seats, team).options:
            yield seats, team


@pytest.mark.parametrize("name", OWN)
def test_what_is_hidden_changes_no_answer(name: str) -> None:
    asked = 0
    steps = set()
    for seed in ("hidden 1", "hidden 2"):
        for number, game in enumerate(positions(SEATS, seed, EVERY.get(name, SELDOM), "greedy")):
            others = [with_other_secrets(game, 2 * number + script) for script in (0, 1)]
            for seats, team in views(game):
                answers = [list(make_bot(name).choose(seen(table, seats, team))) for table in (game, *others)]
                assert answers[0] == answers[1] == answers[2]
                asked += 1
                steps.add(game.step)
    assert asked > 60
    assert steps >= {"prologue", "roll", "use"}


@pytest.mark.parametrize("name", OWN)
def test_a_bot_remembers_nothing_that_changes_its_answers(name: str) -> None:
    """One that has played other games answers like a new one, so that a game can be replayed."""
    old = make_bot(name)
    for seed in ("memory 1", "memory 2"):
        for game in positions(SEATS, seed, 4 * EVERY.get(name, SELDOM), "greedy"):
            for seats, team in views(game):
                assert list(old.choose(seen(game, seats, team))) == list(make_bot(name).choose(seen(game, seats, team)))


def test_the_seed_and_the_decks_are_not_handed_out() -> None:
    orders = 0
    for number, game in enumerate(positions(SEATS, "handed out", 5, "greedy")):
        real = game.state
        table = seen(game, (0,), False)
        again = seen(with_other_secrets(game, number), (0,), False)
        assert table.game.setup.seed == HIDDEN
        for shown, other in ((table.state, again.state), (table.game.state, again.game.state)):
            assert not set(shown.keys) & set(real.keys)
            assert shown.drawn[2:] == [0] * (len(real.drawn) - 2)  # the first two have dealt the decks anew
            assert shown.forced is None
            assert sorted(shown.epic_deck) == sorted(real.epic_deck)
            assert sorted(shown.equipment_deck) == sorted(real.equipment_deck)
            assert shown.key() == other.key()
            orders += shown.epic_deck != real.epic_deck and shown.equipment_deck != real.equipment_deck
            assert in_the_open(shown) == in_the_open(real)
    assert orders > 20


def in_the_open(st: State) -> dict[str, object]:
    """All of a position but what nobody sees."""
    decks = ("epic_deck", "equipment_deck", "boss_deck", "dawnslight_deck")
    hidden = ("keys", "drawn", "forced", *decks, "events", "tables")
    return {name: getattr(st, name) for name in fields(State) if name not in hidden}


def fields(kind: type) -> tuple[str, ...]:
    """The attributes of a class of ours, compiled or not."""
    found: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ()) or getattr(kind, "__slots__", ())
    return found


def test_nothing_hidden_can_be_reached_from_what_a_guest_is_shown() -> None:
    """Not even by looking behind underscores."""
    for game in positions(SEATS, "guest", 25, "greedy"):
        table = apart(game, (0, 1, 2), team=True, seconds=None, key=KEY)
        assert (table.options, table.state.options) == (game.codes(), game.codes())
        real = game.state
        secrets = [game.setup.seed, real.keys, *real.keys]
        secrets += [deck for deck in (real.epic_deck, real.equipment_deck) if len(deck) > 3]
        found = list(reachable(table, set()))
        assert any(thing == HIDDEN for thing in found)
        assert not [thing for thing in found if any(type(thing) is type(one) and thing == one for one in secrets)]
        assert not any(thing is real or thing is game for thing in found)


def reachable(thing: object, known: set[int]) -> Iterator[object]:
    """Everything that hangs on an object of ours."""
    if id(thing) in known:
        return
    known.add(id(thing))
    yield thing
    parts: list[object] = []
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    elif type(thing).__module__.startswith("reckoners"):
        names = [name for kind in type(thing).__mro__ for name in fields(kind)]
        parts = [getattr(thing, name) for name in names if hasattr(thing, name)]
        parts += getattr(thing, "__dict__", {}).values()
        parts += [getattr(thing, name) for name in getattr(thing, "__struct_fields__", ())]
    for part in parts:
        yield from reachable(part, known)


def test_a_bot_s_chance_is_its_own() -> None:
    """It can be replayed, and it is none of the game's streams."""
    game = positions(2, "chance", 10**6, "random")[0]
    drawn = [[seen(game, (0,), True).chance(1000) for _ in range(2)] for _ in range(2)]
    assert drawn[0] == drawn[1]
    table = seen(game, (0,), True)
    assert len({table.chance(10**9) for _ in range(50)}) == 50


def test_in_a_use_step_positions_are_shown_as_they_are() -> None:
    game = next(game for game in positions(2, "use", 1, "random") if game.state.stack[-1][0] == F_USE)
    table = seen(game, (0, 1), True)
    assert [str(action) for action in table.legal()] == [str(action) for action in game.legal()]
    mine = seen(game, (0,), False).legal()
    assert mine == game.legal(game.setup.reckoners[0])


def test_a_cheat_would_be_noticed() -> None:
    """Who does see the deck answers differently: the tests above have teeth."""

    def cheat(table: Seen) -> int:
        return table.options[table._game.state.epic_deck[0] % len(table.options)]

    games = positions(SEATS, "cheat", 10, "greedy")
    pairs = [(game, with_other_secrets(game, number)) for number, game in enumerate(games)]
    answers = [[cheat(seen(table, (0, 1, 2), True)) for table in pair] for pair in pairs]
    assert sum(one != other for one, other in answers) > len(answers) / 3
