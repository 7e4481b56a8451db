"""What was said at a table, kept beside its record so that the replay can show it: no part of the game, of its files or
of its checksums. It hangs on the action after which it was said, and goes to disk with the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from reckoners.bots.wishes import Heard, Wish
from reckoners.server.story import StoryEntry
from reckoners.server.table_talk import TableTalk, lines_of
from reckoners.server.talk_protocol import TalkThen
from reckoners.server.teller import Teller

MOST_KEPT: Final = 2000  # moments of a game at which something was said


class SaidThen(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that could be read at a moment: what bots had planned, what they were asked for and answered. `told` is when
    the newest of it was said, in seconds since 1970."""

    told: float
    plan: tuple[str, ...] = ()
    said: tuple[tuple[Wish, Heard], ...] = ()


_decoder = msgspec.json.Decoder(SaidThen)


class KeptTalk:
    """By the `number` of the entry of the story after which it was said."""

    def __init__(self, rows: Iterable[tuple[int, str]] = ()) -> None:
        self._by_number: dict[int, SaidThen] = {}
        self._unkept: dict[int, SaidThen] = {}
        for number, document in rows:
            try:
                self._by_number[number] = _decoder.decode(document)
            except (msgspec.DecodeError, msgspec.ValidationError):  # of another version: then nothing was said
                continue

    @property
    def any(self) -> bool:
        return bool(self._by_number)

    def remember(self, number: int, talk: TableTalk, now: float) -> None:
        silent = not talk.any and not self.any
        if not silent and (number in self._by_number or len(self._by_number) < MOST_KEPT):
            self._by_number[number] = self._unkept[number] = SaidThen(now, talk.plan, talk.said)

    def unkept(self) -> tuple[tuple[int, str], ...]:
        """What is not on disk yet."""
        return tuple((number, msgspec.json.encode(said).decode()) for number, said in self._unkept.items())

    def is_kept(self, rows: tuple[tuple[int, str], ...]) -> None:
        """What was said meanwhile is for the next time."""
        newer = {row[0] for row in self.unkept() if row not in rows}
        self._unkept = {number: said for number, said in self._unkept.items() if number in newer}

    def then(self, entries: Sequence[StoryEntry], at: int, teller: Teller) -> TalkThen | None:
        """What could be read after so many actions of a line: that of the round, plans only in the step for them."""
        here = entries[at].then
        for entry in reversed(entries[: at + 1]):
            if entry.then.round != here.round:
                return None
            said = self._by_number.get(entry.number)
            if said is not None:
                plan = said.plan if here.step == "use" else ()
                plans, answers = lines_of(plan, said.said, teller)
                return TalkThen(said.told, plans, answers) if plans or answers else None
        return None
