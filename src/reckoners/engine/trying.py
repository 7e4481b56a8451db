"""Trying things out: what bots and advisers ask of the engine instead of changing positions by themselves.

Everything but the quiet ones works on a copy. A quiet one plays on the state that it is given, and lists no options:
a search that has listed them by itself plays thousands of actions a second.
"""

from __future__ import annotations

from reckoners.engine.action import has
from reckoners.engine.alike import same_is_offered
from reckoners.engine.cards import stand
from reckoners.engine.chance import mix, shuffled
from reckoners.engine.codes import (
    F_USE,
    KEPT,
    N_STREAMS,
    ROLLED,
    S_BOSS_CARDS,
    S_DISTRICTS,
    S_EPICS,
    S_EQUIPMENT,
    TOKEN,
    USED,
)
from reckoners.engine.flow import advance, answer, guess, options_of, play
from reckoners.engine.groups import in_use_step
from reckoners.engine.pools import ONE
from reckoners.engine.state import State
from reckoners.engine.use import answer_use, spend


def redealt(st: State, salt: int) -> State:
    """What somebody at the table knows: what nobody can see is dealt anew, from what is known to be in it."""
    seen = st.clone()
    seen.keys = tuple([mix(salt, stream) for stream in range(N_STREAMS)])
    seen.drawn = [0] * N_STREAMS
    seen.forced = None
    seen.epic_deck = shuffled(seen, S_EPICS, tuple(sorted(st.epic_deck)))
    seen.equipment_deck = shuffled(seen, S_EQUIPMENT, tuple(sorted(st.equipment_deck)))
    if st.boss_deck:
        seen.boss_deck = shuffled(seen, S_BOSS_CARDS, tuple(sorted(st.boss_deck)))
    if st.dawnslight_deck:
        seen.dawnslight_deck = shuffled(seen, S_DISTRICTS, tuple(sorted(st.dawnslight_deck)))
    return seen


def unseen(st: State) -> State:
    """A copy in which nothing hidden is looked at: a card that would be drawn stays unknown."""
    then = st.clone()
    then.veiled = True
    return then


def share_nothing(st: State) -> None:
    """Options that clones have in common become its own: whoever gets it may do with it what it likes."""
    st.options = st.options[:]
    st.seat_options = [options[:] for options in st.seat_options]
    st.aims = st.aims[:]


def tried(st: State, action: int) -> State:
    """The next decision that an action leads to, or the end of the game."""
    then = st.clone()
    if not play(then, action):
        raise ValueError("not one of the options")
    return then


def right_after(st: State, action: int) -> State:
    """What an action does by itself, before anything follows from it: no new step, no roll, no drawn card."""
    if action not in st.options and not same_is_offered(st, action):
        raise ValueError("not one of the options")
    then = st.clone()
    answer(then, action)
    return then


def with_what_follows(st: State, action: int) -> State:
    """What an action does, and in the middle of a use step all that follows from it by itself: a marker goes its way, a
    reward waits to be shared out. A card that would be drawn stays unknown."""
    then = right_after(unseen(st), action)
    while not then.over and in_use_step(then) and then.stack[-1][0] != F_USE:
        options = options_of(then)
        if options is None:
            advance(then)
        elif len(options) > 1:
            break
        elif options:
            answer(then, options[0])
        else:
            then.stack.pop()
    return then


def use_quietly(st: State, action: int) -> bool:
    """Play an action of the use step. Whether the step goes on: the game may be over.

    Something may come in between. What has to be chosen then is guessed: the first option. Who really plays the action
    is asked.
    """
    depth = len(st.stack)
    answer_use(st, action)
    if len(st.stack) > depth:
        guess(st, depth)
    return not st.over and len(st.stack) == depth


def use_asking(st: State, action: int) -> list[int]:
    """Play an action of the use step, also before it. What it asks for: the options, or none if the step goes on."""
    depth = len(st.stack)
    answer_use(st, action)
    return next_options(st, depth)


def ask_quietly(st: State, action: int, depth: int) -> list[int]:
    """Play an action of the use step, or an answer to what it has begun. What is asked next: the options, or none if
    the step goes on; in it the stack is so high."""
    answer(st, action)
    return next_options(st, depth)


def next_options(st: State, depth: int) -> list[int]:
    """Go on until somebody has a choice, or the stack is no higher than this."""
    while not st.over and len(st.stack) > depth:
        options = options_of(st)
        if options is None:
            advance(st)
        elif len(options) > 1:
            return options
        elif options:
            answer(st, options[0])
        else:
            st.stack.pop()
    return []


def one_symbol_more(st: State, seat: int, symbol: int, target: int) -> State:
    """A symbol from nowhere acts by the rules; the open die stays as it is."""
    then = unseen(st)
    depth = len(then.stack)
    then.pool[seat] = ONE[symbol]
    then.source[seat] = TOKEN
    spend(then, seat, symbol, target)
    then.pool[seat] = st.pool[seat]
    then.source[seat] = st.source[seat]
    then.reach[seat] = st.reach[seat]
    then.untouched[seat] = st.untouched[seat]
    if len(then.stack) > depth:
        guess(then, depth)
    return then


def is_touched(st: State, seat: int) -> bool:
    """Whether what was done since the options were listed matters to a Reckoner's."""
    return has(st.stale, seat)


def standing(st: State, seat: int, district: int, rolled: State) -> State:
    """As if a Reckoner stood elsewhere, with its dice as another state has them."""
    then = st.clone()
    stand(then, seat, district)
    for die in rolled.dice[seat]:
        then.status[die] = rolled.status[die]
        then.face[die] = rolled.face[die]
    return then


def in_hand(st: State, seats: list[int]) -> State:
    """As if these Reckoners had kept none of their dice yet."""
    then = st.clone()
    for seat in seats:
        for die in then.dice[seat]:
            if then.status[die] == KEPT:
                then.status[die] = ROLLED
    return then


def keep_quietly(st: State, die: int) -> None:
    """As if a die were kept already."""
    st.status[die] = KEPT


def lay_quietly(st: State, die: int, face: int) -> None:
    """As if a die had fallen so."""
    st.face[die] = face


def spend_quietly(st: State, die: int) -> None:
    """As if a die were used already, for the way or for something else."""
    st.status[die] = USED


def showing(st: State, die: int, face: int) -> State:
    """As if a die showed this face."""
    then = st.clone()
    then.face[die] = face
    return then
