"""Reasons outside of the use step: what to keep, what to buy, where to start, which die to give up."""

from __future__ import annotations

from typing import Final

from reckoners.bots.advice_types import AdviceReason
from reckoners.bots.luck import ROLLS, Hope, better_cards, kept_dice, rerolled_dice, roller
from reckoners.bots.needs import card_worth, counts_of, gains_in, need_of, pools_of, unwanted
from reckoners.bots.planner.steady import summed
from reckoners.bots.trial import Trial
from reckoners.content.model import SYMBOLS
from reckoners.engine.codes import CAPTURED, KEPT, REROLL, ROLLED
from reckoners.engine.decisions.roll import FINISHED
from reckoners.engine.dice import symbols_shown
from reckoners.engine.pools import N_SYMBOLS, ONE, POOL_MAX, counted
from reckoners.engine.state import State
from reckoners.game.happened import Value
from reckoners.game.things import face_word

SOON: Final = 1  # dollars that a Reckoner may bring until the next purchase


def roll_reasons(trial: Trial) -> tuple[AdviceReason, ...]:
    """What is kept and for what; what is rolled again and in which hope."""
    seat = roller(trial)
    st = trial.after
    who = st.tables.seat_ids[seat]
    if trial.last_verb in ROLLS:
        return (*(_must(trial) or _kept_now(trial)), _hope(trial, who))
    if st.rolls[seat] != FINISHED:
        return _fitting(trial, [die for die in st.dice[seat] if st.status[die] == KEPT]) or (AdviceReason("ready"),)
    dice = [die for die in st.dice[seat] if st.status[die] < CAPTURED]  # neither captured nor out of use
    return (*_fitting(trial, dice), AdviceReason("stops", {"reckoner": who, "symbols": _together(st, seat, dice)}))


def _hope(trial: Trial, who: str) -> AdviceReason:
    """What is rolled again, and in which hope."""
    hope = Hope(trial)
    about: dict[str, Value] = {
        "reckoner": who,
        "symbols": _together(trial.after, roller(trial), rerolled_dice(trial)),
        "more": int(hope.is_for_more),
    }
    if not hope.wanted:
        return AdviceReason("rerolls-idly", about)
    if hope.is_for_any:
        return AdviceReason("rerolls-any", about)
    return AdviceReason("rerolls", {**about, "wanted": "+".join(SYMBOLS[symbol] for symbol in hope.wanted)})


def _together(st: State, seat: int, dice: list[int]) -> str:
    """What dice show in all, as a face; of a kind at most as many as a face can say."""
    counts = counts_of([symbols_shown(st, seat, die) for die in dice])
    return face_word(sum(min(count, POOL_MAX) * ONE[symbol] for symbol, count in enumerate(counts)))


def _must(trial: Trial) -> tuple[AdviceReason, ...]:
    """Before a reroll one die has to be kept: the planner would have rolled that one again, too."""
    seat, kept = roller(trial), kept_dice(trial)
    new = [die for die in kept if trial.before.status[die] == ROLLED]
    if trial.last_verb != REROLL or trial.before.kept_now[seat] or len(new) != 1:
        return ()
    if new[0] not in unwanted(trial.before, seat):
        return ()
    about: dict[str, Value] = {
        "reckoner": trial.before.tables.seat_ids[seat],
        "symbols": _together(trial.after, seat, new),
    }
    return (*_fitting(trial, [die for die in kept if die not in new]), AdviceReason("keeps-one", about))


def _kept_now(trial: Trial) -> tuple[AdviceReason, ...]:
    """Dice that it keeps; where it keeps none, those that were kept before."""
    kept = kept_dice(trial)
    new = [die for die in kept if trial.before.status[die] == ROLLED]
    return _fitting(trial, new or kept)


def _fitting(trial: Trial, kept: list[int]) -> tuple[AdviceReason, ...]:
    """The kept symbols that the planner counts most for, and where it would use the first."""
    seat = roller(trial)
    need = need_of(trial.before, seat)
    counts = counts_of([symbols_shown(trial.after, seat, die) for die in kept])
    there = [symbol for symbol in range(N_SYMBOLS) if counts[symbol] and need.values[symbol] > 0]
    if not there:
        return ()
    symbol = max(there, key=lambda symbol: counts[symbol] * need.values[symbol])
    about: dict[str, Value] = {
        "reckoner": trial.before.tables.seat_ids[seat],
        "symbols": face_word(min(counts[symbol], POOL_MAX) * ONE[symbol]),
    }
    aim = need.aim[symbol]
    if not aim:
        return (AdviceReason("keeps", about),)
    place = "epic" if aim in (*trial.before.tables.epic_ids, trial.before.tables.boss_id) else "district"
    return (AdviceReason(f"keeps-{place}", {**about, place: aim}),)


def purchase_reasons(trial: Trial) -> tuple[AdviceReason, ...]:
    st, action = trial.before, trial.actions[0]
    tables = st.tables
    if action.verb == "buy":
        price = tables.price[tables.card_ids.index(action.card)]
        return (AdviceReason("card", {"card": action.card, "reckoner": action.target, "price": price}),)
    if action.verb == "ransom":
        return (AdviceReason("ransom", {"reckoner": action.target, "die": action.source, "price": tables.ransom}),)
    if action.verb == "refresh":
        return (AdviceReason("refresh", {"n": better_cards(st), "price": tables.refresh_price}),)
    offered = [(tables.price[card], card) for card in st.market if card >= 0]
    soon = [card for price, card in offered if st.money < price <= st.money + tables.n_seats * SOON]
    if soon and st.money:
        card = max(soon, key=lambda card: card_worth(st, card))
        about: dict[str, Value] = {"card": tables.card_ids[card], "price": tables.price[card], "money": st.money}
        return (AdviceReason("saves-money", about),)
    affordable = sum(price <= st.money for price, _ in offered)
    return (AdviceReason("ends-purchase", {"money": st.money, "affordable": affordable}),)


def place_reasons(trial: Trial) -> tuple[AdviceReason, ...]:
    """What the Reckoner's own dice can do in that district: the two symbols that bring most there."""
    st = trial.before
    seat = roller(trial)
    place = trial.after.where[seat]
    faces = [pools_of(st, seat, die) for die in st.dice[seat]]
    worth = [
        gains_in(st, seat, place, symbol)[0][0]
        * summed(counted(pool, symbol) / len(pools) for pools in faces for pool in pools)
        for symbol in range(N_SYMBOLS)
    ]
    best = sorted(range(N_SYMBOLS), key=lambda symbol: -worth[symbol])[:2]
    district = trial.actions[0].target
    about: dict[str, Value] = {
        "reckoner": st.tables.seat_ids[seat],
        "district": district,
        "symbols": "+".join(SYMBOLS[symbol] for symbol in best),
    }
    alone = all(st.where[other] != place for other in range(st.tables.n_seats) if other != seat)
    return (AdviceReason("place", about), *((AdviceReason("place-alone", {"district": district}),) if alone else ()))


def loss_reasons(trial: Trial) -> tuple[AdviceReason, ...]:
    """How many dice whoever gives one up still has."""
    st = trial.before
    who, die = trial.actions[0].target, trial.actions[0].source
    seat = st.tables.seat_ids.index(who)
    left = sum(st.status[other] != CAPTURED for other in st.dice[seat]) - 1
    return (AdviceReason("loses", {"reckoner": who, "die": die, "n": left}),)
