"""The greedy bot: it always has an answer, also to what it has never seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.bots import Seen
from reckoners.bots.greedy import GreedyBot
from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.action import END_STEP
from reckoners.engine.codes import F_USE
from reckoners.engine.flow import play
from tests.bots.tables import any_game, game_of, played, positions, team_of

PACK = """
id = "odd"
title = "Odd things"
version = "1"
requires = ["base"]
"""
CARD = """
[[equipment]]
id = "odd-{power}-{number}"
name = "Odd {power} {number}"
price = 1
does = {{ family = "odd", power = "{power}" }}
provenance = {{ default = "ours" }}
"""


class Netless(GreedyBot):
    """Whatever goes wrong is seen."""

    def choose(self, seen: Seen) -> list[int]:
        return self.decide(seen)


def test_it_needs_no_net() -> None:
    for number in range(25):
        game = any_game(number, "netless")
        team = team_of(game, "greedy", bots={"greedy": Netless()})
        team.play_out(game)
        assert team.troubles == []


def test_every_part_of_its_answers_fits() -> None:
    """Nothing of what it says has to be dropped, for one seat or for all; but a step may end by itself."""
    for game in positions(3, "answers", 3, "greedy"):
        for seats, speaks in (((0, 1, 2), True), ((1,), False), ((0, 2), False)):
            seen = Seen(game, seats, team=speaks)
            if not seen.options:
                continue
            st = game.state.clone()
            for code in Netless().choose(seen):
                assert play(st, code) or code == END_STEP


def test_with_nothing_to_gain_it_says_nothing_or_ends_the_step() -> None:
    quiet = 0
    for game in (game for seed in ("quiet", "calm", "still") for game in positions(2, seed, 1, "greedy")):
        if game.state.stack[-1][0] != F_USE:
            continue
        alone = GreedyBot().choose(Seen(game, (0,), team=False))
        together = GreedyBot().choose(Seen(game, (0, 1), team=True))
        assert together
        assert END_STEP not in alone
        if together == [END_STEP]:
            assert alone == []
            quiet += 1
    assert quiet > 3


def test_a_failure_within_is_still_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes over from others, so nothing may stop it."""

    def broken(self: GreedyBot, seen: Seen) -> list[int]:
        raise ZeroDivisionError((self, seen))

    monkeypatch.setattr(GreedyBot, "decide", broken)
    played(game_of(2, "broken"), "greedy")


def test_it_ends_the_game_when_it_can() -> None:
    """One attack more and the Boss is defeated: it is seen, whatever else there is to do."""
    for number in range(60):
        game = game_of(2, f"finish {number}", "beginner")
        team = team_of(game, "greedy")
        while (code := team.next_code(game)) is not None:
            near = game.state.boss_research == 0 and game.state.boss_health == 1
            game.play_code(code)
            if near and game.result == "won":
                return
    pytest.fail("no game was won")


def test_cards_of_a_pack(tmp_path: Path) -> None:
    """Odd powers as Equipment, in any hand: looked at like everything else, and used."""
    (tmp_path / "pack.toml").write_text(PACK)
    cards = [CARD.format(power=power, number=number) for power in ODD_POWERS for number in range(8)]
    (tmp_path / "equipment.toml").write_text("".join(cards))
    said: set[str] = set()
    for number in range(12):
        game = game_of(3, f"pack {number}", packs=(str(tmp_path),))
        team = team_of(game, "greedy", bots={"greedy": Netless()})
        team.play_out(game)
        assert team.troubles == []
        said.update(action.card or action.source for action in game.actions)
    assert {f"odd-{power}" for power in ODD_POWERS} <= {word.rpartition("-")[0] for word in said}
