"""The proof for bots, at every table: each Boss in each city, each set of modules, each number of Reckoners.

What is hidden changes no answer, no answer is illegal, and whoever misbehaves is replaced and the game goes on. The
quick lane takes a few tables in which each Boss, city, set and number comes at least once; the slow one takes all.
"""

from __future__ import annotations

from itertools import product

import pytest

from reckoners.bots import Seen, Team, make_bot
from reckoners.bots.registry import OWN, STUDIED
from reckoners.bots.seen import options_for
from reckoners.content.model import DIFFICULTIES
from reckoners.engine.action import seat_of
from reckoners.engine.chance import mix
from reckoners.game import Game, Setup
from tests.bots.misbehaving import NONSENSE, RAISING, Turncoat
from tests.bots.tables import COUNTS, played, team_of
from tests.bots.test_hidden import KEY, with_other_secrets
from tests.bots.test_limelight_games import BOSSES, CITIES
from tests.bots.test_module4_games import SETS
from tests.bots.test_steelslayer_games import shuffled

FOURTH = ("regalia", "limelight", "babilar", "ildithia")  # who and what come with module 4
ALL = list(product(BOSSES, CITIES, SETS, COUNTS))
FEW = [(BOSSES[n % 3], CITIES[n // 3], SETS[n % len(SETS)], COUNTS[n % len(COUNTS)]) for n in range(9)]
OFTEN = {"random": 7, "greedy": 13, "planner": 61, "planner:effort=4": 89}  # decisions between two questions
FRAIL = 23  # decisions that a bad bot answers well first, at most
BAD = [("raised", RAISING[name]) for name in RAISING] + [
    ("nonsense", NONSENSE[name])
    for name in NONSENSE
    if name != "empty"  # which is an answer in the use step
]

Table = tuple[str, str, tuple[int, ...], int]


def game_at(table: Table, name: str) -> Game:
    boss, city, modules, count = table
    number = ALL.index(table)
    return Game(
        Setup(
            reckoners=tuple(shuffled(modules, f"{name} {number}")[:count]),
            boss=boss,
            city=city,
            modules=(*modules, 4) if boss in FOURTH or city in FOURTH else modules,
            difficulty=DIFFICULTIES[number % len(DIFFICULTIES)],
            seed=f"{name} {number}",
        )
    )


def check_answers(table: Table, name: str, often: int) -> None:
    """Now and then in a game of other bots: for the whole team, and for one seat of several."""
    number = ALL.index(table)
    game = game_at(table, "everywhere")
    count = len(game.setup.reckoners)
    team = team_of(game, "greedy" if number % 2 else "random")
    asked = 0
    first = mix(number, 1) % often
    while (code := team.next_code(game)) is not None:
        if len(game) % often == first:
            for seats, whole in ((tuple(range(count)), True), ((len(game) % count,), False)):
                if not options_for(game.state, seats, whole):
                    continue
                tables = (game, with_other_secrets(game, number), with_other_secrets(game, number + 1))
                answers = [list(make_bot(name).choose(Seen(one, seats, team=whole, key=KEY))) for one in tables]
                assert answers[0] == answers[1] == answers[2], (table, len(game))
                for code_said in answers[0][:1]:
                    assert isinstance(code_said, int)
                    game.clone().play(game.action(code_said))  # a Refusal if it is illegal
                    assert whole or seat_of(code_said) in seats
                asked += 1
        game.play_code(code)
    assert team.troubles == []
    assert asked or len(game) < often


def check_replaced(table: Table) -> None:
    """Another kind of misbehaviour at each table."""
    number = ALL.index(table)
    game = game_at(table, "frail")
    count = len(game.setup.reckoners)
    kind, answer = BAD[number % len(BAD)]
    bad = Turncoat(answer, mix(number, 2) % FRAIL)
    team = Team({seat: "bad" if seat % 2 else "random" for seat in range(count)}, count, bots={"bad": bad})
    team.play_out(game)
    assert game.result in ("won", "lost")
    if bad.good < 0:
        assert [(trouble.bot, trouble.kind) for trouble in team.troubles] == [("bad", kind)]
        assert set(team.names.values()) == {"greedy", "random"}
    team.dismiss()


def test_few_stand_for_all() -> None:
    for place, every in enumerate((BOSSES, CITIES, SETS, COUNTS)):
        assert {table[place] for table in FEW} == set(every)
    assert len({table[:2] for table in FEW}) == 9
    assert set(FEW) <= set(ALL)


@pytest.mark.parametrize("name", OWN)
def test_answers_are_legal_and_know_nothing_hidden(name: str) -> None:
    often = OFTEN[name] * 2 if name == "planner" else OFTEN[name]  # it thinks longer than both others together
    for table in FEW:
        check_answers(table, name, often)


def test_who_misbehaves_is_replaced() -> None:
    for table in FEW:
        check_replaced(table)


@pytest.mark.slow
@pytest.mark.parametrize("name", OFTEN)
@pytest.mark.parametrize("pair", list(product(BOSSES, CITIES)), ids="-".join)
def test_answers_at_every_table(name: str, pair: tuple[str, str]) -> None:
    """Also of a planner with the effort for what it does not do else: it asks several characters and tries rolls."""
    assert set(OFTEN) > set(OWN)
    for table in ALL:
        if table[:2] == pair:
            check_answers(table, name, OFTEN[name])


@pytest.mark.slow
def test_who_misbehaves_is_replaced_at_every_table() -> None:
    for table in ALL:
        check_replaced(table)


@pytest.mark.slow
@pytest.mark.parametrize("pair", list(product(BOSSES, CITIES)), ids="-".join)
def test_whole_games_at_every_table(pair: tuple[str, str]) -> None:
    """Every action of every answer, to the end: quick bots everywhere, the planner and those with a habit in turn."""
    thinkers = ("planner", *STUDIED)
    for table in ALL:
        if table[:2] == pair:
            number = ALL.index(table)
            for name in ("random", "greedy"):
                played(game_at(table, f"whole {name}"), name)
            turn = number // len(COUNTS)
            if COUNTS[turn % len(COUNTS)] == table[3]:
                played(game_at(table, "whole"), thinkers[turn % len(thinkers)])
