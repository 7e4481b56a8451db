"""What of a position is written in its own way: the stack of frames, the dice in front of Reckoners, chance."""

from __future__ import annotations

import re
from collections.abc import Sequence

from reckoners.content.vocabulary import WordError
from reckoners.engine.chance import stream_keys
from reckoners.engine.codes import (
    N_STREAMS,
    S_ABILITY,
    S_BOSS_CARDS,
    S_BOSS_START,
    S_DICE,
    S_DISTRICTS,
    S_EPICS,
    S_EQUIPMENT,
    S_MOVEMENT,
    S_POWER,
    S_RECKONERS,
)
from reckoners.engine.decision import DECISIONS
from reckoners.engine.frames import (
    FRAME_FIELDS,
    IN_CARD,
    IN_DISTRICT,
    IN_SEAT,
    IN_STEP,
    IN_TRACK,
    LEAST_FIELDS,
    frame_name,
    frame_named,
)
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_NAMES
from reckoners.engine.track_words import word_code, word_text
from reckoners.game.position_kinds import (
    Misread,
    apart,
    district_names,
    name_in,
    number_in,
    only,
    place_in,
    place_or_none,
)
from reckoners.game.things import face_word

THEN = ">"  # between frames, the last thing first
COMMA = ","
STATUSES = ("idle", "rolled", "marked", "kept", "used", "captured", "disabled")
STREAM_NAMES = {
    S_EPICS: "epics",
    S_EQUIPMENT: "equipment",
    S_DISTRICTS: "districts",
    S_BOSS_START: "boss-start",
    S_MOVEMENT: "movement",
    S_RECKONERS: "reckoners",
    S_ABILITY: "ability",
    S_BOSS_CARDS: "boss-cards",
    S_POWER: "power",
}
FEWEST_KEYS = 14  # texts of before there were power dice have so many
KEY = re.compile("[0-9a-f]{16}")


def divided(words: list[str], at: str) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == at:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


# -- the stack of frames


def names_in_frame(st: State, kind: int) -> Sequence[str] | None:
    """What the numbers of a frame name; None: they are numbers."""
    if kind == IN_DISTRICT:
        return district_names(st)
    if kind == IN_TRACK:
        return st.tables.track_ids
    if kind == IN_SEAT:
        return st.tables.seat_ids
    if kind == IN_CARD:
        return st.tables.card_ids
    if kind == IN_STEP:
        return apart([STEP_NAMES[step] for step in st.tables.steps])
    return None


def stack_words(st: State) -> str:
    frames: list[str] = []
    for frame in st.stack:
        words = [frame_name(frame[0])]
        kinds = FRAME_FIELDS.get(frame[0], ())
        for place, value in enumerate(frame[1:]):
            names = names_in_frame(st, kinds[place]) if place < len(kinds) else None
            words.append(str(value) if names is None else name_in(names, value))
        frames.append(" ".join(words))
    return f" {THEN} ".join(frames)


def read_stack(st: State, words: list[str]) -> None:
    for part in divided(words, THEN):
        frame = frame_named(part[0]) if part else -1
        if frame < 0:
            raise Misread(" ".join(part), [frame_name(number) for number in range(len(DECISIONS))])
        kinds = FRAME_FIELDS.get(frame)
        if kinds is not None and not LEAST_FIELDS.get(frame, len(kinds)) <= len(part) - 1 <= len(kinds):
            first = [(names_in_frame(st, kind) or ("0",))[0] for kind in kinds]
            raise Misread(" ".join(part), (" ".join((part[0], *first)),))
        values: list[int] = []
        for place, word in enumerate(part[1:]):
            names = names_in_frame(st, kinds[place]) if kinds else None
            values.append(number_in(word) if names is None else place_or_none(names, word))
        st.stack.append((frame, *values, *[0] * (len(kinds) - len(values) if kinds else 0)))


# -- district tracks


def marker_words(st: State, district: int) -> str | None:
    return str(st.markers[district]) if st.markers else None


def read_marker(st: State, district: int, words: list[str] | None) -> None:
    """Where a city has tracks every district has a marker; the Boss's research is what they have left."""
    if not st.tables.marker_start and not st.tables.protects:
        if words is not None:
            raise Misread(" ".join(words), ("|",))
        return
    most = len(st.tables.district_tracks[st.districts[district]]) - 1
    word = only(words or [], [str(n) for n in range(most + 1)])
    marker = number_in(word)
    if marker > most:
        raise Misread(word, [str(n) for n in range(most + 1)])
    markers = list(st.markers or (0,) * st.tables.n_districts)
    markers[district] = marker
    st.markers = tuple(markers)


def side_words(st: State, district: int) -> str | None:
    return name_in(st.tables.card_ids, st.sides[district]) if st.sides and st.sides[district] >= 0 else None


def read_side(st: State, district: int, words: list[str] | None) -> None:
    """Where districts have cards each has one of its own."""
    known = [st.tables.card_ids[card] for card in cards_for(st, district)]
    if not known:
        if words is not None:
            raise Misread(" ".join(words), ("|",))
        return
    word = only(words or [], known)
    sides = list(st.sides or (-1,) * st.tables.n_districts)
    sides[district] = cards_for(st, district)[place_in(known, word)]
    st.sides = tuple(sides)


def cards_for(st: State, district: int) -> tuple[int, ...]:
    """The sides that may lie in a district."""
    return st.tables.city_cards[st.districts[district]] if st.tables.city_cards else ()


# -- dice


def die_names(st: State) -> list[str]:
    """Each die by its colour and its number among those of that colour."""
    ids, kinds = st.tables.die_ids, st.tables.kind
    return [f"{ids[kind]}#{die - kinds.index(kind) + 1}" for die, kind in enumerate(kinds)]


def faces_of(st: State, die: int) -> list[str]:
    return apart([face_word(pool) for pool in st.tables.face_pool[st.tables.kind[die]]])


def dice_words(st: State, dice: Sequence[int]) -> str:
    names = die_names(st)
    return f"{COMMA} ".join(
        f"{names[die]} {name_in(faces_of(st, die), st.face[die])} {name_in(STATUSES, st.status[die])}" for die in dice
    )


def read_dice(st: State, words: list[str]) -> tuple[int, ...]:
    """Dice are laid down with what they show; each is one piece, so it lies in one place."""
    names = die_names(st)
    seen = {die for slots in st.dice for die in slots}
    dice: list[int] = []
    for part in divided(words, COMMA) if words else []:
        if len(part) != 3:
            raise Misread(" ".join(part), (f"{names[0]} {faces_of(st, 0)[0]} kept",))
        free = [name for die, name in enumerate(names) if die not in seen]
        place_in(free, part[0])
        die = names.index(part[0])
        seen.add(die)
        st.face[die] = place_in(faces_of(st, die), part[1])
        st.status[die] = place_in(STATUSES, part[2])
        dice.append(die)
    return tuple(dice)


def supply(st: State) -> list[int]:
    """Dice in front of nobody that do not lie there as at the start."""
    held = {die for slots in st.dice for die in slots}
    return [die for die in range(len(st.face)) if die not in held and (st.face[die] or st.status[die])]


def owner_words(st: State) -> str:
    """Whose a die is, where that is not whoever it lies in front of."""
    names, seats = die_names(st), st.tables.seat_ids
    return f"{COMMA} ".join(
        f"{names[die]} {name_in(seats, owner)}"
        for die, (owner, held) in enumerate(zip(st.owner, holders(st), strict=True))
        if owner != held
    )


def holders(st: State) -> list[int]:
    held = [-1] * len(st.tables.kind)
    for seat, slots in enumerate(st.dice):
        for die in slots:
            held[die] = seat
    return held


def read_owners(st: State, words: list[str]) -> None:
    names, seats = die_names(st), st.tables.seat_ids
    for part in divided(words, COMMA):
        if len(part) != 2:
            raise Misread(" ".join(part), (f"{names[0]} {seats[0]}",))
        st.owner[place_in(names, part[0])] = place_or_none(seats, part[1])


def captured_words(st: State) -> str:
    return " ".join(die_names(st)[die] for die in st.captured)


def read_captured(st: State, words: list[str]) -> None:
    st.captured = tuple(place_in(die_names(st), word) for word in words)


# -- Steelslayer: attacks that wait for the end of an activation, and dice that came by cards


def pending_words(st: State) -> str:
    return f" {COMMA} ".join(
        f"{name_in(district_names(st), district)} {word_text(word)}" for district, word in st.pending
    )


def read_pending(st: State, words: list[str]) -> None:
    found: list[tuple[int, int]] = []
    for part in divided(words, COMMA):
        try:
            found.append((place_in(district_names(st), part[0] if part else ""), word_code(" ".join(part[1:]))))
        except WordError as error:
            raise Misread(" ".join(part), (str(error),)) from error
    st.pending = tuple(found)


def lent_words(st: State) -> str:
    names, cards = die_names(st), st.tables.card_ids
    return f" {COMMA} ".join(f"{names[die]} {name_in(cards, card - 1)}" for die, card in enumerate(st.lent) if card)


def read_lent(st: State, words: list[str]) -> None:
    names, cards = die_names(st), st.tables.card_ids
    lent = list(st.lent)
    for part in divided(words, COMMA):
        if len(part) != 2:
            raise Misread(" ".join(part), (f"{names[0]} {cards[0]}",))
        lent[place_in(names, part[0])] = place_in(cards, part[1]) + 1
    st.lent = tuple(lent)


def swapped_words(st: State) -> str:
    tables = st.tables
    return f" {COMMA} ".join(
        f"{name_in(tables.seat_ids, seat)} {name_in(tables.card_ids, card)} {name_in(die_names(st), die)} "
        f"{name_in(tables.die_ids, colour)}"
        for seat, card, die, colour in st.swapped
    )


def read_swapped(st: State, words: list[str]) -> None:
    tables = st.tables
    found: list[tuple[int, int, int, int]] = []
    for part in divided(words, COMMA):
        if len(part) != 4:
            raise Misread(" ".join(part), (f"{tables.seat_ids[0]} {tables.card_ids[0]} {die_names(st)[0]} basic",))
        found.append(
            (
                place_in(tables.seat_ids, part[0]),
                place_in(tables.card_ids, part[1]),
                place_in(die_names(st), part[2]),
                place_or_none(tables.die_ids, part[3]),
            )
        )
    st.swapped = tuple(found)


# -- chance


def stream_names(st: State) -> list[str]:
    dice = {S_DICE + seat: f"dice-{id}" for seat, id in enumerate(st.tables.seat_ids)}
    return [STREAM_NAMES.get(n) or dice.get(n) or f"stream-{n}" for n in range(N_STREAMS)]


def drawn_words(st: State) -> str:
    return f"{COMMA} ".join(f"{name} {n}" for name, n in zip(stream_names(st), st.drawn, strict=True) if n)


def read_drawn(st: State, words: list[str]) -> None:
    names = stream_names(st)
    for part in divided(words, COMMA):
        if len(part) != 2:
            raise Misread(" ".join(part), [f"{name} 1" for name in names])
        st.drawn[place_in(names, part[0])] = number_in(part[1])


def script_words(st: State) -> str:
    """Draws that are still to come as somebody said, by number: what they show depends on what is drawn then."""
    return f"{COMMA} ".join(
        f"{name} {' '.join(map(str, queue))}"
        for name, queue in zip(stream_names(st), st.forced or (), strict=True)
        if queue
    )


def read_script(st: State, words: list[str]) -> None:
    names = stream_names(st)
    st.forced = [()] * N_STREAMS
    for part in divided(words, COMMA) if words else []:
        if len(part) < 2:
            raise Misread(" ".join(part), [f"{name} 1" for name in names])
        st.forced[place_in(names, part[0])] = tuple(number_in(word) for word in part[1:])


def key_words(st: State, seed: str | None) -> str:
    """Nothing where the keys are those of the seed."""
    if seed is not None and st.keys == stream_keys(seed, N_STREAMS):
        return ""
    return " ".join(f"{key:016x}" for key in st.keys)


def read_keys(st: State, words: list[str]) -> None:
    wrong = next((word for word in words if not KEY.fullmatch(word)), None)
    if wrong is not None or not FEWEST_KEYS <= len(words) <= N_STREAMS:
        raise Misread(wrong or " ".join(words), (f"{N_STREAMS} × 0123456789abcdef",))
    st.keys = (*(int(word, 16) for word in words), *stream_keys("", N_STREAMS)[len(words) :])
