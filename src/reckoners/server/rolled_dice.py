"""Luck of the dice: the symbols that were rolled, beside what such dice show on average. Every roll counts, also one
that was rolled again, so nobody's choice of what to keep is in it."""

from __future__ import annotations

from fractions import Fraction

from reckoners.engine.happenings import E_ROLLED
from reckoners.engine.pools import size_of
from reckoners.engine.state import State


class RolledDice:
    """Is shown the position after each action while a game is replayed: for its end each Reckoner's luck, for the
    statistics all dice together, with the variance of what they can show as `spread`."""

    def __init__(self) -> None:
        self.symbols = 0
        self._over: dict[int, Fraction] = {}
        self._rolls: dict[int, int] = {}  # by kind of die
        self._kinds: dict[int, tuple[list[int], Fraction, Fraction]] = {}

    def see(self, st: State) -> None:
        for event in st.events:
            if event[0] == E_ROLLED:
                _, seat, slot, face = event
                kind = st.tables.kind[st.dice[seat][slot]]
                sizes, mean, _ = self._kinds.get(kind) or self._kind(st, kind)
                self.symbols += sizes[face]
                self._over[seat] = self._over.get(seat, Fraction()) + sizes[face] - mean
                self._rolls[kind] = self._rolls.get(kind, 0) + 1

    @property
    def dice(self) -> int:
        return sum(self._rolls.values())

    @property
    def average(self) -> float:
        return float(sum(n * self._kinds[kind][1] for kind, n in self._rolls.items()))

    @property
    def spread(self) -> float:
        return float(sum(n * self._kinds[kind][2] for kind, n in self._rolls.items()))

    def luck(self, seat: int) -> float:
        """Symbols above the average that a Reckoner's dice have shown."""
        return round(float(self._over.get(seat, 0)), 1)

    def _kind(self, st: State, kind: int) -> tuple[list[int], Fraction, Fraction]:
        sizes = [size_of(pool) for pool in st.tables.face_pool[kind]]
        mean = Fraction(sum(sizes), len(sizes))
        found = self._kinds[kind] = sizes, mean, sum(((size - mean) ** 2 for size in sizes), Fraction()) / len(sizes)
        return found
