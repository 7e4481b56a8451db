"""What it costs to ask a bot: `python -m bench.asking`, games a second of one core, the processor's time.

The same games of the random bot three times: played from their logs without anybody being asked; by our own bot; by the
same bot as if somebody else had written it, with a guard. In turn, so that other work beside it disturbs all of them.
With PYTHONPATH=FOLDER/src an older copy of the sources is measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time

from reckoners.bots import make_bot
from reckoners.cli.measure_bots import game_of_four, team_of_four

GAMES = 40
SECONDS = 0.4  # of one turn


def rate(play: Callable[[int], None]) -> float:
    games = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        play(games % GAMES)
        games += 1
    return games / spent


def main(turns: int) -> None:
    bot = make_bot("random")
    logs = [team_of_four("random", bot).play_out(game_of_four(number)).log for number in range(GAMES)]

    def nobody(number: int) -> None:
        game = game_of_four(number)
        for code in logs[number]:
            game.play_code(code)

    def ours(number: int) -> None:
        team_of_four("random", bot).play_out(game_of_four(number))

    def guarded(number: int) -> None:
        team = team_of_four("somebody's", bot)
        team.play_out(game_of_four(number))
        team.dismiss()

    asked = (nobody, ours, guarded)
    rates = [[rate(play) for play in asked] for _ in range(turns)]
    for play, found in zip(asked, zip(*rates, strict=True), strict=True):
        print(f"{play.__name__}: {max(found):.0f} games a second at best, {median(found):.0f} in the median")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.asking", description="What it costs to ask a bot.")
    parser.add_argument("--turns", type=int, default=12)
    main(parser.parse_args().turns)
