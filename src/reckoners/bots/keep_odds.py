"""Keep odds: for every sensible way to keep dice, how likely each symbol comes at least once, twice, ...

The odds are those after ONE reroll of the dice that are not kept, counted over all dice that the Reckoner then has. A
second reroll can only add to them, since nobody has to take it. They are exact: the faces of the dice are convolved,
nothing is sampled. Symbols count as they are shown, doubled where a card doubles them; a card that lets one symbol be
used as another is not counted in.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from reckoners.bots.advice_types import KeepOdds
from reckoners.bots.needs import Need, need_of, pools_of
from reckoners.bots.planner.steady import summed
from reckoners.bots.seen import asked
from reckoners.content.model import SYMBOLS
from reckoners.engine.codes import KEPT, MARKED, ROLLED
from reckoners.engine.decisions.roll import FINISHED, ROLLS
from reckoners.engine.dice import symbols_shown
from reckoners.engine.effects import JOKER, works
from reckoners.engine.faith import faith_is_ready
from reckoners.engine.pools import N_SYMBOLS, counted
from reckoners.engine.state import State
from reckoners.game import Action, Game
from reckoners.game.action import ROLL

MOST: Final = 12  # ways to keep that are worth a look
COLUMNS: Final = 4  # at least one, two, three, four

Chances = tuple[float, float, float, float]


def keep_odds(game: Game, seat: int) -> tuple[KeepOdds, ...]:
    """The best ways to keep dice for the Reckoner on this seat, the best first; empty if there is nothing to keep.

    Dice that show the same are one choice. All dice kept, which ends the rolling, is one of the ways. After the last
    roll a Reckoner with Faith chooses what it rolls again: then the dice that are not chosen count as kept.
    """
    st = game.state
    if asked(st) != "roll" or st.rolls[seat] == FINISHED:
        return ()
    slots = st.dice[seat]
    loose = [slot for slot in range(len(slots)) if st.status[slots[slot]] == ROLLED]
    if not loose or any(st.status[die] == MARKED for die in slots):
        return ()
    by_faith = st.rolls[seat] == ROLLS
    if by_faith and not faith_is_ready(st, seat):
        return ()
    may_keep_none = by_faith or st.kept_now[seat] or works(st, seat, JOKER)
    need = need_of(st, seat)
    pools = {slot: pools_of(st, seat, slots[slot]) for slot in loose}
    found: list[tuple[float, tuple[int, ...], dict[str, Chances]]] = []
    for kept in _ways(st, seat, loose):
        if kept or may_keep_none:
            rerolled = [slot for slot in loose if slot not in kept]
            odds = _odds(_sure(st, seat, kept), [pools[slot] for slot in rerolled])
            found.append((worth_of(odds, need), kept, odds))
    found.sort(key=lambda one: (-one[0], len(one[1]), one[1]))
    best = max(found[0][0], 1e-9)
    return tuple(
        KeepOdds(
            reckoner=st.tables.seat_ids[seat],
            kept=_names(kept),
            rerolled=_names(tuple(slot for slot in loose if slot not in kept)),
            rolls_left=max(0, ROLLS - st.rolls[seat]),
            odds=odds,
            wanted=max(0.0, worth / best),
            actions=_actions(st, seat, kept, loose, by_faith=by_faith),
        )
        for worth, kept, odds in found[:MOST]
    )


def _ways(st: State, seat: int, loose: list[int]) -> Iterator[tuple[int, ...]]:
    """Which of the dice to keep: of dice of one kind that show the same, so many, the first ones."""
    equal: dict[tuple[int, int], list[int]] = {}
    for slot in loose:
        die = st.dice[seat][slot]
        equal.setdefault((st.tables.kind[die], st.face[die]), []).append(slot)
    groups = list(equal.values())
    for counts in product(*(range(len(group) + 1) for group in groups)):
        yield tuple(sorted(slot for group, count in zip(groups, counts, strict=True) for slot in group[:count]))


def _sure(st: State, seat: int, kept: tuple[int, ...]) -> list[int]:
    """What the dice show that will not be rolled again."""
    slots = st.dice[seat]
    stays = [slots[slot] for slot in kept] + [die for die in slots if st.status[die] == KEPT]
    return [symbols_shown(st, seat, die) for die in stays]


def _odds(sure: list[int], rerolled: list[list[int]]) -> dict[str, Chances]:
    return {
        SYMBOLS[symbol]: at_least(
            sum(counted(pool, symbol) for pool in sure),
            [[counted(pool, symbol) for pool in pools] for pools in rerolled],
        )
        for symbol in range(N_SYMBOLS)
    }


def at_least(sure: int, dice: list[list[int]]) -> Chances:
    """How likely `sure` and what the dice show (a list of faces each) together are at least 1, 2, 3 and 4.

    >>> at_least(1, [[0, 1]])
    (1.0, 0.5, 0.0, 0.0)
    """
    ways = [0] * (COLUMNS + 1)  # how many rolls show so many; the last place holds everything above it too
    ways[min(sure, COLUMNS)] = 1
    rolls = 1
    for faces in dice:
        then = [0] * (COLUMNS + 1)
        for count, number in enumerate(ways):
            for shown in faces:
                then[min(count + shown, COLUMNS)] += number
        ways = then
        rolls *= len(faces)
    one, two, three, four = (sum(ways[least:]) / rolls for least in range(1, COLUMNS + 1))
    return one, two, three, four


def worth_of(odds: dict[str, Chances], need: Need) -> float:
    """What one can hope for: each further symbol of a kind counts as much as it would bring."""
    return summed(
        gain * chance
        for symbol in range(N_SYMBOLS)
        for gain, chance in zip(need.gains[symbol], odds[SYMBOLS[symbol]], strict=True)
    )


def _names(slots: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"d{slot + 1}" for slot in slots)


def _actions(st: State, seat: int, kept: tuple[int, ...], loose: list[int], *, by_faith: bool) -> tuple[Action, ...]:
    who = st.tables.seat_ids[seat]
    if len(kept) == len(loose):
        return (Action(who, "stop"),)
    if by_faith:
        faith = st.tables.card_ids[st.tables.ability[seat]]
        chosen = _names(tuple(slot for slot in loose if slot not in kept))
        return (*(Action(who, "power", faith, extra=(word,)) for word in (*chosen, ROLL)),)
    return (*(Action(who, "keep", die) for die in _names(kept)), Action(who, "reroll"))
