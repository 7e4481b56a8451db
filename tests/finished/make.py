"""Makes the finished games of this folder anew: `.venv/bin/python -m tests.finished.make`, some minutes. Names of files
behind it make only these, `--stale` those that are missing or cannot be replayed any more.

A record holds only with the content, rules and notation that it was made with. After a change of these the tests say
"saved with other content", that it opens only with earlier numbers, or name the line that cannot be played: then run
this, look at the differences, and commit the new files. The games follow from the numbers in here: the same program
makes the same files.
"""

from __future__ import annotations

import argparse
import re
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import Progress

from reckoners.bots import Team
from reckoners.game import Game, Setup
from reckoners.game.errors import SaveError
from reckoners.game.record_versions import EARLIER_NUMBERS

HERE: Final = Path(__file__).parent
LARGEST: Final = 40_000  # bytes
MOST_GAMES: Final = 400  # for one file; a result that is so rare is to be wanted of another difficulty
RECKONERS: Final = ("david", "megan", "abraham", "tia", "prof", "cody")
STEELSLAYER: Final = ("val", "mizzy", "exel", "sam")


class Wanted(NamedTuple):
    """A game to be found: who plays it is no part of its record, nor of its name. The planner wins, and a loss is found
    sooner with the greedy bot or one that plays at random."""

    reckoners: int
    difficulty: str
    result: str
    modules: tuple[int, ...] = ()
    boss: str = "steelheart"
    city: str = "newcago"
    options: tuple[str, ...] = ()
    bot: str = "planner"
    first: str = ""  # the action that it begins with
    without: str = ""  # a Reckoner who is not in it: Cody's token asks for clicks that the tests' typist does not know
    done: tuple[str, ...] = ()  # what must come about in it: patterns of actions
    happened: tuple[str, ...] = ()  # and of events, as "kind why"

    @property
    def pair(self) -> tuple[str, str]:
        return self.boss, self.city

    @property
    def path(self) -> Path:
        modules = f"modules-{''.join(map(str, self.modules))}-" if self.modules else ""
        where = f"{self.boss}-{self.city}-" if self.pair != ("steelheart", "newcago") else ""
        options = "".join(f"{option}-" for option in self.options)
        return HERE / f"{where}{options}{modules}{self.reckoners}-{self.difficulty}-{self.result}.jsonl"


PROTECT: Final = r" protect "
SUFFER: Final = r"^suffer "
BENEFIT: Final = r" use [a-z-]+-[ab] "  # of a district's card
EXCHANGE: Final = r" use .* card [a-z-]+-[ab]$"

WANTED: Final = (
    Wanted(2, "beginner", "won"),
    Wanted(
        *(2, "sparks", "lost"),
        first="end purchase",
        without="cody",
        done=(r"^lose ",),
        happened=("^base-found", "^defeated", "^population no-"),
    ),
    Wanted(3, "standard", "won"),
    Wanted(3, "beginner", "lost"),
    Wanted(4, "hard", "won", happened=("^defeated",)),
    Wanted(4, "standard", "lost"),
    Wanted(5, "sparks", "won"),
    Wanted(5, "hard", "lost"),
    Wanted(6, "beginner", "won"),
    Wanted(6, "sparks", "lost"),
    Wanted(4, "standard", "won", (1, 2, 3)),
    Wanted(4, "hard", "lost", (1, 2, 3)),
    Wanted(3, "standard", "won", options=("rewards-at-once",)),
    Wanted(4, "standard", "won", (1, 2, 3, 4), options=("newcago-cards-mixed",), done=(SUFFER, BENEFIT)),
    Wanted(3, "sparks", "lost", (4,), options=("newcago-cards-mixed",), done=(BENEFIT, EXCHANGE)),
    Wanted(3, "standard", "won", (2, 4), "steelheart", "babilar"),
    Wanted(5, "hard", "lost", (3, 4), "steelheart", "babilar", bot="greedy"),
    Wanted(2, "beginner", "won", (4,), "steelheart", "ildithia"),
    Wanted(4, "sparks", "lost", (1, 4), "steelheart", "ildithia", bot="greedy"),
    Wanted(4, "beginner", "won", (1, 4), "regalia", "newcago", ("newcago-cards-a",)),
    Wanted(2, "hard", "lost", (4,), "regalia", "newcago", ("newcago-cards-b",), bot="greedy"),
    Wanted(4, "beginner", "won", (1, 2, 3, 4), "regalia", "babilar"),
    Wanted(3, "sparks", "lost", (4,), "regalia", "babilar"),
    Wanted(5, "beginner", "won", (3, 4), "regalia", "ildithia", ("casual",)),
    Wanted(6, "standard", "lost", (2, 4), "regalia", "ildithia", bot="random"),
    Wanted(3, "standard", "won", (4,), "limelight", "newcago"),
    Wanted(6, "beginner", "lost", (1, 4), "limelight", "newcago", ("intense", "newcago-cards-b"), bot="greedy"),
    Wanted(2, "beginner", "won", (4,), "limelight", "babilar", ("intense",)),
    Wanted(4, "standard", "lost", (2, 4), "limelight", "babilar", bot="greedy"),
    Wanted(4, "standard", "won", (1, 2, 3, 4), "limelight", "ildithia", done=(PROTECT,)),
    Wanted(3, "hard", "lost", (4,), "limelight", "ildithia", ("most-intense",), bot="greedy", done=(PROTECT,)),
)


def setup(wanted: Wanted, number: int) -> Setup:
    """Game after game another seed, and other Reckoners; with module 1 the four of Steelslayer, and others behind them
    where more are wanted."""
    there = STEELSLAYER if 1 in wanted.modules else RECKONERS
    if wanted.reckoners > len(there):
        there = (*there, *RECKONERS)
    teams = list(combinations(there, wanted.reckoners))
    return Setup(
        reckoners=teams[number * 7 % len(teams)],
        boss=wanted.boss,
        city=wanted.city,
        modules=wanted.modules,
        difficulty=wanted.difficulty,
        options=wanted.options,
        seed=f"finished-{number}",
    )


def stale(wanted: Wanted) -> str:
    """What keeps the game that is there from being the one that is wanted; nothing if it is."""
    if not wanted.path.exists():
        return "missing"
    if wanted.path.stat().st_size >= LARGEST:
        return "too large: its making was interrupted"
    try:
        game = Game.load(wanted.path)
    except SaveError as error:
        return str(error)
    if with_earlier_numbers(game):
        return "opens only with earlier numbers"
    return "" if is_wanted(game, wanted) else "not as it is wanted"


def with_earlier_numbers(game: Game) -> bool:
    """Whether a record was opened as those are that people kept before the game was tuned."""
    return any(pack in game.setup.packs for numbers in EARLIER_NUMBERS for pack in numbers)


def is_wanted(game: Game, wanted: Wanted) -> bool:
    """Whether a game ended so, and with all that was to be done in it."""
    if game.result != wanted.result or wanted.without in game.setup.reckoners:
        return False
    if not str(game.actions[0]).startswith(wanted.first):
        return False
    actions = [str(action) for action in game.actions] if wanted.done else []
    if not all(any(re.search(pattern, action) for action in actions) for pattern in wanted.done):
        return False
    events = events_of(game) if wanted.happened else []
    return all(any(re.search(pattern, event) for event in events) for pattern in wanted.happened)


def events_of(game: Game) -> list[str]:
    again = game.fork(0)
    return [f"{event.kind} {event.args.get('why', '')}" for action in game.actions for event in again.play(action)]


def make(wanted: Wanted, progress: Progress) -> int:
    """Play until a game ends as wanted and its file is small enough; how many games that took."""
    task = progress.add_task("")
    for number in range(1, MOST_GAMES + 1):
        progress.update(task, description=f"{wanted.path.stem}, game {number}", total=None)
        team = Team(dict.fromkeys(range(wanted.reckoners), wanted.bot), wanted.reckoners)
        game = team.play_out(Game(setup(wanted, number)))
        if is_wanted(game, wanted):
            game.save(wanted.path)
            if wanted.path.stat().st_size < LARGEST:
                progress.remove_task(task)
                return number
    raise SystemExit(f"{wanted.path.name}: none of {MOST_GAMES} games came out so; want it of another difficulty")


def main(names: list[str], only_stale: bool) -> None:
    unknown = set(names) - {wanted.path.name for wanted in WANTED}
    if unknown:
        raise SystemExit(f"nobody wants {', '.join(sorted(unknown))}")
    some = [wanted for wanted in WANTED if not names or wanted.path.name in names]
    with Progress() as progress:
        if only_stale:
            why = {wanted: stale(wanted) for wanted in progress.track(some, description="replayed")}
            some = [wanted for wanted in some if why[wanted]]
            for wanted in some:
                progress.console.print(f"{wanted.path.name}: {why[wanted]}", soft_wrap=True)
        for old in set(HERE.glob("*.jsonl")) - {wanted.path for wanted in WANTED}:
            old.unlink()
        task = progress.add_task("finished games", total=len(some))
        for wanted in some:
            wanted.path.unlink(missing_ok=True)
            games = make(wanted, progress)
            size = wanted.path.stat().st_size
            progress.console.print(f"{wanted.path.name}: game {games}, {size} bytes", soft_wrap=True)
            progress.advance(task)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.finished.make", description="Makes finished games anew.")
    parser.add_argument("--stale", action="store_true", help="only those that are missing or cannot be replayed")
    parser.add_argument("names", nargs="*", help="only these files")
    asked = parser.parse_args()
    main(asked.names, asked.stale)
