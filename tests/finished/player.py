"""A player for the whole team: greed with a look around, good enough to win games and quick enough for tests.

It answers with actions that belong together: a Reckoner's choice of dice, the whole use step, a purchase. It knows
nothing but what lies on the table: it looks into no deck and at no coming roll, and chance plays no part in it.
"""

from __future__ import annotations

from reckoners.engine.codes import (
    ATTACK,
    BUY,
    CAPTURED,
    CARD_MASK,
    CARD_SHIFT,
    CONVERTER,
    DOUBLER,
    END,
    EXCHANGER,
    EXTRA_DIE,
    F_BUY,
    F_PLACE,
    F_REWARD,
    F_ROLL,
    F_USE,
    FAITH_MARK,
    FAITH_ROLL,
    FIELD_MASK,
    FREE_SYMBOLS,
    KEEP,
    KEPT,
    N_SYMBOLS,
    PLAN,
    RANSOM,
    REROLL,
    RESEARCH,
    REWARD,
    ROLLED,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    STOP,
    TARGET_SHIFT,
    TEAM,
    USE_SHIFT,
    VERB_MASK,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.flow import play
from reckoners.engine.roll import FINISHED, ROLLS, faith_is_ready
from reckoners.engine.state import State
from reckoners.engine.tables import Tables, mask_of
from reckoners.game import Game
from tests.finished.judge import Judge, Weights
from tests.finished.planner import Planner
from tests.finished.sources import Values, pool_value

CROWD = 1.5  # how much a friend who is already there speaks against a starting district
CARDS_EACH = 0.12  # how much a card that one has speaks against the next one
A_MOVE = 0.9
# How much a symbol is worth before one knows where: money, Attack Enforcement, Contain, Research, Attack, Plan, any.
SYMBOL_WORTH: Values = [0.5, 0.7, 0.9, 1.0, 1.1, 0.8, 1.1]


def play_out(game: Game, weights: Weights | None = None) -> Game:
    """Play a game to its end."""
    player = Player(game.state.tables, weights)
    while game.result == "playing":
        step = (game.state.round, game.step)
        for code in player.codes(game.state):
            if (game.state.round, game.step) != step:
                break  # what was left went by itself
            game.play_code(code)
    return game


class Player:
    """Plays one game, or several of one set-up."""

    def __init__(self, tables: Tables, weights: Weights | None = None) -> None:
        self.tables = tables
        self.judge = Judge(tables, weights or Weights())
        self.planner = Planner(self.judge)
        self._imagined: tuple[int, int, State] | None = None

    def codes(self, st: State) -> list[int]:
        """The next actions, one or more, all of them known to be possible."""
        frame = st.stack[-1][0]
        if frame == F_ROLL:
            return self.roll(st)
        if frame == F_USE:
            return self.planner.step(st)
        if frame == F_REWARD:
            return [self.reward(st)]
        if frame == F_BUY:
            return [self.buy(st)]
        if frame == F_PLACE:
            return [self.place(st)]
        return [self.lose(st)]

    # -- rolling

    def roll(self, st: State) -> list[int]:
        """The next Reckoner who still rolls keeps what is better than what a reroll promises."""
        seat = next(seat for seat in range(self.tables.n_seats) if st.rolls[seat] != FINISHED)
        values = self.wishes(self.imagined(st, seat), st, seat)
        base = seat << SEAT_SHIFT
        loose = [slot for slot, die in enumerate(st.dice[seat]) if st.status[die] == ROLLED]
        faith = faith_is_ready(st, seat)
        rerolls = ROLLS - st.rolls[seat]
        better = {slot: self.better(st, seat, slot, values, rerolls + faith) for slot in loose}
        if rerolls == 0:
            marked = [base | FAITH_MARK | slot << SOURCE_SHIFT for slot in loose if better[slot] < 0]
            return [*marked, base | FAITH_ROLL] if marked else [base | STOP]
        kept = [slot for slot in loose if better[slot] >= 0] or [max(loose, key=lambda slot: better[slot])]
        if 1 < len(kept) == len(loose):
            return [base | STOP]
        return [*(base | KEEP | slot << SOURCE_SHIFT for slot in kept), *([base | REROLL] * (len(kept) < len(loose)))]

    def better(self, st: State, seat: int, slot: int, values: Values, rerolls: int) -> float:
        """How much better a die is as it lies than what can be expected of so many rerolls."""
        die = st.dice[seat][slot]
        faces = [pool_value(values, pool) for pool in self.tables.face_pool[self.tables.kind[die]]]
        hope = float("-inf")
        for _ in range(rerolls):
            hope = sum(max(face, hope) for face in faces) / len(faces)
        return pool_value(values, symbols_shown(st, seat, die)) - hope

    def imagined(self, st: State, seat: int) -> State:
        """The table after those who have rolled already have used their dice."""
        if self._imagined is None or self._imagined[:2] != (st.round, seat):
            then = st.clone()
            for other in range(seat):
                if not then.over:
                    then = self.planner.best(then, other).state
            self._imagined = (st.round, seat, st if then.over else then)
        return self._imagined[2]

    def wishes(self, imagined: State, st: State, seat: int) -> Values:
        """What symbols are worth where this Reckoner will go, judged by its dice."""
        dice = [die for die in st.dice[seat] if st.status[die] in (ROLLED, KEPT)]
        best: tuple[float, Values] | None = None
        for district in range(self.tables.n_districts):
            values = self.planner.symbol_values(imagined, seat, district)
            worths = sorted(self.promise(st, seat, die, values) for die in dice)
            here = st.where[seat]
            if district != here:
                worths = worths[1 + st.barricades[here] + st.barricades[district] :]
            if best is None or sum(worths) > best[0]:
                best = (sum(worths), values)
        assert best is not None
        return best[1]

    def promise(self, st: State, seat: int, die: int, values: Values) -> float:
        shown = pool_value(values, symbols_shown(st, seat, die))
        if st.status[die] == KEPT or st.rolls[seat] == ROLLS:
            return shown
        faces = [pool_value(values, pool) for pool in self.tables.face_pool[self.tables.kind[die]]]
        return max(shown, sum(faces) / len(faces))

    # -- the team's choices

    def reward(self, st: State) -> int:
        """Each piece where it does most; Plan tokens to whoever has fewest."""
        for code in st.options:
            if code >> USE_SHIFT & FIELD_MASK == PLAN:
                seats = range(self.tables.n_seats)
                seat = min(seats, key=lambda seat: st.tokens[seat] + st.fresh[seat])
                return REWARD | TEAM << SEAT_SHIFT | PLAN << USE_SHIFT | seat << TARGET_SHIFT
        return max(st.options, key=lambda code: self.worth_after(st, code))

    def worth_after(self, st: State, code: int) -> float:
        then = st.clone()
        play(then, code)
        return self.judge.worth(then)

    def place(self, st: State) -> int:
        """The district that suits a Reckoner's dice; rather not all in one."""

        def fits(code: int) -> float:
            seat = code >> SEAT_SHIFT & SEAT_MASK
            district = code >> TARGET_SHIFT
            values = self.planner.symbol_values(st, seat, district)
            return sum(self.die_worth(die, values) for die in st.dice[seat]) - CROWD * st.where.count(district)

        return max(st.options, key=fits)

    def die_worth(self, die: int, values: Values) -> float:
        faces = self.tables.face_pool[self.tables.kind[die]]
        return sum(pool_value(values, pool) for pool in faces) / len(faces)

    def lose(self, st: State) -> int:
        """The worst die of whoever has most of them."""

        def cost(code: int) -> float:
            seat = code >> SEAT_SHIFT & SEAT_MASK
            die = st.dice[seat][code >> SOURCE_SHIFT & SOURCE_MASK]
            left = sum(st.status[other] != CAPTURED for other in st.dice[seat])
            return self.die_worth(die, self.symbol_worth(st)) - left / 10

        return min(st.options, key=cost)

    def symbol_worth(self, st: State) -> Values:
        """Once the Boss is weakened everything is about attacking him."""
        values = SYMBOL_WORTH[:]
        if st.boss_research == 0:
            values[ATTACK] += 0.5
            values[RESEARCH] -= 0.4
        return values

    # -- buying

    def buy(self, st: State) -> int:
        """Captured dice first, then the card that gives most for its price."""
        values = self.symbol_worth(st)
        best, found = 0.0, END | TEAM << SEAT_SHIFT
        for code in st.options:
            verb = code & VERB_MASK
            seat = code >> SEAT_SHIFT & SEAT_MASK
            if verb == RANSOM:
                worth = 10 + self.die_worth(st.dice[seat][code >> SOURCE_SHIFT & SOURCE_MASK], values)
            elif verb == BUY:
                card = code >> CARD_SHIFT & CARD_MASK
                worth = self.card_worth(st, card, seat, values) - CARDS_EACH * len(st.cards[seat])
                worth /= self.tables.price[card] ** 0.5
            else:
                continue
            if worth > best:
                best, found = worth, code
        return found

    def card_worth(self, st: State, card: int, seat: int, values: Values) -> float:
        t = self.tables
        family = t.family[card]
        if family == EXTRA_DIE:
            kind = t.gives_die[card]
            return 1.2 * sum(pool_value(values, pool) for pool in t.face_pool[kind]) / t.n_faces[kind]
        if family == FREE_SYMBOLS:
            return pool_value(values, t.gives[card]) * (1.4 if t.anywhere[card] else 1.0)
        basic = sum(not t.special[t.kind[die]] for die in st.dice[seat])
        if family == DOUBLER:
            return basic * 0.3 * sum(values[symbol] for symbol in range(N_SYMBOLS) if t.doubles[card] >> symbol & 1)
        if family == EXCHANGER:
            cost = sum(values[symbol] for symbol in range(N_SYMBOLS) if t.cost[card] >> symbol & 1)
            return (pool_value(values, t.gives[card]) - cost) * min(1.0, 0.3 * self.showing(st, seat, t.cost[card]))
        if family == CONVERTER:
            return 0.15 * self.showing(st, seat, t.converts[card])
        return A_MOVE

    def showing(self, st: State, seat: int, mask: int) -> float:
        """How many of a Reckoner's dice show one of these symbols at a time, more or less."""
        t = self.tables
        pools = [pool for die in st.dice[seat] for pool in t.face_pool[t.kind[die]]]
        return sum(mask_of(pool) & mask != 0 for pool in pools) / 6
