"""Makes the finished games of this folder anew: `.venv/bin/python -m tests.finished.make`, a minute. Names of files
behind it make only these.

A record holds only with the content, rules and notation that it was made with. After a change of these the tests say
"saved with other content" or name the line that cannot be played: then run this, look at the differences, and commit
the new files. The games follow from the numbers in here: the same program makes the same files.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import Progress

from reckoners.bots import Team
from reckoners.game import Game, Setup

HERE: Final = Path(__file__).parent
LARGEST: Final = 40_000  # bytes
MOST_GAMES: Final = 400  # for one file; a result that is so rare is to be wanted of another difficulty
RECKONERS: Final = ("david", "megan", "abraham", "tia", "prof", "cody")
STEELSLAYER: Final = ("val", "mizzy", "exel", "sam")


class Wanted(NamedTuple):
    reckoners: int
    difficulty: str
    result: str
    modules: tuple[int, ...] = ()
    boss: str = "steelheart"
    city: str = "newcago"

    @property
    def path(self) -> Path:
        modules = f"modules-{''.join(map(str, self.modules))}-" if self.modules else ""
        where = f"{self.boss}-{self.city}-" if self.boss != "steelheart" else ""
        return HERE / f"{where}{modules}{self.reckoners}-{self.difficulty}-{self.result}.jsonl"


WANTED: Final = (
    Wanted(2, "beginner", "won"),
    Wanted(2, "sparks", "lost"),
    Wanted(3, "standard", "won"),
    Wanted(3, "beginner", "lost"),
    Wanted(4, "hard", "won"),
    Wanted(4, "standard", "lost"),
    Wanted(5, "sparks", "won"),
    Wanted(5, "hard", "lost"),
    Wanted(6, "beginner", "won"),
    Wanted(6, "sparks", "lost"),
    Wanted(4, "standard", "won", (1, 2, 3)),
    Wanted(4, "hard", "lost", (1, 2, 3)),
    Wanted(4, "beginner", "won", (1, 2, 3, 4), "regalia", "babilar"),
    Wanted(3, "sparks", "lost", (4,), "regalia", "babilar"),
)


def setup(wanted: Wanted, number: int) -> Setup:
    """Game after game another seed, and other Reckoners; with module 1 the four of Steelslayer."""
    teams = list(combinations(STEELSLAYER if 1 in wanted.modules else RECKONERS, wanted.reckoners))
    return Setup(
        reckoners=teams[number * 7 % len(teams)],
        boss=wanted.boss,
        city=wanted.city,
        modules=wanted.modules,
        difficulty=wanted.difficulty,
        seed=f"finished-{number}",
    )


def make(wanted: Wanted) -> int:
    """Play until a game ends as wanted and its file is small enough; how many games that took."""
    for number in range(1, MOST_GAMES + 1):
        team = Team(dict.fromkeys(range(wanted.reckoners), "planner"), wanted.reckoners)
        game = team.play_out(Game(setup(wanted, number)))
        if game.result == wanted.result:
            game.save(wanted.path)
            if wanted.path.stat().st_size < LARGEST:
                return number
    raise SystemExit(f"{wanted.path.name}: none of {MOST_GAMES} games ended so; want it of another difficulty")


def main(names: list[str]) -> None:
    some = [wanted for wanted in WANTED if not names or wanted.path.name in names]
    for old in HERE.glob("*.jsonl"):
        if not names or old.name in names:
            old.unlink()
    with Progress() as progress:
        task = progress.add_task("finished games", total=len(some))
        for wanted in some:
            progress.update(task, description=wanted.path.stem)
            games = make(wanted)
            progress.console.print(f"{wanted.path.name}: game {games}, {wanted.path.stat().st_size} bytes")
            progress.advance(task)


if __name__ == "__main__":
    main(sys.argv[1:])
