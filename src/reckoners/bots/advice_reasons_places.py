"""Reasons that places give: research tracks of districts, Dawnslight's aid, where a Boss goes to meet Reckoners."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.bots.advice_reasons_pieces import Weighed
from reckoners.bots.advice_types import AdviceReason
from reckoners.bots.needs import mind_of
from reckoners.bots.trial import Trial
from reckoners.engine.action import has, seat_of, source_of, target_of, verb_of
from reckoners.engine.cards import equipment_of
from reckoners.engine.codes import AID, CAPTURED, DISABLE_DIE
from reckoners.engine.state import State
from reckoners.engine.track_words import GIVE_AID, operation_of, word_text
from reckoners.game.happened import Value
from reckoners.game.things import district_word


def track_reasons(trial: Trial) -> Iterator[Weighed]:
    """How far markers have come, and what they have met on their way."""
    st = trial.after
    met: list[int] = []
    for district in range(st.tables.n_districts):
        was, left = trial.before.markers[district], st.markers[district]
        if was == left:
            continue
        name = district_word(st, district)
        if left:
            yield 44 + was - left, AdviceReason("track", {"district": name, "n": was - left, "left": left})
        elif st.boss_research:
            yield 70, AdviceReason("track-done", {"district": name, "left": st.boss_research})
        spots = st.tables.district_tracks[st.districts[district]][left:was]
        words = [word for word in reversed(spots) if word]
        if any(operation_of(word) == GIVE_AID for word in words):
            yield 34, AdviceReason("aid", {"district": name})
        met += [word for word in words if operation_of(word) != GIVE_AID]
    if met:
        yield 13, AdviceReason("spots", {"actions": ", ".join(map(word_text, met))})


def meeting_reasons(trial: Trial) -> Iterator[Weighed]:
    """Whom the Boss will meet where he goes without a die: fewer who suffer, or more who can strike."""
    before, after = _met(trial.before), _met(trial.after)
    if before is None or after is None or before[1] == after[1]:
        return
    st = trial.after
    about: dict[str, Value] = {"boss": st.tables.boss_id, "district": district_word(st, after[0]), "n": after[1]}
    if after[1] < before[1]:
        yield 16, AdviceReason("avoids", about)
    elif not st.boss_research:
        yield 23, AdviceReason("lures", about)


def _met(st: State) -> tuple[int, int] | None:
    """Where the Boss goes next, and how many Reckoners are there; None if a die decides."""
    goes = st.tables.boss.goes
    if goes is None or st.boss_at < 0:
        return None
    goal = goes(st)
    return goal, st.where.count(goal)


def asked_reasons(trial: Trial) -> tuple[AdviceReason, ...]:
    """Why an answer to Dawnslight, to an attack on a Reckoner or to a reward; empty for everything else."""
    action, code = trial.actions[0], trial.codes[0]
    if action.verb == "aid":
        return (AdviceReason("aid-card", {"card": action.card}), *_who_needs_it(trial.before, code))
    if action.verb == "disable-die" or action.verb == "disable-card":
        return (_still_there(trial.after, code), *_least_missed(trial.before, code))
    if action.verb == "reward" and action.symbol == "money":
        return (AdviceReason("money-first"),)
    return ()


def _who_needs_it(st: State, code: int) -> tuple[AdviceReason, ...]:
    """If somebody else could have a card that shows symbols, and would make less of it."""
    card = source_of(code)
    same = [other for other in st.options if verb_of(other) == AID and source_of(other) == card]
    worths = dict(mind_of(st.tables).aid.cards(st, same))
    if len(same) < 2 or not st.tables.gives[card] or len(worths) < 2 or worths[max(worths)] != code:
        return ()
    return (AdviceReason("aid-near", {"reckoner": st.tables.seat_ids[target_of(code)]}),)


def _still_there(st: State, code: int) -> AdviceReason:
    seat = seat_of(code)
    who = st.tables.seat_ids[seat]
    if verb_of(code) == DISABLE_DIE:
        return AdviceReason(
            "disables-die", {"reckoner": who, "n": sum(st.status[die] < CAPTURED for die in st.dice[seat])}
        )
    working = [card for card in equipment_of(st, seat) if not has(st.disabled[seat], card)]
    return AdviceReason("disables-card", {"reckoner": who, "n": len(working)})


def _least_missed(st: State, code: int) -> tuple[AdviceReason, ...]:
    seat = seat_of(code)
    mine = [other for other in st.options if seat_of(other) == seat]
    if mind_of(st.tables).belongings.disabled(st, mine)[0][1] != code:
        return ()
    return (AdviceReason("missed-least", {"reckoner": st.tables.seat_ids[seat]}),)
