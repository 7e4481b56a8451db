"""How fast the library is: the measurements of `reckoners bench`, on one core, through the public `Game`."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import msgspec

from reckoners import Game
from reckoners.cli.measure_bots import BASE, BotFigures, Played, setup_of_four
from reckoners.content import load_content
from reckoners.engine import flow
from reckoners.engine.codes import F_USE
from reckoners.engine.offers import use_options
from reckoners.engine.state import State

CROWD = 99_999
LONG = 600  # decisions of the game that undo, load and memory are measured on
IMPORT = "from time import perf_counter as t; a = t(); from reckoners import Game, Setup; print((t() - a) * 1e3)"


class Figures(msgspec.Struct, kw_only=True):
    """One run. Microseconds, milliseconds and bytes as the names say."""

    decisions_per_s: float = 0.0
    games_per_s: float = 0.0
    clone_us: float = 0.0
    legal_us: float = 0.0
    undo_ms: float = 0.0
    load_ms: float = 0.0
    import_ms: float = 0.0
    bytes_per_game: int = 0
    compiled: bool = False
    decisions_per_game: float = 0.0
    options: float = 0.0
    growth: float = 0.0
    modules: tuple[int, ...] = ()
    boss: str = BASE.boss
    city: str = BASE.city
    bots: BotFigures = msgspec.field(default_factory=BotFigures)


def random_play(seconds: float, played: Played = BASE) -> tuple[float, float, float, float]:
    """Whole games of four Reckoners, a random choice among all legal actions, legality checked, log kept.

    Decisions and games per second, decisions a game, options a decision. Seconds of the processor: other work beside it
    disturbs less.
    """
    chance = random.Random(1).random
    decisions = games = options = 0
    start = process_time()
    while True:
        game = Game(setup_of_four(f"bench {games}", played))
        while codes := game.codes():
            options += len(codes)
            game.play_code(codes[int(chance() * len(codes))])
        decisions += len(game)
        games += 1
        spent = process_time() - start
        if spent >= seconds:
            return decisions / spent, games / spent, decisions / games, options / decisions


def use_steps(count: int = 60, played: Played = BASE) -> list[State]:
    """Use steps of four Reckoners, played to the last die: positions from their whole length, drawn evenly."""
    chance = random.Random(2)
    positions: list[State] = []
    for seed in range(30):
        game = Game(setup_of_four(f"use {seed}", played))
        while len(codes := game.codes()) > 1:
            if game.state.stack[-1][0] == F_USE:
                positions.append(game.state.clone())
            game.play_code(chance.choice(codes[:-1]))
    return chance.sample(positions, count)


def each(states: list[State], act: Callable[[State], object], rounds: int = 60) -> float:
    """The best of several rounds, in microseconds an act: what the machine can do when nothing else disturbs it."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        for state in states:
            act(state)
        best = min(best, perf_counter() - start)
    return best / len(states) * 1e6


def all_options(state: State) -> object:
    """The whole table's legal list, nothing remembered."""
    state.stale = -1
    return use_options(state)


def crowded_pack(folder: Path) -> str:
    """A pack with a city of many people, so that a game lasts."""
    (folder / "pack.toml").write_text('id = "crowd"\ntitle = "Crowd"\nversion = "1"\nrequires = ["base"]\n')
    table = load_content().table.id
    (folder / "table.toml").write_text(f'[[replace.table]]\nid = "{table}"\npopulation = {CROWD}\n')
    return str(folder)


def long_game(pack: str, seed: int = 0, decisions: int = LONG, played: Played = BASE) -> Game:
    """Random play over so many decisions."""
    game = Game(setup_of_four(f"long {seed}", played, [pack]))
    chance = random.Random(seed)
    while len(game) < decisions:
        codes = game.codes()
        game.play_code(codes[int(chance.random() * len(codes))])
    return game


def undo_ms(game: Game, tries: int = 3) -> float:
    """The slowest undo, redo or jump of many, looked at. Each is the best of some tries: disturbances do not count."""
    chance = random.Random(3)
    return max(
        min(timed(act, game, point) for _ in range(tries))
        for act in (undo, redo, jump)
        for point in [chance.randrange(1, LONG) for _ in range(40)]
    )


def undo(game: Game, point: int) -> Callable[[], object]:
    there = game.at(point)
    return lambda: (there.undo(), there.state)


def redo(game: Game, point: int) -> Callable[[], object]:
    there = game.at(point)
    return lambda: (there.redo(), there.state)


def jump(game: Game, point: int) -> Callable[[], object]:
    return lambda: game.at(point).state


def timed(act: Callable[[Game, int], Callable[[], object]], game: Game, point: int) -> float:
    """Milliseconds of one act; what leads up to it does not count."""
    run = act(game, point)
    start = perf_counter()
    run()
    return (perf_counter() - start) * 1e3


def growth(pack: str, before: int = 2000, decisions: int = 300, tries: int = 5, played: Played = BASE) -> float:
    """The cost of some decisions late in a long game, by that of the very same ones with an empty record."""
    late = long_game(pack, 1, before, played)
    fresh = Game.from_state(late.setup, late.content, late.state.clone())
    chance = random.Random(6)
    codes = []
    there = late.fork()
    for _ in range(decisions):
        codes.append(chance.choice(there.codes()))
        there.play_code(codes[-1])
    return min(played_s(late, codes) for _ in range(tries)) / min(played_s(fresh, codes) for _ in range(tries))


def played_s(game: Game, codes: list[int]) -> float:
    game = game.fork()
    start = perf_counter()
    for code in codes:
        game.play_code(code)
    return perf_counter() - start


def load_ms(game: Game, folder: Path, rounds: int = 5) -> float:
    """The game from its file, every line checked, in a running program."""
    path = folder / "game.jsonl"
    game.save(path)
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        Game.load(path)
        best = min(best, perf_counter() - start)
    return best * 1e3


def bytes_per_game(pack: str, count: int = 10, played: Played = BASE) -> int:
    """What a live game holds on to; content and tables are shared."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [long_game(pack, seed, played=played) for seed in range(count)]
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(games)


def import_ms(rounds: int = 5) -> float:
    """`from reckoners import Game` in a fresh process."""
    runs = [
        subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True).stdout
        for _ in range(rounds)
    ]
    return min(float(run) for run in runs)


def is_compiled() -> bool:
    return not str(flow.__file__).endswith(".py")
