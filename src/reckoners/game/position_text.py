"""A position as text: what FEN is to chess. Everything that a State holds, by names; a line for each district and each
Reckoner. The first line says what the table was set up with.

A line has parts with a bar between them; a part is a word and what it says. What is nothing is left out.
`position_reading` reads it again.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reckoners.engine.state import State, show_states_with
from reckoners.game.carried import Carried
from reckoners.game.position_fields import (
    BOSS_LINE,
    DISTRICT_LINE,
    PILE_LINES,
    RECKONER_LINE,
    TEAM_LINES,
    Segment,
)
from reckoners.game.position_kinds import district_names
from reckoners.game.position_parts import key_words
from reckoners.game.setup import Setup

HEAD = "position"
VERSION = "1"
BAR = "|"
DISTRICT, RECKONER, BOSS, KEYS, DOING = "district", "reckoner", "boss", "keys", "doing"


def position_text(setup: Setup, st: State) -> str:
    """The set-up and the position: all that is needed to go on from here."""
    return "\n".join((setup_line(setup), *state_lines(st, setup.seed)))


def state_text(st: State) -> str:
    """The position alone."""
    return "\n".join(state_lines(st, None))


def setup_line(setup: Setup) -> str:
    said: list[tuple[str, Iterable[object]]] = [
        (HEAD, [VERSION]),
        ("reckoners", setup.reckoners),
        ("boss", [setup.boss]),
        ("city", [setup.city]),
        ("difficulty", [setup.difficulty]),
        ("modules", setup.modules),
        ("options", setup.options),
        ("packs", map(quoted, setup.packs)),
        ("seed", [quoted(setup.seed)]),
        *carried_parts(setup.carried),
    ]
    rows = [" ".join(map(str, (word, *values))) for word, values in said]
    return f" {BAR} ".join(row for row in rows if " " in row)


def carried_parts(carried: Carried | None) -> list[tuple[str, Iterable[object]]]:
    """What a campaign has carried over; nobody and nothing needs no word."""
    if carried is None:
        return []
    pairs = [word for pair in carried.equipment for word in pair]
    people = [carried.population] if carried.population else []
    return [("brought", pairs), ("fallen", carried.fallen), ("angry", carried.angry), ("remembered", people)]


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def state_lines(st: State, seed: str | None) -> list[str]:
    lines = [written(st, 0, "", line) for line in TEAM_LINES]
    lines.append(written(st, 0, f"{BOSS} {st.tables.boss_id}", BOSS_LINE))
    lines += [written(st, at, f"{DISTRICT} {id}", DISTRICT_LINE) for at, id in enumerate(district_names(st))]
    lines += [written(st, at, f"{RECKONER} {id}", RECKONER_LINE) for at, id in enumerate(st.tables.seat_ids)]
    lines += [written(st, 0, "", line) for line in PILE_LINES]
    keys = key_words(st, seed)
    if keys:
        lines.append(f"{KEYS} {keys}")
    return [line for line in lines if line]


def written(st: State, at: int, head: str, line: tuple[Segment, ...]) -> str:
    row = [head] if head else []
    for segment in line:
        text = segment.write(st, at)
        if text is not None:
            row.append(f"{segment.word} {text}".rstrip())
    return f" {BAR} ".join(row)


show_states_with(state_text)
