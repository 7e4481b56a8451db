"""The forecast as it is sent: each Epic and the Boss, what they would do, in words too, and what that costs."""

from __future__ import annotations

from reckoners.content.model import TABLE_ROWS
from reckoners.content.vocabulary import PER
from reckoners.game import Forecast
from reckoners.game.forecast import BEYOND, BOSS, DISTRICT, Actor
from reckoners.game.supposed import TableForecast
from reckoners.server.outlook_protocol import ActorOutlook, CostAt, CountAt, Outlook, TableOutlook
from reckoners.server.teller import Teller


def outlook_of(forecast: Forecast, teller: Teller) -> Outlook:
    brackets: dict[str, int] = {}
    tracks: dict[str, int] = {}
    before_the_boss = True
    for event in forecast.events:
        if event.kind == "boss-activates":
            before_the_boss = False
        elif event.kind == "bracket":
            brackets[str(event.args["district"])] = int(event.args["now"])
        elif event.kind == "boss-bracket" and before_the_boss:
            tracks[str(event.args["track"])] = int(event.args["now"])
    rolls = forecast.rolls + sum(table.times for table in forecast.tables)
    return Outlook(
        population=forecast.expected,
        left=max(0, forecast.left + forecast.population - forecast.expected),
        lost=forecast.lost,
        dice=forecast.dice,
        actors=tuple(_actor(forecast, actor, teller) for actor in forecast.actors),
        unknown=forecast.unknown,
        brackets=brackets,
        tracks=tracks,
        least=forecast.least if rolls else 0,
        most=forecast.most if rolls else 0,
        rolls=rolls,
        tables=tuple(_table(table) for table in forecast.tables),
        by=forecast.by,
    )


def _table(table: TableForecast) -> TableOutlook:
    costs = {cell.row: cell.population for cell in table.cells}
    return TableOutlook(table.track, table.column, tuple(costs.get(row) for row in TABLE_ROWS), table.times)


def _actor(forecast: Forecast, actor: Actor, teller: Teller) -> ActorOutlook:
    costs: dict[tuple[str, int], int] = {}
    for loss in forecast.losses:
        if loss.actor == actor.id:
            place = (loss.track or "", loss.place)
            costs[place] = costs.get(place, 0) + loss.population
    boss = teller.names.content.bosses.get(actor.id)
    least, most = _dice(forecast, actor)
    return ActorOutlook(
        id=actor.id,
        district=actor.district,
        text=_told(forecast, actor, teller),
        actions=actor.actions,
        overflow=actor.overflow,
        population=actor.population,
        costs=tuple(CostAt(place, people, track) for (track, place), people in costs.items()),
        counts=tuple(CountAt(place, times) for place, times in actor.counts.items()),
        copied=tuple(CountAt(place, times) for place, times in actor.copied.items()),
        skipped=actor.skipped,
        rolls=actor.rolls,
        sabotaged=actor.sabotaged,
        goes_to=(forecast.boss_goes or "") if boss is not None else "",
        card=boss is not None and bool(boss.cards),
        kind=actor.kind,
        victims=actor.victims,
        may_hit=actor.may_hit,
        least=least,
        most=most,
    )


def _dice(forecast: Forecast, actor: Actor) -> tuple[int, int]:
    """What a Boss costs with the best and the worst rows of his power dice."""
    if actor.kind != BOSS or not forecast.tables:
        return 0, 0
    if not forecast.rolls:  # all of the range is his
        rest = actor.population - forecast.population
        return rest + forecast.least, rest + forecast.most
    costs = [[cell.population for cell in table.cells] for table in forecast.tables]
    return actor.population + sum(map(min, costs)), actor.population + sum(map(max, costs))


def _actions(actor: Actor, teller: Teller) -> list[str]:
    """Its actions in words; those per something with what they count."""
    # Sums of a Boss's track are higher than any number on a card, so they are not read as words of one.
    counted = dict.fromkeys(word for word in actor.actions if f" {PER} " in word)
    times = dict(zip(counted, (actor.counts[place] for place in sorted(actor.counts)), strict=False))
    told = []
    for word in actor.actions:
        action = teller.action_word(word)
        told.append(teller.say("server-cause-counted", action=action, n=times[word]) if word in times else action)
    return told


def _told(forecast: Forecast, actor: Actor, teller: Teller) -> str:
    parts = _actions(actor, teller) or _idle(forecast, actor, teller)
    if actor.victims:
        parts.append(teller.say("server-cause-hits", who=_listed(actor.victims, teller)))
    if actor.may_hit:
        parts.append(teller.say("server-cause-may-hit", who=teller.either([*map(teller.names.name, actor.may_hit)])))
    if actor.rolls:
        parts.append(teller.say("server-cause-rolls", n=actor.rolls))
    if actor.skipped:
        parts.append(teller.say("server-cause-skipped"))
    if actor.sabotaged:
        parts.append(teller.say("server-cause-sabotaged"))
    if actor.overflow:
        parts.append(teller.say("server-cause-overflow", n=actor.overflow))
    limits: dict[str, int] = {}
    for loss in forecast.losses:
        if loss.why != "attack" and loss.actor == actor.id and loss.district == actor.district:
            limits[loss.why] = limits.get(loss.why, 0) + loss.population
    parts += [teller.say(f"server-cause-{why}", n=n) for why, n in limits.items()]
    parts += _of_boss(forecast, actor, teller)
    return teller.say("server-cause", actions=teller.listed(parts))


def _idle(forecast: Forecast, actor: Actor, teller: Teller) -> list[str]:
    """Why nothing is known that it does."""
    if actor.kind == BOSS and forecast.tables:
        return []  # his dice say it
    return [teller.say("server-cause-protected" if actor.kind == DISTRICT else "server-cause-none")]


def _listed(ids: tuple[str, ...], teller: Teller) -> str:
    return teller.listed([teller.names.name(id) for id in ids])


def _of_boss(forecast: Forecast, actor: Actor, teller: Teller) -> list[str]:
    """What only a Boss does."""
    parts: list[str] = []
    boss = teller.names.content.bosses.get(actor.id)
    intense = sum(loss.population for loss in forecast.losses if loss.place == BEYOND and loss.actor == actor.id)
    if boss is not None and forecast.tables:
        parts.append(teller.say("server-cause-power-dice", n=len(forecast.tables)))
    if intense:
        parts.append(teller.say("server-cause-intense", n=intense))
    if boss is not None and forecast.boss_goes:
        parts.append(teller.say("server-cause-goes", district=teller.names.name(forecast.boss_goes)))
    if boss is not None and boss.cards:
        parts.append(teller.say("server-cause-card"))
    return parts
