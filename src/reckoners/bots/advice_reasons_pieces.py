"""Reasons that Steelslayer's pieces and cards give: Shields, Copy tokens, what is saved up, swapped or given up."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.bots.advice_types import AdviceReason
from reckoners.bots.seen import asked
from reckoners.bots.trial import Trial
from reckoners.content.model import SYMBOLS
from reckoners.engine.dice import symbols_shown
from reckoners.engine.odd.demolitions import damage
from reckoners.engine.pools import N_SYMBOLS, counted
from reckoners.engine.state import State
from reckoners.game import Happening
from reckoners.game.happened import Value
from reckoners.game.things import district_word, face_word

Weighed = tuple[float, AdviceReason]  # how much it counts


def piece_reasons(trial: Trial) -> Iterator[Weighed]:
    """What it takes off the board, and what cards do besides."""
    for event in _last(trial.happened("red-shields"), "district"):
        yield 37, AdviceReason("shield-red", {"district": event.args["district"], "left": event.args["now"]})
    for event in _last(trial.happened("blue-shields"), "district"):
        yield 37, AdviceReason("shield-blue", {"district": event.args["district"], "left": event.args["now"]})
    for event in _last(trial.happened("copy-tokens"), "district"):
        yield 36, _copies(trial, event)
    for event in trial.happened("healed"):
        yield 33, AdviceReason("heals", {"n": event.args["n"]})
    for event in _last(trial.happened("charged"), "reckoner"):
        about: dict[str, Value] = {"reckoner": event.args["reckoner"], "n": damage(int(event.args["now"]))}
        yield 17, AdviceReason("saves-up", about)
    for event in trial.happened("regained"):
        yield 20, AdviceReason("regains", {"reckoner": event.args["reckoner"]})
    for event in _last(trial.happened("plan-now"), "reckoner"):
        yield 16, AdviceReason("plan-now", {"reckoner": event.args["reckoner"]})
    if trial.after.base < trial.before.base:
        yield 18, AdviceReason("base-up")
    if trial.after.stack[-1:] and asked(trial.after) == "ammo" and asked(trial.before) == "use":
        yield 24, AdviceReason("ammo", {"reckoner": trial.after.tables.seat_ids[trial.after.stack[-1][1]]})
    for event in trial.happened("boss-moves"):
        yield 21, AdviceReason("boss-comes", {"boss": trial.before.tables.boss_id, "district": event.args["district"]})


def _copies(trial: Trial, event: Happening) -> AdviceReason:
    st = trial.after
    district = str(event.args["district"])
    place = next(d for d in range(st.tables.n_districts) if district_word(st, d) == district)
    n = trial.before.copies[place] - st.copies[place]
    if n <= 0 or st.epic[place] < 0:
        return AdviceReason("copies", {"district": district, "left": event.args["now"]})
    return AdviceReason("copies-epic", {"district": district, "n": n, "epic": st.tables.epic_ids[st.epic[place]]})


def _last(events: list[Happening], name: str) -> list[Happening]:
    """The last event about each thing."""
    return list({event.args[name]: event for event in events}.values())


def answer_reasons(trial: Trial) -> tuple[AdviceReason, ...]:
    """Why an answer to what a card or an Epic asks for; empty for everything else."""
    action, st = trial.actions[0], trial.before
    who = action.target or action.who
    match action.verb:
        case "steal":
            return (AdviceReason("gives-card", {"card": action.card, "reckoner": who}),)
        case "sell":
            price = st.tables.price[st.tables.card_ids.index(action.card)]
            return (AdviceReason("sells", {"card": action.card, "reckoner": who, "price": price}),)
        case "discard":
            seat = st.tables.seat_ids.index(who)
            return (AdviceReason("discards", {"reckoner": who, "n": st.tokens[seat] + st.fresh[seat] - 1}),)
        case "swap" | "take":
            colour = action.extra[0]
            return (AdviceReason("swaps", {"reckoner": who, "colour": colour, "wanted": _shown_most(st, colour)}),)
        case "leave":
            return (AdviceReason("leaves", {"reckoner": who}),)
        case "again":
            seat, slot = st.tables.seat_ids.index(who), int(action.source[1:]) - 1
            face = face_word(symbols_shown(st, seat, st.dice[seat][slot]))
            return (AdviceReason("rolls-again", {"reckoner": who, "symbols": face}),)
        case "enough":
            return (AdviceReason("rolls-no-more", {"reckoner": who}),)
    return ()


def _shown_most(st: State, colour: str) -> str:
    """The symbols that dice of a colour show most; of basic ones all."""
    pools = st.tables.face_pool[st.tables.die_ids.index(colour)]
    counts = [sum(counted(pool, symbol) for pool in pools) for symbol in range(N_SYMBOLS)]
    return "+".join(SYMBOLS[symbol] for symbol in range(N_SYMBOLS) if counts[symbol] == max(counts))
