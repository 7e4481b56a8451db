"""A bot that looks one step ahead and takes what looks best: quick, never at a loss for an answer, and no planner."""

from __future__ import annotations

from typing import Final

from reckoners.bots.greedy_buy import buy, card_worth, die_worth, kind_worth, symbol_worth
from reckoners.bots.greedy_hand import converted, pool_worth
from reckoners.bots.greedy_use import NOTHING, use
from reckoners.bots.greedy_worth import SymbolValues, Worth, judge_for
from reckoners.bots.guard import MOST_MOVES
from reckoners.bots.planner.steady import summed
from reckoners.bots.seen import Seen, asked
from reckoners.engine.action import (
    END_STEP,
    keep,
    reroll,
    seat_of,
    source_of,
    stop,
    target_of,
    verb_of,
)
from reckoners.engine.codes import (
    CAPTURED,
    DISABLE_DIE,
    KEPT,
    ROLLED,
)
from reckoners.engine.decisions.roll import ROLLS
from reckoners.engine.decisions.swap import LEAVE, TAKE
from reckoners.engine.dice import symbols_shown
from reckoners.engine.effects import COSTLY_MOVES, JOKER, SINGLES, works
from reckoners.engine.faith import choose_die, faith_is_ready, roll_chosen, rolls_chosen
from reckoners.engine.pools import singled
from reckoners.engine.state import State
from reckoners.engine.trying import right_after, tried

CROWD: Final = 1.5  # how much a friend who is already there speaks against a starting district


class GreedyBot:
    """Plays any seats. It is also who takes over from a bot that fails, so it has an answer to everything."""

    def choose(self, seen: Seen) -> list[int]:
        try:
            return self.decide(seen)
        except Exception:  # noqa: BLE001 - whatever a pack has come up with: any legal action is better than none
            return [seen.options[seen.chance(len(seen.options))]]

    def decide(self, seen: Seen) -> list[int]:
        """The answer, without a net."""
        st = seen.state
        options = seen.options
        worth = judge_for(st)
        decision = asked(st)
        if decision == "roll":
            seats = sorted({seat_of(code) for code in options})
            return [code for seat in seats for code in roll(worth, st, seat, options)]
        if decision == "use":
            codes = use(worth, st, seen.seats)[: MOST_MOVES - 1]
            return [*codes, END_STEP] if seen.team and asked(st) == "use" else codes
        if decision == "buy":
            return [buy(st, options)]
        if decision == "place":
            return [max(options, key=lambda code: fits(worth, st, code))]
        if decision == "lose":
            return [min(options, key=lambda code: loss(st, code))]
        if decision in ("steal", "sell"):
            return [min(options, key=lambda code: card_loss(st, code))]
        if decision == "discard":
            return [max(options, key=lambda code: st.tokens[seat_of(code)] + st.fresh[seat_of(code)])]
        if decision == "disable":
            return [min(options, key=lambda code: disable_loss(st, code))]
        if decision == "swap":
            return [max(options, key=lambda code: swap_gain(st, code))]
        if decision == "rewards":
            return [max(options, key=lambda code: worth.worth(right_after(st, code)))]
        return [best_of(seen, [(worth.worth(tried(st, code)), code) for code in options])]


def best_of(seen: Seen, found: list[tuple[float, int]]) -> int:
    """For a decision that a pack has added: where its answers lead. Of equals any one."""
    most = max(worth for worth, _ in found)
    best = [code for worth, code in found if worth >= most - NOTHING]
    return best[seen.chance(len(best))]


# -- rolling


def roll(worth: Worth, st: State, seat: int, options: list[int]) -> list[int]:
    """Keep what is better than what a reroll promises, judged by the district that suits the dice best."""
    loose = [slot for slot, die in enumerate(st.dice[seat]) if st.status[die] == ROLLED]
    if not loose or any(seat_of(option) == seat and rolls_chosen(st, option) for option in options):
        return [roll_chosen(st, seat)]
    values = wishes(worth, st, seat)
    rerolls = ROLLS - st.rolls[seat]
    faith = faith_is_ready(st, seat)
    better = {slot: over_reroll(st, seat, slot, values, rerolls + faith) for slot in loose}
    if rerolls == 0:
        marked = [choose_die(st, seat, slot) for slot in loose if better[slot] < 0]
        return [*marked, roll_chosen(st, seat)] if marked and faith else [stop(seat)]
    kept = [slot for slot in loose if better[slot] >= 0]
    if not kept and not works(st, seat, JOKER):
        kept = [max(loose, key=better.__getitem__)]
    if 1 < len(kept) == len(loose):
        return [stop(seat)]
    return [*(keep(seat, slot) for slot in kept), *([reroll(seat)] * (len(kept) < len(loose)))]


def over_reroll(st: State, seat: int, slot: int, values: SymbolValues, rerolls: int) -> float:
    """How much better a die is as it lies than what can be expected of so many rerolls."""
    die = st.dice[seat][slot]
    pools = st.tables.face_pool[st.tables.kind[die]]
    if works(st, seat, SINGLES):
        pools = [singled(pool) for pool in pools]
    faces = [pool_worth(values, pool) for pool in pools]
    hope = float("-inf")
    for _ in range(rerolls):
        hope = summed(max(face, hope) for face in faces) / len(faces)
    return pool_worth(values, symbols_shown(st, seat, die)) - hope


def wishes(worth: Worth, st: State, seat: int) -> SymbolValues:
    """What symbols are worth where this Reckoner will rather be: here, or a move away."""
    best, found = float("-inf"), None
    start = st.where[seat]
    dice = [die for die in st.dice[seat] if st.status[die] in (ROLLED, KEPT)]
    price = 2 if works(st, seat, COSTLY_MOVES) else 1
    for district in range(st.tables.n_districts):
        values = converted(st, seat, worth.values(st, district))
        hopes = sorted(hope(st, seat, die, values) for die in dice)
        if district != start:
            hopes = hopes[price + st.barricades[start] + st.barricades[district] :]
        if summed(hopes) > best:
            best, found = summed(hopes), values
    assert found is not None
    return found


def hope(st: State, seat: int, die: int, values: SymbolValues) -> float:
    shown = pool_worth(values, symbols_shown(st, seat, die))
    return shown if st.status[die] == KEPT else max(shown, die_worth(st.tables, die, values))


# -- the team's choices


def fits(worth: Worth, st: State, code: int) -> float:
    """How well a starting district suits a Reckoner's dice."""
    seat = seat_of(code)
    district = target_of(code)
    values = worth.values(st, district)
    return summed(die_worth(st.tables, die, values) for die in st.dice[seat]) - CROWD * st.where.count(district)


def card_loss(st: State, code: int) -> float:
    """What a card is worth that goes."""
    return card_worth(st, source_of(code), seat_of(code), symbol_worth(st))


def swap_gain(st: State, code: int) -> float:
    """How much better a die of the supply is than the one that goes for it; a new one is all gain."""
    verb = verb_of(code)
    if verb == LEAVE:
        return NOTHING
    values = symbol_worth(st)
    gain = kind_worth(st.tables, target_of(code), values)
    return gain if verb == TAKE else gain - die_worth(st.tables, st.dice[seat_of(code)][source_of(code)], values)


def disable_loss(st: State, code: int) -> float:
    """What a die or a card is worth that does nothing in this round."""
    seat = seat_of(code)
    if verb_of(code) == DISABLE_DIE:
        return die_worth(st.tables, st.dice[seat][source_of(code)], symbol_worth(st))
    return card_loss(st, code)


def loss(st: State, code: int) -> float:
    """What a die is worth that somebody has to give up; rather of one who has many."""
    seat = seat_of(code)
    die = st.dice[seat][source_of(code)]
    left = sum(st.status[other] != CAPTURED for other in st.dice[seat])
    return die_worth(st.tables, die, symbol_worth(st)) - left / 10
