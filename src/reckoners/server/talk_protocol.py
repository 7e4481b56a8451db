"""What was said at a table at a moment of its game, as the replay shows it."""

from __future__ import annotations

import msgspec

from reckoners.server.bots_protocol import PlanLine, SaidLine


class TalkThen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What bots had said that they were about to do, and what they were asked for: of the round of that moment. `told`
    is when the newest of it was said, in seconds since 1970."""

    told: float
    plans: tuple[PlanLine, ...] = ()
    said: tuple[SaidLine, ...] = ()
