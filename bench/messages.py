"""How large a `table` message is and how long it takes to make: `python -m bench.messages`.

Six Reckoners in the use step, where most can be done: several games at random, each at the beginning of the step in its
first rounds. On one core, with the server's own code, texts once told being remembered as in a server that runs.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator

from reckoners.game import Game, Setup
from reckoners.server.crew import Bots
from reckoners.server.messages import encoded, table_now
from reckoners.server.story import Story
from reckoners.server.teller import teller

SIX = ("david", "megan", "abraham", "tia", "prof", "cody")
SIX_THERE = ("val", "mizzy", "exel", "sam", "tia", "prof")
BOSS_OF = {"babilar": "regalia", "ildithia": "limelight"}
ROUNDS = 3
WARM = 3  # messages before any counts


def setup_of_six(seed: str, city: str) -> Setup:
    if boss := BOSS_OF.get(city):
        return Setup(reckoners=SIX_THERE, boss=boss, city=city, modules=(1, 2, 3, 4), seed=seed)
    return Setup(reckoners=SIX, seed=seed)


def positions(games: int, city: str) -> Iterator[tuple[Game, Story]]:
    for number in range(games):
        chance = random.Random(number)
        game = Game(setup_of_six(f"messages {number}", city))
        story, seen = Story.of(game), 0
        while game.result == "playing" and game.state.round <= ROUNDS:
            story.play(game, chance.choice(game.codes()))
            if game.step == "use" and game.state.round != seen:
                seen = game.state.round
                yield game.clone(), story.copy()


def measured(game: Game, story: Story, language: str, times: int) -> tuple[int, float]:
    """Bytes, and milliseconds of processor time for one message."""
    words, crew = teller(language, game.content), Bots({}).told(game, len(game))

    def made() -> str:
        return encoded(table_now("cNUTGZd9naopX9Dis3dlrQ", len(game), game, story, crew, words, 1))

    for _ in range(WARM):
        text = made()
    start = time.process_time()
    for _ in range(times):
        made()
    return len(text.encode()), (time.process_time() - start) / times * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--times", type=int, default=50, help="messages of each position")
    parser.add_argument("--language", default="en")
    parser.add_argument(
        "--city", default="newcago", choices=("newcago", *BOSS_OF), help="with its Boss and every module"
    )
    asked = parser.parse_args()
    sizes, costs = [], []
    for game, story in positions(asked.games, asked.city):
        size, cost = measured(game, story, asked.language, asked.times)
        options = len(game.every_option())
        print(f"round {game.state.round}: {options} options, {size:,} bytes, {cost:.2f} ms")
        sizes.append(size)
        costs.append(cost)
    print(f"median {statistics.median(sizes):,.0f} bytes, {statistics.median(costs):.2f} ms")
    print(f"largest {max(sizes):,} bytes, slowest {max(costs):.2f} ms")


if __name__ == "__main__":
    main()
