"""Luck of the dice: the symbols that were rolled, less what such dice show on average. Every roll counts, also one that
was rolled again, so nobody's choice of what to keep is in it."""

from __future__ import annotations

from fractions import Fraction

from reckoners.engine.happenings import E_ROLLED
from reckoners.engine.pools import size_of
from reckoners.game import Game


class Luck:
    """Is shown the game after each action while it is replayed."""

    def __init__(self, seats: int) -> None:
        self._over = [Fraction()] * seats

    def see(self, game: Game) -> None:
        tables, dice = game.state.tables, game.state.dice
        for event in game.state.events:
            if event[0] == E_ROLLED:
                _, seat, slot, face = event
                pools = tables.face_pool[tables.kind[dice[seat][slot]]]
                self._over[seat] += size_of(pools[face]) - Fraction(sum(map(size_of, pools)), len(pools))

    def of(self, seat: int) -> float:
        return round(float(self._over[seat]), 1)
