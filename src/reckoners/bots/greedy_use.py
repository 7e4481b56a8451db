"""The greedy bot's use step: one Reckoner after the other goes where its hand does most, and spends it there."""

from __future__ import annotations

from typing import Final

from reckoners.bots.greedy_hand import converted, hand, here, promise, worths
from reckoners.bots.greedy_worth import PLAN_WORTH, Worth
from reckoners.bots.planner.steady import summed
from reckoners.bots.seen import asked
from reckoners.engine.action import seat_of, source_of, symbol_of, target_of, verb_of
from reckoners.engine.codes import CARD, CLEAR, HEAL, MOVE, OPEN, PAY, POWER, SPEND, TOKEN
from reckoners.engine.effects import COSTLY_MOVES, works
from reckoners.engine.flow import play
from reckoners.engine.groups import owes_a_move
from reckoners.engine.state import State
from reckoners.engine.trying import is_touched, right_after

NOTHING: Final = 1e-6
MOVING: Final = 0.5  # a move has to promise so much more: hopes are only hopes
A_SYMBOL_KEPT: Final = 0.6  # of a card of Dawnslight: it stays if it is not used
MOST_ACTIONS: Final = 40  # of one Reckoner in a row: no power of a pack may keep it busy for ever


def use(worth: Worth, st: State, seats: tuple[int, ...]) -> list[int]:
    """What these Reckoners do until nobody has anything useful left to do. The state is played on."""
    codes: list[int] = []
    before = -1
    now = st.round
    while len(codes) > before:  # what one does may open something for another
        before = len(codes)
        for seat in seats:
            if asked(st) != "use" or st.round != now:
                return codes
            codes += turn(worth, st, seat)
    return codes


def turn(worth: Worth, st: State, seat: int) -> list[int]:
    """One Reckoner, as long as something improves the position."""
    codes: list[int] = []
    while not st.over and len(codes) < MOST_ACTIONS:
        mine = [code for code in st.options if seat_of(code) == seat]
        code = best(worth, st, seat, mine) if mine else None
        if code is None:
            break
        now = st.round
        if not play(st, code):
            break
        codes.append(code)
        if asked(st) != "use" or st.round != now:
            break  # something came in between, or there was nothing left to do for anybody
    return codes


def best(worth: Worth, st: State, seat: int, options: list[int]) -> int | None:
    """The next action of one Reckoner; None if nothing improves the position."""
    spends: list[int] = []
    moves: list[int] = []
    clears: list[int] = []
    others: list[int] = []
    for code in options:
        verb = verb_of(code)
        if verb == SPEND:
            spends.append(code)
        elif verb == MOVE:
            moves.append(code)
        elif verb == CLEAR:
            clears.append(code)
        elif verb == POWER or verb == PAY or verb == HEAL:
            others.append(code)
    if st.pool[seat]:  # an open die is finished first: what is left of it would be lost
        found = best_spend(worth, st, [code for code in spends if source_of(code) == OPEN])
        if found is not None:
            return found
    found = best_other(worth, st, others)
    if found is None:
        found = best_move(worth, st, seat, spends, moves, clears)
    return best_spend(worth, st, spends) if found is None else found


def best_spend(worth: Worth, st: State, spends: list[int]) -> int | None:
    """The symbol that gains most."""
    most, found = NOTHING, None
    for code in spends:
        gain = worth.gain(st, symbol_of(code), target_of(code))
        if source_of(code) == TOKEN:
            gain -= PLAN_WORTH
        elif source_of(code) >= CARD + st.tables.first_dawnslight:
            gain -= A_SYMBOL_KEPT
        if gain > most:
            most, found = gain, code
    return found


def best_other(worth: Worth, st: State, codes: list[int]) -> int | None:
    """Cards that are paid for and odd powers, whatever they are: the position after them is looked at."""
    if not codes:
        return None
    now = worth.worth(st)
    hopes = [promise(worth, st, seat) for seat in range(st.tables.n_seats)]
    most, found = MOVING / 2, None
    for code in codes:
        then = right_after(st, code)
        gain = worth.worth(then) - now
        if not then.over:
            for seat, hope in enumerate(hopes):
                if is_touched(then, seat):
                    gain += promise(worth, then, seat) - hope
        if gain > most:
            most, found = gain, code
    return found


def best_move(worth: Worth, st: State, seat: int, spends: list[int], moves: list[int], clears: list[int]) -> int | None:
    """The first action on the way to a better district: use here what is better used here, clear the way, go."""
    if not moves and not clears:
        return None
    if st.owing[seat] and owes_a_move(st, seat) >= 0 and moves:
        return min(moves, key=source_of)  # the other half of the way
    sources = [source for source in hand(st, seat) if source.whole]
    known = {source.id for source in sources}
    riding = any(source_of(code) not in known for code in moves)  # a card that is for moving only
    local = worths(converted(st, seat, here(worth, st, seat)), sources)
    base = summed(local)
    start = st.where[seat]
    price = 2 if works(st, seat, COSTLY_MOVES) else 1
    most, goal, away = MOVING, -1, local
    for district in range(st.tables.n_districts):
        needed = st.barricades[start] + st.barricades[district] + price - riding
        if district == start or needed > len(sources):
            continue
        there = worths(converted(st, seat, worth.values(st, district)), sources)
        gain = summed(sorted(map(max, local, there))[needed:]) - base
        if gain > most:
            most, goal, away = gain, district, there
    if goal < 0:
        return None
    either = {source.id: max(pair) for source, *pair in zip(sources, local, away, strict=True)}
    ways = st.barricades[start] + st.barricades[goal] + price
    spared = sorted(either, key=either.__getitem__)[:ways]  # the least useful sources pay for the way
    stays = {
        source.id
        for source, at_home, abroad in zip(sources, local, away, strict=True)
        if at_home >= abroad and source.id not in spared
    }
    found = best_spend(worth, st, [code for code in spends if source_of(code) in stays])
    if found is not None:
        return found
    closed = next((district for district in (start, goal) if st.barricades[district]), -1)
    wholes, target = (moves, goal) if closed < 0 else (clears, closed)
    wholes = [code for code in wholes if target_of(code) == target]
    return min(wholes, key=lambda code: either.get(source_of(code), 0.0), default=None)
