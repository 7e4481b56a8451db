"""The forecast in words: each Epic and the Boss, what they would do and why that costs population."""

from __future__ import annotations

from reckoners.game import Forecast
from reckoners.game.forecast import Actor
from reckoners.server.protocol import Cause
from reckoners.server.teller import Teller


def causes_of(forecast: Forecast, teller: Teller) -> tuple[Cause, ...]:
    found = [
        Cause(actor.id, actor.district, actor.population, _told(forecast, actor, teller)) for actor in forecast.actors
    ]
    found += [Cause("", district, 0, teller.say("server-cause-unknown")) for district in forecast.unknown]
    if forecast.dice:
        found.append(Cause("", "", 0, teller.say("server-cause-dice", n=forecast.dice)))
    return tuple(found)


def _told(forecast: Forecast, actor: Actor, teller: Teller) -> str:
    parts = [teller.action_word(word) for word in actor.actions] or [teller.say("server-cause-none")]
    if actor.overflow:
        parts.append(teller.say("server-cause-overflow", n=actor.overflow))
    limits: dict[str, int] = {}
    for loss in forecast.losses:
        if loss.why != "attack" and loss.actor == actor.id and loss.district == actor.district:
            limits[loss.why] = limits.get(loss.why, 0) + loss.population
    parts += [teller.say(f"server-cause-{why}", n=n) for why, n in limits.items()]
    return teller.say("server-cause", actions=teller.listed(parts))
