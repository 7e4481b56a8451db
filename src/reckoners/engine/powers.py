"""Odd powers: cards with a function of their own, found by their name.

A power says in which decision it can be used, what it takes (dice, faces, Reckoners, districts, up to three things and
a die), what may be chosen, what the choice does and why another choice is not possible; on-going ones say what they
change while the card is there, and what they answer to. A pack with new odd cards registers theirs; nothing else has to
know them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.action import AS_SLOT, AS_TARGET, bit, has, power, slot_of, target_of
from reckoners.engine.attack_reckoners import why_disabled
from reckoners.engine.codes import CAPTURED, DISABLED, F_USE, KEPT, USED
from reckoners.engine.decision import DIE, DISTRICT, FACE, RECKONER, Reason
from reckoners.engine.happenings import E_GAVE, E_SNIPER, E_TURNED
from reckoners.engine.state import State
from reckoners.engine.triggers import Trigger

PowerOptions = Callable[[State, int, int], list[int]]  # state, seat, card
PowerAnswer = Callable[[State, int, int], None]  # state, seat, action
WhyNotPower = Callable[[State, int, int], Reason]
PowerShows = Callable[[State, int], bool]  # state, seat
Changes = Callable[[State, int, int, int, int], list[int]]  # state, seat, card, source, its symbols
Changed = Callable[[State, int, int, int], None]  # state, seat, card, action


def no_choices(st: State, seat: int, card: int) -> list[int]:  # noqa: ARG001 - every power has this shape
    return []


def no_choice(st: State, seat: int, action: int) -> None:
    """An on-going card is not used."""


class OddPower:
    """See above. `frame` is the decision in which it is used, `rule` says so. `near` are symbols that reach the
    neighbouring districts while the card is there, `triggers` what it answers to: pairs of something that happens and
    what it does then; `effect` is what else it changes (`effects`). `choices` are the words of a CHOICE among what it
    takes. `gives` are symbols that it can show as a die, `shows` says when it does without having been asked. A power
    that changes what a source shows is paid for with that source: `changes` lists the ways, `changed` does one.
    `watches`: what it offers depends on what other Reckoners have. `once`: using it turns the card; a power that takes
    several answers does that by itself."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...] = (),
        options: PowerOptions = no_choices,
        answer: PowerAnswer = no_choice,
        why_not: WhyNotPower | None = None,
        *,
        rule: str = "CARD-02",
        frame: int = F_USE,
        once: bool = True,
        near: int = 0,
        effect: int = -1,
        gives: int = 0,
        swaps: int = 0,
        watches: bool = False,
        shows: PowerShows | None = None,
        choices: tuple[str, ...] = (),
        changes: Changes | None = None,
        changed: Changed | None = None,
        triggers: tuple[tuple[int, Trigger], ...] = (),
    ) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = shape
        self.options: PowerOptions = options
        self.answer: PowerAnswer = answer
        self.why_not: WhyNotPower | None = why_not
        self.rule: str = rule
        self.frame: int = frame
        self.once: bool = once
        self.near: int = near
        self.effect: int = effect
        self.gives: int = gives
        self.swaps: int = swaps
        self.watches: bool = watches
        self.shows: PowerShows | None = shows
        self.choices: tuple[str, ...] = choices
        self.changes: Changes | None = changes
        self.changed: Changed | None = changed
        self.triggers: tuple[tuple[int, Trigger], ...] = triggers


NEVER: Final = -1  # the decision of an on-going card: none
POWERS: Final[list[OddPower]] = []  # by the number that the tables give a card


def register_power(power: OddPower) -> int:
    """Puts it where `ODD_POWERS` has its name; a new name comes last. Returns its number."""
    if power.name not in ODD_POWERS:
        ODD_POWERS.append(power.name)
    number = ODD_POWERS.index(power.name)
    while len(POWERS) <= number:
        POWERS.append(power)
    POWERS[number] = power
    return number


def answer_power(st: State, seat: int, card: int, action: int) -> None:
    """A Reckoner uses an odd card."""
    used = POWERS[st.tables.power[card]]
    if used.once:
        st.used[seat] |= bit(card)
    used.answer(st, seat, action)


def ready_powers(st: State, seat: int, frame: int) -> list[int]:
    """The odd cards that a Reckoner may use in this decision now."""
    frames = st.tables.power_frame
    return [card for card in st.cards[seat] if frames[card] == frame and not has(st.used[seat], card)]


# -- David


def improvise_options(st: State, seat: int, card: int) -> list[int]:
    """Another face of an own unused die; equal dice and equal faces once (HERO-01)."""
    out: list[int] = []
    kinds = st.tables.kind
    turns = st.tables.turns
    seen: list[int] = []
    slots = st.dice[seat]
    base = power(seat, card)
    for slot in range(len(slots)):
        die = slots[slot]
        if st.status[die] == KEPT:
            colour = kinds[die]
            shown = st.face[die]
            if colour * 8 + shown not in seen:
                seen.append(colour * 8 + shown)
                turned = base | AS_SLOT[slot]
                out += [turned | AS_TARGET[face] for face in turns[colour][shown]]
    return out


def improvise(st: State, seat: int, action: int) -> None:
    slot, face = slot_of(action), target_of(action)
    st.face[st.dice[seat][slot]] = face
    st.events.append((E_TURNED, seat, slot, face))


def why_not_improvise(st: State, seat: int, action: int) -> Reason:
    slot = slot_of(action)
    about = {"seat": seat, "die": slot}
    status = st.status[st.dice[seat][slot]]
    if status == CAPTURED:
        return ("die-captured", "EPI-10", about)
    if status == DISABLED:
        return why_disabled(st, seat, slot)
    if status == USED:
        return ("die-used", "HERO-01", about)
    return ("shows-it-already", "HERO-01", about)


# -- Tia


def operations_options(st: State, seat: int, card: int) -> list[int]:
    """A Plan token for another Reckoner (HERO-03)."""
    given = power(seat, card)
    return [given | AS_TARGET[other] for other in range(st.tables.n_seats) if other != seat]


def operations(st: State, seat: int, action: int) -> None:
    other = target_of(action)
    st.tokens[other] += 1
    st.stale |= bit(other)
    st.events.append((E_GAVE, seat, other))


def why_not_operations(st: State, seat: int, action: int) -> Reason:  # noqa: ARG001
    return ("not-for-oneself", "HERO-03", {"seat": seat})


# -- Cody


def sniper_options(st: State, seat: int, card: int) -> list[int]:
    """The token goes to any district, the own one too: one may move away from it (HERO-04)."""
    aimed = power(seat, card)
    return [aimed | AS_TARGET[district] for district in st.tables.ring]


def sniper(st: State, seat: int, action: int) -> None:
    st.sniper[seat] = target_of(action)
    st.events.append((E_SNIPER, seat, target_of(action)))


IMPROVISE: Final = register_power(
    OddPower("improvise", (DIE, FACE), improvise_options, improvise, why_not_improvise),
)
OPERATIONS: Final = register_power(
    OddPower("operations", (RECKONER,), operations_options, operations, why_not_operations),
)
SNIPER: Final = register_power(OddPower("sniper", (DISTRICT,), sniper_options, sniper))
