"""Reasons that a city gives which walks, a Boss who counts what has grown, and the cards of districts."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.bots.advice_reasons_pieces import Weighed
from reckoners.bots.advice_types import AdviceReason
from reckoners.bots.needs import mind_of
from reckoners.bots.trial import Trial
from reckoners.content.vocabulary import BY_WHAT
from reckoners.engine.bosses.limelight import COUNTED, cost_by
from reckoners.engine.codes import END
from reckoners.engine.track_words import word_text
from reckoners.game.action import TEAM
from reckoners.game.happened import Value
from reckoners.game.things import district_word


def city_reasons(trial: Trial) -> Iterator[Weighed]:
    """What it has to do with where it is done, and with what the Boss counts."""
    if trial.after.over:
        return
    if trial.happened("protected"):
        yield from protecting_reasons(trial)
    yield from card_reasons(trial)
    yield from scale_reasons(trial)


def protecting_reasons(trial: Trial) -> Iterator[Weighed]:
    """What a district will not do when the city walks past it, and what its people know."""
    st = trial.after
    walk = mind_of(st.tables).judge.walk
    for district in range(st.tables.n_districts):
        was, left = trial.before.markers[district], st.markers[district]
        if was == left:
            continue
        name = district_word(st, district)
        if left == 0 and trial.before.boss_research:
            about: dict[str, Value] = {"district": name, "boss": st.tables.boss_id}
            yield 47, AdviceReason("protects-whole", about)
        spots = st.tables.district_tracks[st.districts[district]][left + 1 : was + 1]
        words = [word_text(word) for word in reversed(spots) if word]
        late = walk.rounds(st, district)
        if words:
            told: dict[str, Value] = {"district": name, "actions": ", ".join(words)}
            reason = AdviceReason("protects-later", told) if late else AdviceReason("protects", told)
            yield 42 + len(words) - 3 * late, reason
        elif left:
            yield 20, AdviceReason("protects-on", {"district": name, "left": left})


def card_reasons(trial: Trial) -> Iterator[Weighed]:
    """What the card of a district gives, for a die or on top."""
    for event in trial.happened("exchanged"):
        yield 26, AdviceReason("exchanges", {"card": event.args["card"], "symbols": event.args["symbols"]})
    for event in trial.happened("benefit"):
        yield 27, AdviceReason("benefit", {"card": event.args["card"], "symbols": event.args["symbols"]})


def scale_reasons(trial: Trial) -> Iterator[Weighed]:
    """What an attack of the Boss by something costs less, if his dice bring it."""
    st = trial.after
    scales = mind_of(st.tables).judge.scales
    if not scales.any:
        return
    for kind, what in enumerate(BY_WHAT):
        before, after = cost_by(what, COUNTED[what](trial.before)), cost_by(what, COUNTED[what](st))
        if after < before and scales.ever(kind):
            about: dict[str, Value] = {"boss": st.tables.boss_id, "kind": what, "before": before, "after": after}
            yield 37 + 8 * scales.likely(st, kind), AdviceReason("scale", about)


def card_answers(trial: Trial) -> tuple[AdviceReason, ...]:
    """Why an answer to a card of a district; empty for everything else."""
    action = trial.actions[0]
    if action.verb == "suffer":
        return (_hit(trial),)
    if action.who == TEAM and trial.verbs[0] == END and action.target == "benefit":
        return (AdviceReason("benefit-left"),)
    return ()


def _hit(trial: Trial) -> AdviceReason:
    st = trial.before
    who = trial.actions[0].target or trial.actions[0].who
    least = mind_of(st.tables).victims.chosen(st, list(st.options))[0][1]
    about: dict[str, Value] = {"reckoner": who}
    return AdviceReason("hit-least", about) if least == trial.codes[0] else AdviceReason("hit", about)
