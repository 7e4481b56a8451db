"""Attack Reckoners: what a Boss's card, or a district's, does to its victims till his next activation (ATK).

A token marks each victim (`State.suffers`). Two effects change how symbols and Moves count: they are folded into
`State.effects`, so that nobody else has to look for tokens. Cards that are out of use stand in `State.disabled`, and
count as used; dice have a status of their own.
"""

from __future__ import annotations

from reckoners.engine.action import bit, has
from reckoners.engine.board import lose_population
from reckoners.engine.cards import equipment_of, note_effects
from reckoners.engine.chance import shuffled
from reckoners.engine.codes import CAPTURED, DISABLED, IDLE, S_BOSS_CARDS
from reckoners.engine.decision import Reason
from reckoners.engine.dice import lent_by
from reckoners.engine.effects import LESS_DICE, LESS_EQUIPMENT, NO_ABILITY
from reckoners.engine.happenings import (
    BY_NO_CARD,
    E_BOSS_CARD,
    E_BOSS_CARDS_SHUFFLED,
    E_DISABLED_CARD,
    E_DISABLED_DIE,
    E_SUFFERS,
    E_TOKENS_BACK,
)
from reckoners.engine.state import State

# -- the Boss's cards


def shuffle_boss_cards(st: State) -> None:
    """All of them face down (REG-07, REG-09)."""
    st.boss_deck = shuffled(st, S_BOSS_CARDS, tuple(range(len(st.tables.boss_cards))))


def turn_boss_card(st: State) -> None:
    """The top card, and everybody in his district suffers it. Who that is, is settled now (REG-03, REG-04)."""
    if not st.boss_deck:
        shuffle_boss_cards(st)
        st.events.append((E_BOSS_CARDS_SHUFFLED, len(st.boss_deck)))
    st.boss_card = st.boss_deck[0]
    st.boss_deck = st.boss_deck[1:]
    effect = st.tables.boss_cards[st.boss_card]
    st.events.append((E_BOSS_CARD, effect, len(st.boss_deck)))
    for seat in range(st.tables.n_seats):
        if st.where[seat] == st.boss_at and not st.over:
            suffer(st, seat, effect)


# -- tokens


def suffer(st: State, seat: int, effect: int) -> None:
    """A Reckoner gets a token. Who has no card to lose pays with population instead, at once (ATK-04)."""
    st.events.append((E_SUFFERS, seat, effect))
    if effect == LESS_EQUIPMENT and st.laid_now[seat].count(effect) >= len(equipment_of(st, seat)):
        lose_population(st, 1, BY_NO_CARD)
        return
    st.suffers = with_token(st.suffers, seat, effect)
    st.laid_now = with_token(st.laid_now, seat, effect)
    if effect == NO_ABILITY:
        put_out_of_use(st, seat, st.tables.ability[seat])
    note_effects(st, seat)


def with_token(tokens: tuple[tuple[int, ...], ...], seat: int, effect: int) -> tuple[tuple[int, ...], ...]:
    found = list(tokens)
    found[seat] = tuple(sorted((*found[seat], effect)))
    return tuple(found)


def forget_age(st: State) -> None:
    """A Reckoner phase begins: every token that lies there now goes back when tokens do (ATK-01)."""
    if any(st.laid_now):
        st.laid_now = ((),) * st.tables.n_seats


def lost(st: State, seat: int, effect: int) -> int:
    """How many rerolls, dice or cards tokens take away: these add up (ATK-02 to ATK-04)."""
    return st.suffers[seat].count(effect)


def end_reckoner_phase(st: State) -> None:
    """Of a Boss who does not take tokens back they last no longer than the Reckoner phase (ATK-01)."""
    if not st.tables.boss.takes_back_tokens:
        take_back_tokens(st)


def take_back_tokens(st: State) -> None:
    """They are gone but for those of this Epic phase, and nothing else is out of use any more (ATK-01)."""
    tokens = sum(map(len, st.suffers)) - sum(map(len, st.laid_now))
    if not tokens:
        return
    st.events.append((E_TOKENS_BACK, tokens))
    st.suffers = st.laid_now
    abilities = st.tables.ability
    st.disabled = tuple([bit(abilities[seat]) if NO_ABILITY in laid else 0 for seat, laid in enumerate(st.laid_now)])
    for seat in range(st.tables.n_seats):
        for die in st.dice[seat]:
            if st.status[die] == DISABLED:
                st.status[die] = IDLE
        note_effects(st, seat)


# -- out of use


def put_out_of_use(st: State, seat: int, card: int) -> None:
    """It counts as used, so that nobody offers it; what it does by itself looks at the other (`cards.is_working`)."""
    disabled = list(st.disabled)
    disabled[seat] |= bit(card)
    st.disabled = tuple(disabled)
    st.used[seat] |= bit(card)


def disable_card(st: State, seat: int, card: int) -> None:
    """Neither its on-going effect nor its use; a die that it gave waits with it (ATK-08)."""
    put_out_of_use(st, seat, card)
    die = lent_by(st, card)
    if die >= 0 and st.status[die] != CAPTURED:
        st.status[die] = DISABLED
    note_effects(st, seat)
    st.events.append((E_DISABLED_CARD, seat, card))


def disable_die(st: State, seat: int, slot: int) -> None:
    """It is not rolled (ATK-03)."""
    st.status[st.dice[seat][slot]] = DISABLED
    st.events.append((E_DISABLED_DIE, seat, slot))


def to_choose(st: State, seat: int) -> tuple[int, int]:
    """How many dice and cards a victim has to name when the Reckoner phase begins."""
    return lost(st, seat, LESS_DICE), lost(st, seat, LESS_EQUIPMENT)


def why_disabled(st: State, seat: int, slot: int) -> Reason:
    """Why a die is not there: its card is out of use, or it was named itself."""
    card = st.lent[st.dice[seat][slot]] - 1
    by_card = card >= 0 and has(st.disabled[seat], card)
    return ("die-disabled", "ATK-08" if by_card else "ATK-03", {"seat": seat, "die": slot})
