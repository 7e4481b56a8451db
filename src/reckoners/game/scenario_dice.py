"""Dice in a position: which ones lie in front of a Reckoner, what they show, in which state; and scripted rolls."""

from __future__ import annotations

from reckoners.content.errors import known
from reckoners.engine.codes import CAPTURED, DISABLED, F_ROLL, F_ROUND, IDLE, KEPT, ROLLED, USED
from reckoners.engine.decisions.roll import FINISHED, ROLLS, first_roll
from reckoners.engine.dice import claim_owed_dice, roll
from reckoners.engine.powers import ready_powers
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_USE
from reckoners.game.scenario_format import Misfit, PositionPart, ReckonerPart, ScriptPart
from reckoners.game.things import face_word

STATES = {
    "idle": IDLE,
    "rolled": ROLLED,
    "kept": KEPT,
    "used": USED,
    "captured": CAPTURED,
    "disabled": DISABLED,
}
FACELESS = (IDLE, USED, CAPTURED, DISABLED)
AWAY = (CAPTURED, DISABLED)  # not rolled

# The state of a listed die that does not say it, and of a die that is not listed, by step.
LISTED = {"prologue": IDLE, "roll": ROLLED, "use": KEPT}
OTHERS = {"prologue": IDLE, "roll": IDLE}
ALLOWED = {
    "prologue": ("idle", "captured"),
    "roll": ("rolled", "kept", "captured", "disabled"),
    "use": ("kept", "used", "captured", "disabled"),
}
LATER = ("kept", "used", "captured", "disabled")


def face_words(st: State, kind: int) -> list[str]:
    return [face_word(pool) for pool in st.tables.face_pool[kind]]


def read_die(st: State, text: str, place: str) -> tuple[int, int, int]:
    """`purple research2 kept` as colour, face and state; -1 for what is not said."""
    words = text.split()
    if not words:
        raise Misfit(place, "is empty; write a die as in 'purple research2' or 'basic money used'")
    ids = st.tables.die_ids
    if words[0] not in ids:
        raise Misfit(place, f"unknown die colour '{words[0]}'; {known(words[0], ids)}")
    kind = ids.index(words[0])
    faces = face_words(st, kind)
    face = state = -1
    for word in words[1:]:
        if word in STATES and state < 0:
            state = STATES[word]
        elif word in faces and face < 0:
            face = faces.index(word)
        else:
            shown = ", ".join(dict.fromkeys(faces))
            raise Misfit(place, f"a {words[0]} die has no '{word}'; faces: {shown}; states: {', '.join(STATES)}")
    return kind, face, state


def lay_dice(st: State, position: PositionPart) -> None:
    """Listed dice become d1, d2, ... in their order; the others follow as they were dealt."""
    for seat, name in enumerate(st.tables.seat_ids):
        part = position.reckoners.get(name, ReckonerPart())
        owned = list(st.dice[seat])
        others = OTHERS.get(position.step, USED)
        for die in owned:
            st.status[die] = others
        listed: list[int] = []
        for number, text in enumerate(part.dice, start=1):
            place = f"position.reckoners.{name}.dice {number}"
            kind, face, state = read_die(st, text, place)
            die = next((die for die in owned if st.tables.kind[die] == kind), -1)
            if die < 0:
                raise Misfit(place, f"'{name}' has no more {_colour(st, kind)} dice; {_has(st, seat)}")
            owned.remove(die)
            listed.append(die)
            _lay_die(st, position.step, die, face, state, place)
        st.dice[seat] = (*listed, *owned)
        st.captured = (*st.captured, *(die for die in listed if st.status[die] == CAPTURED))
        if not 1 <= part.roll <= ROLLS:
            raise Misfit(f"position.reckoners.{name}.roll", f"{part.roll} is out of range; give 1 to {ROLLS}")


def _lay_die(st: State, step: str, die: int, face: int, state: int, place: str) -> None:
    if state < 0:
        state = LISTED.get(step, USED)
    allowed = ALLOWED.get(step, LATER)
    if state not in [STATES[word] for word in allowed]:
        word = next(word for word in STATES if STATES[word] == state)
        raise Misfit(place, f"no die is '{word}' in the {step} step; give one of: {', '.join(allowed)}")
    if face < 0:
        if state not in FACELESS:
            shown = ", ".join(dict.fromkeys(face_words(st, st.tables.kind[die])))
            raise Misfit(place, f"shows nothing; give one of its faces: {shown}")
        face = 0
    st.face[die] = face
    st.status[die] = state


def _colour(st: State, kind: int) -> str:
    return st.tables.die_ids[kind]


def _has(st: State, seat: int) -> str:
    colours = [_colour(st, st.tables.kind[die]) for die in st.dice[seat]]
    return "there are: " + ", ".join(f"{colours.count(colour)} {colour}" for colour in dict.fromkeys(colours))


def start_rolled(st: State, position: PositionPart) -> bool:
    """The middle of a roll step, if anybody's dice were given with faces; the others make their first roll now."""
    shown = [any(st.status[die] in (ROLLED, KEPT) for die in slots) for slots in st.dice]
    if not any(shown):
        return False
    claim_owed_dice(st)
    for seat, name in enumerate(st.tables.seat_ids):
        slots = st.dice[seat]
        st.rolls[seat] = first_roll(st, seat)
        if not shown[seat]:
            for slot in range(len(slots)):
                if st.status[slots[slot]] not in AWAY:
                    roll(st, seat, slot)
        elif any(st.status[die] == IDLE for die in slots):
            message = f"{len(part_dice(position, name))} dice given; in the roll step list all {len(slots)} of them"
            raise Misfit(f"position.reckoners.{name}.dice", message)
        else:
            _lay_roll(st, seat, position.reckoners[name].roll)
        if not any(st.status[die] == ROLLED for die in slots):
            st.rolls[seat] = FINISHED
    st.stack = [(F_ROUND, st.tables.steps.index(STEP_USE)), (F_ROLL,)]
    return True


def part_dice(position: PositionPart, name: str) -> tuple[str, ...]:
    return position.reckoners[name].dice


def _lay_roll(st: State, seat: int, number: int) -> None:
    """Kept dice of the first roll were kept from it; in later rolls they are older, and one more is to be kept."""
    slots = st.dice[seat]
    st.rolls[seat] = max(number, first_roll(st, seat))
    st.kept_now[seat] = st.rolls[seat] == first_roll(st, seat) and any(st.status[die] == KEPT for die in slots)
    if st.rolls[seat] == ROLLS and not ready_powers(st, seat, F_ROLL):
        for die in slots:
            if st.status[die] == ROLLED:
                st.status[die] = KEPT


def scripted_faces(st: State, position: PositionPart, script: ScriptPart) -> dict[int, tuple[int, ...]]:
    """Faces by seat. The colour may be left out in a first roll of all dice, where it is known."""
    seats = st.tables.seat_ids
    queues: dict[int, tuple[int, ...]] = {}
    for name, texts in script.dice.items():
        if name not in seats:
            raise Misfit(f"script.dice.{name}", f"unknown Reckoner '{name}'; {known(name, seats)}")
        seat = seats.index(name)
        first = [st.tables.kind[die] for die in st.dice[seat] if st.status[die] not in AWAY]
        if any(st.status[die] in (ROLLED, KEPT) for die in st.dice[seat]) and position.step == "roll":
            first = []
        queue: list[int] = []
        for index, text in enumerate(texts):
            place = f"script.dice.{name} {index + 1}"
            said = text
            if text in face_anywhere(st):
                if index >= len(first):
                    raise Misfit(place, f"which die? write its colour too, as in 'basic {text}'")
                said = f"{_colour(st, first[index])} {text}"
            _, face, state = read_die(st, said, place)
            if face < 0 or state >= 0:
                raise Misfit(place, f"'{text}' is no roll; write a colour and a face, as in 'basic money'")
            queue.append(face)
        queues[seat] = tuple(queue)
    return queues


def face_anywhere(st: State) -> set[str]:
    return {word for kind in range(len(st.tables.die_ids)) for word in face_words(st, kind)}
