"""Anything that the rules allow: the bot that everybody else has to beat, and that tries everything."""

from __future__ import annotations

from reckoners.bots.seen import Seen


class RandomBot:
    def choose(self, seen: Seen) -> list[int]:
        options = seen.options
        return [options[seen.chance(len(options))]]
