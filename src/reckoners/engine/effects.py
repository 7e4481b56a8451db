"""What on-going odd cards, and attacks on a Reckoner, change meanwhile, as a set in one integer by seat
(`State.effects`)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit, has
from reckoners.engine.state import State

EFFECT_NAMES: Final[list[str]] = []


def effect_named(name: str) -> int:
    """The number of an effect; a name that nobody has used yet makes a new one."""
    if name not in EFFECT_NAMES:
        EFFECT_NAMES.append(name)
    return EFFECT_NAMES.index(name)


JOKER: Final = effect_named("joker")  # may keep none of a roll (HER2-04)
FUEL_CELLS: Final = effect_named("fuel-cells")  # two equal symbols count as three (EQ2-14)
PREDICTIVE: Final = effect_named("predictive-analytics")  # Plan tokens at once (EQ2-18)
BLACKMAIL: Final = effect_named("blackmail")  # the left-most action is skipped (EQ2-13)
SABOTAGE: Final = effect_named("sabotage")  # the bracket moves one less (EQ2-19)
COSTLY_MOVES: Final = effect_named("costly-moves")  # a Move costs two (ATK-06)
SINGLES: Final = effect_named("singles")  # two equal symbols count as one (ATK-07)

# What Attack Reckoners tokens do, in the order of `content.model.ATTACK_EFFECTS`.
LESS_REROLLS: Final = 0
LESS_DICE: Final = 1
LESS_EQUIPMENT: Final = 2
NO_ABILITY: Final = 3
TWO_FOR_A_MOVE: Final = 4
ONE_FOR_TWO: Final = 5


def suffered(tokens: tuple[int, ...]) -> int:
    """The effects of Attack Reckoners tokens that stand among those of cards; several of a kind are one."""
    effects = 0
    if TWO_FOR_A_MOVE in tokens:
        effects |= bit(COSTLY_MOVES)
    if ONE_FOR_TWO in tokens:
        effects |= bit(SINGLES)
    return effects


def works(st: State, seat: int, effect: int) -> bool:
    """Whether a Reckoner has this effect now."""
    return has(st.effects[seat], effect)


def works_in(st: State, district: int, effect: int) -> bool:
    """Whether somebody whose miniature is there has it. The Sniper token does not count (EQ2-13, EQ2-19)."""
    for seat in range(st.tables.n_seats):  # noqa: SIM110 - half the time of any()
        if st.where[seat] == district and st.effects[seat] & bit(effect):
            return True
    return False
