"""Why a proposal is one: read off what it did when it was tried out, so that every reason is true.

A reason is a sentence of the text files and what it is about. The most important ones come first; nothing here knows a
card, an Epic or a Boss by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

from reckoners.bots.advice_reasons_city import card_answers, city_reasons
from reckoners.bots.advice_reasons_pieces import Weighed, answer_reasons, piece_reasons
from reckoners.bots.advice_reasons_places import asked_reasons, meeting_reasons, track_reasons
from reckoners.bots.advice_reasons_team import loss_reasons, place_reasons, purchase_reasons, roll_reasons
from reckoners.bots.advice_types import AdviceReason
from reckoners.bots.trial import Trial
from reckoners.engine.codes import END, KEPT
from reckoners.engine.state import State
from reckoners.engine.track_words import word_text
from reckoners.game import Forecast, Happening
from reckoners.game.happened import Value
from reckoners.game.things import district_word

MOST: Final = 3
BUYING: Final = ("buy", "ransom", "refresh")


def reasons_for(trial: Trial) -> tuple[AdviceReason, ...]:
    """One to three reasons, the most important first."""
    answered = answer_reasons(trial) or asked_reasons(trial) or card_answers(trial)
    if answered:
        return answered
    verb = trial.actions[0].verb
    if trial.step == "roll":
        return roll_reasons(trial)[:MOST]
    if verb in BUYING or (verb == "end" and trial.step != "use"):
        return purchase_reasons(trial)[:MOST]
    if verb == "place":
        return place_reasons(trial)[:MOST]
    if verb == "lose":
        return loss_reasons(trial)[:MOST]
    found = [*_turning_points(trial), *_progress(trial), *_relief(trial), *piece_reasons(trial), *_means(trial)]
    found += [*far_reasons(trial), *city_reasons(trial)]
    if trial.last_verb == END:
        found.append((5.0, AdviceReason("ends", {"n": unused_dice(trial.before)})))
    found.sort(key=lambda one: -one[0])
    return tuple(reason for _, reason in found[:MOST]) or (AdviceReason("ready"),)


def _turning_points(trial: Trial) -> Iterator[Weighed]:
    """What ends the game, or a fight."""
    before, after = trial.forecast_before, trial.forecast_after
    boss = trial.before.tables.boss_id
    if any(event.args["result"] == "won" for event in trial.happened("over")):
        yield 100, AdviceReason("wins", {"boss": boss})
        return
    if before.lost and not after.lost:
        yield 90, AdviceReason("saves-game", {"left": after.left})
    for event in trial.happened("boss-weakened"):
        yield 75, AdviceReason("boss-weakens", {"boss": boss, "health": event.args["health"]})
    beaten = {str(event.args["epic"]) for event in trial.happened("defeated")}
    for event in trial.happened("defeated"):
        yield 80, AdviceReason("defeats", {"epic": event.args["epic"]})
    for event in trial.happened("weakened"):
        if event.args["epic"] not in beaten:
            yield 60, AdviceReason("weakens", {"epic": event.args["epic"], "health": event.args["health"]})


def _progress(trial: Trial) -> Iterator[Weighed]:
    """Steps towards the defeat of the Boss and of Epics."""
    boss = trial.before.tables.boss_id
    if not trial.after.over:
        for kind, key in (("boss-research", "boss-research"), ("boss-health", "boss-attack")):
            events = trial.happened(kind)
            if events and int(events[-1].args["now"]) > 0:
                n = len(events)
                about: dict[str, Value] = {"boss": boss, "n": n, "left": events[-1].args["now"]}
                yield 44 + n, AdviceReason(key, about)
                yield 14 + n, AdviceReason("race", race(trial.after, trial.forecast_after))
    for kind, key, weight in (("research", "research", 30), ("health", "attack", 32)):
        for epic, events in _by(trial.happened(kind), "epic").items():
            if int(events[-1].args["now"]) > 0:
                yield (
                    weight + len(events),
                    AdviceReason(key, {"epic": epic, "n": len(events), "left": events[-1].args["now"]}),
                )


def race(st: State, forecast: Forecast) -> dict[str, Value]:
    """How many rounds the Boss still takes at the team's pace so far, and how many the people last at this rate."""
    research = st.tables.marker_start * len(st.markers) or st.tables.boss_research
    whole = research + st.tables.boss_health
    left = st.boss_research + (st.tables.boss_health if st.boss_research else st.boss_health)
    pace = max((whole - left) / max(1, st.round), 0.5)
    people = ceil(st.population / forecast.population) if forecast.population else 99
    return {"boss": st.tables.boss_id, "rounds": ceil(left / pace), "people": min(99, people)}


def far_reasons(trial: Trial) -> Iterator[Weighed]:
    """What district tracks and a Boss who goes after Reckoners have to do with it."""
    if trial.after.over:
        return
    if trial.happened("marker"):
        yield from track_reasons(trial)
        yield 14, AdviceReason("race", race(trial.after, trial.forecast_after))
    yield from meeting_reasons(trial)


def _relief(trial: Trial) -> Iterator[Weighed]:
    """What the coming Epic phase will not do any more."""
    before, after = trial.forecast_before, trial.forecast_after
    saved = before.population - after.population
    won = bool(trial.after.over)
    if saved > 0 and not won:
        about: dict[str, Value] = {"n": saved, "before": before.population, "after": after.population}
        yield 50 + saved, AdviceReason("people", about)
    if before.dice > after.dice and not won:
        yield 48, AdviceReason("dice", {"n": before.dice - after.dice})
    beaten = {str(event.args["epic"]) for event in trial.happened("defeated")}
    for epic, events in _by(trial.happened("bracket"), "epic").items():
        if epic not in beaten:
            was, now = int(events[0].args["was"]), int(events[-1].args["now"])
            track = trial.before.tables.epic_track[trial.before.tables.epic_ids.index(epic)]
            prevented = ", ".join(word_text(word) for word in track[now:was])
            yield 40 + was - now, AdviceReason("holds", {"epic": epic, "actions": prevented})
    for colour, events in _by(trial.happened("boss-bracket"), "track").items():
        was, now = int(events[0].args["was"]), int(events[-1].args["now"])
        yield (
            39 + was - now,
            AdviceReason("holds-boss", {"boss": trial.before.tables.boss_id, "track": colour, "n": was - now}),
        )
    for district, events in _by(_fewer(trial.happened("enforcement")), "district").items():
        yield 35 + len(events), _without_enforcement(trial, district, events)
    for district, events in _by(_fewer(trial.happened("barricades")), "district").items():
        free = int(events[-1].args["now"]) == 0
        if free:
            yield 38, AdviceReason("way", {"district": district})
        else:
            yield 28, AdviceReason("way-part", {"district": district, "n": len(events)})


def _without_enforcement(trial: Trial, district: str, events: list[Happening]) -> AdviceReason:
    """Each Enforcement pushes the bracket of the Epic there one step further when it acts."""
    st = trial.after
    place = next(d for d in range(st.tables.n_districts) if district_word(st, d) == district)
    about: dict[str, Value] = {"district": district, "n": len(events)}
    if st.epic[place] < 0:
        return AdviceReason("enforcement", about)
    return AdviceReason("enforcement-epic", {**about, "epic": st.tables.epic_ids[st.epic[place]]})


def _means(trial: Trial) -> Iterator[Weighed]:
    """What helps others, or later."""
    for event in trial.happened("gave"):
        yield 20, AdviceReason("gives", {"reckoner": event.args["reckoner"], "to": event.args["to"]})
    for event in trial.happened("sniper"):
        yield 19, AdviceReason("aims", {"reckoner": event.args["reckoner"], "district": event.args["district"]})
    for event in trial.happened("turned"):
        yield 18, AdviceReason("turns", {"symbols": event.args["face"]})
    yield from _moves(trial)
    earned = sum(int(event.args["n"]) for event in trial.happened("money"))
    if earned > 0:
        yield _money(trial, earned)
    for reckoner, events in _by(trial.happened("plan"), "reckoner").items():
        n = sum(int(event.args["n"]) for event in events)
        yield 12, AdviceReason("plan", {"reckoner": reckoner, "n": n})


def _moves(trial: Trial) -> Iterator[Weighed]:
    """Where the last move leads, and how many symbols were used there."""
    last = max((place for place, event in enumerate(trial.events) if event.kind == "moved"), default=None)
    if last is None:
        return
    args = trial.events[last].args
    used = sum(event.kind == "spent" and event.args["target"] != "" for event in trial.events[last:])
    about: dict[str, Value] = {"reckoner": args["reckoner"], "district": args["district"]}
    yield (15, AdviceReason("moves", {**about, "n": used})) if used else (11, AdviceReason("moves-ahead", about))


def _money(trial: Trial, earned: int) -> Weighed:
    """What it makes affordable, if it does."""
    st, was = trial.after, trial.before.money
    new = [card for card in st.market if card >= 0 and was < st.tables.price[card] <= st.money]
    if new:
        card = max(new, key=lambda card: st.tables.price[card])
        about: dict[str, Value] = {"n": earned, "card": st.tables.card_ids[card], "price": st.tables.price[card]}
        return 22, AdviceReason("money-for", about)
    return 10, AdviceReason("money", {"n": earned, "now": st.money})


def unused_dice(st: State, seats: Iterable[int] | None = None) -> int:
    """Dice that nobody has used yet, of these Reckoners or of all."""
    several = range(st.tables.n_seats) if seats is None else seats
    return sum(st.status[die] == KEPT for seat in several for die in st.dice[seat])


def _fewer(events: list[Happening]) -> list[Happening]:
    """Pieces that go; some only come from elsewhere."""
    return [event for event in events if int(event.args["n"]) < 0]


def _by(events: list[Happening], name: str) -> dict[str, list[Happening]]:
    found: dict[str, list[Happening]] = {}
    for event in events:
        found.setdefault(str(event.args[name]), []).append(event)
    return found
