"""What the decision says is true: of every position that a game comes through, whoever still has something to do."""

from __future__ import annotations

import random

from reckoners.game import Game, Setup
from reckoners.game.action import TEAM
from reckoners.server.choices import options_of
from reckoners.server.decision_words import decision_of
from reckoners.server.teller import teller

ACTIONS = 260  # of each game


def test_every_line_of_a_decision_is_true() -> None:
    say = teller("en")
    seen: set[str] = set()
    for seed in range(8):
        chance = random.Random(seed)
        game = Game(Setup(reckoners=("tia", "abraham", "prof"), difficulty="standard", seed=f"decision {seed}"))
        for _ in range(ACTIONS):
            if game.result != "playing":
                break
            view, legal = game.view(), game.every_option()
            decision = decision_of(view, legal, "", say)
            able = {option.who for option in options_of(view, legal, say)} - {TEAM}
            assert set(decision.open) == able
            for seat in view.reckoners:
                line = decision.seats[seat.id]
                seen.add(line.partition(",")[0])
                if view.step == "roll":
                    assert (line == "Done rolling") == (seat.id not in able)
                elif view.step == "use":
                    assert (line == "Done") == (seat.id not in able)
                    dice = sum(die.state == "kept" for die in seat.dice)
                    assert ("No dice left" in line) == (dice == 0 and seat.open is None and seat.id in able)
            game.play_code(chance.choice(game.codes()))
    assert {"Done rolling", "Roll 1 of 3", "No dice left", "Done"} <= seen
