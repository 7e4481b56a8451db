"""Herman and Rtich: a die for another one of the supply, when the card comes and at the start of each Reckoner phase
(EQ2-07, EQ2-22). A frame says whose card, and which of its dice: Rtich's first is the one that it gives."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import packed, seat_of, source_of, target_of, verb_of
from reckoners.engine.attack_reckoners import why_disabled
from reckoners.engine.codes import CAPTURED, DISABLED, F_SWAP
from reckoners.engine.decision import COLOUR, DIE, Decision, Reason, Verb, new_verb
from reckoners.engine.dice import back_to_supply, in_supply, lend, lent_by, take_from_supply
from reckoners.engine.happenings import E_DIE_GAINED, E_SWAPPED
from reckoners.engine.state import State

SWAP: Final = new_verb()
TAKE: Final = new_verb()
LEAVE: Final = new_verb()


def gives_a_die(st: State, card: int, stage: int) -> bool:
    """Whether this frame is about a die that the card itself gives, and not about one that is exchanged."""
    return st.tables.swaps[card] > 1 and stage == 0


def colours(st: State) -> list[int]:
    """Of which the supply has a die, white ones too."""
    return [kind for kind in range(len(st.tables.die_ids)) if in_supply(st, kind)]


def swap_of(st: State, card: int) -> tuple[int, int, int, int] | None:
    """The exchange that this card made."""
    for swap in st.swapped:
        if swap[1] == card:
            return swap
    return None


def swappable(st: State, seat: int, card: int, stage: int) -> list[int]:
    """Slots of dice that may go: the one that came in, or any at first; never a captured one, or one out of use."""
    slots = st.dice[seat]
    free = [slot for slot in range(len(slots)) if st.status[slots[slot]] < CAPTURED]
    given = lent_by(st, card)
    if gives_a_die(st, card, stage):
        return [slot for slot in free if slots[slot] == given]
    swap = swap_of(st, card)
    if swap is not None and swap[2] in slots:
        return [slot for slot in free if slots[slot] == swap[2]]
    return [slot for slot in free if slots[slot] != given]


def swap_options(st: State) -> list[int]:
    _, seat, card, stage = st.stack[-1]
    supply = colours(st)
    kinds = st.tables.kind
    out: list[int] = []
    if gives_a_die(st, card, stage) and lent_by(st, card) < 0:
        out += [packed(TAKE, seat, target=colour) for colour in supply]
    else:
        seen: list[int] = []
        for slot in swappable(st, seat, card, stage):
            kind = kinds[st.dice[seat][slot]]
            if kind not in seen:
                seen.append(kind)
                out += [packed(SWAP, seat, slot, target=colour) for colour in supply if colour != kind]
    out.append(packed(LEAVE, seat))
    return out


def answer_swap(st: State, action: int) -> None:
    _, seat, card, stage = st.stack.pop()
    verb, colour = verb_of(action), target_of(action)
    if verb == LEAVE:
        return
    if verb == TAKE:
        take_from_supply(st, seat, colour, card)
        st.events.append((E_DIE_GAINED, seat, len(st.dice[seat]) - 1))
        return
    die = st.dice[seat][source_of(action)]
    kind = st.tables.kind[die]
    lender = st.lent[die] - 1  # a die of Dowser, say, that is swapped is still Dowser's
    swap = swap_of(st, card)
    back_to_supply(st, seat, die)
    take_from_supply(st, seat, colour)
    new = st.dice[seat][-1]
    if lender >= 0:
        lend(st, new, lender)
    if not gives_a_die(st, card, stage):
        given = kind if swap is None or swap[2] != die else swap[3]
        st.swapped = tuple(other for other in st.swapped if other[1] != card)
        if st.tables.kind[new] != given:
            st.swapped = (*st.swapped, (seat, card, new, given))
    st.events.append((E_SWAPPED, seat, card, colour, kind))


def why_not_swap(st: State, action: int) -> Reason:
    _, seat, card, stage = st.stack[-1]
    if seat_of(action) != seat:
        return ("not-asked", "EQ2-07", {"seat": seat})
    rule = "EQ2-22" if st.tables.swaps[card] > 1 else "EQ2-07"
    about = {"seat": seat, "card": card}
    if verb_of(action) == TAKE and not (gives_a_die(st, card, stage) and lent_by(st, card) < 0):
        return ("die-taken-already", rule, about)
    if not in_supply(st, target_of(action)):
        return ("colour-gone", rule, {"colour": target_of(action)})
    if verb_of(action) == SWAP and st.status[st.dice[seat][source_of(action)]] == DISABLED:
        return why_disabled(st, seat, source_of(action))
    if verb_of(action) == SWAP and source_of(action) not in swappable(st, seat, card, stage):
        return ("not-swappable", rule, {"seat": seat, "die": source_of(action)})
    return ("same-colour", rule, about)


def swap_first(st: State, action: int) -> Reason | None:  # noqa: ARG001 - every decision has this shape
    return ("answer-first", "EQ2-07", {})


DECISION: Final = Decision(
    "swap",
    F_SWAP,
    (
        Verb(SWAP, "swap", "EQ2-07", (DIE, COLOUR), any_face=True),
        Verb(TAKE, "take", "EQ2-22", (COLOUR,)),
        Verb(LEAVE, "leave", "EQ2-07"),
    ),
    swap_options,
    answer_swap,
    why_not_swap,
    step="roll",
    end_rule="EQ2-07",
    meanwhile=swap_first,
)
