"""What a bot is shown: the table as people see it. The order of the decks and the coming dice are dealt anew."""

from __future__ import annotations

import msgspec

from reckoners.bots.wishes import Wish
from reckoners.engine.action import seat_of
from reckoners.engine.chance import mix, stream_keys
from reckoners.engine.codes import N_STREAMS, TEAM
from reckoners.engine.decision import decision_of
from reckoners.engine.state import State
from reckoners.engine.trying import redealt
from reckoners.game import Action, Game

HIDDEN = "hidden"  # stands where the seed was: who knows it knows every die


def key_of(seed: str) -> int:
    """A bot's own chance in the game with this seed; it says nothing about the game's."""
    return stream_keys(f"bot:{seed}", 1)[0]


def asked(st: State) -> str:
    """The name of the decision that the table waits for; empty when the game is over."""
    decision = decision_of(st)
    return "" if decision is None else decision.name


def is_team_decision(st: State) -> bool:
    """Whether all decide together, also where an action names a seat."""
    decision = decision_of(st)
    return decision is not None and decision.team


def options_for(st: State, seats: tuple[int, ...], team: bool) -> list[int]:
    """The legal actions that are up to these seats, or to the team."""
    if not st.stack or (team and len(seats) == st.tables.n_seats):
        return st.options
    if is_team_decision(st):
        return st.options if team else []
    mine = (*seats, TEAM) if team else seats
    return [code for code in st.options if seat_of(code) in mine]


class Seen:
    """A table as it is shown to a bot, for one answer.

    `seats` are the numbers of the seats that the bot plays, `team` says whether it also speaks for the team (rewards,
    purchases, which die is lost, the end of the use step). `seconds` is how long it may think, None: as it likes.
    `wishes` are what people at the table have asked the bots for.
    What is asked for is made then, once, and without the lock that `cached_property` takes for it.
    """

    __slots__ = (
        "_drawn",
        "_game",
        "_options",
        "_own_game",
        "_own_state",
        "_salt",
        "seats",
        "seconds",
        "team",
        "wishes",
    )

    def __init__(
        self,
        game: Game,
        seats: tuple[int, ...],
        *,
        team: bool,
        seconds: float | None = None,
        key: int | None = None,
        wishes: tuple[Wish, ...] = (),
    ) -> None:
        self._game = game
        self.seats = seats
        self.team = team
        self.seconds = seconds
        self.wishes = wishes
        self._salt = mix(key_of(game.setup.seed) if key is None else key, len(game))
        self._drawn = 0
        self._options: list[int] | None = None
        self._own_state: State | None = None
        self._own_game: Game | None = None

    @property
    def options(self) -> list[int]:
        """What the bot may answer now, as the engine's integers."""
        found = self._options
        if found is None:
            found = self._options = options_for(self._game.state, self.seats, self.team)
        return found

    def legal(self) -> list[Action]:
        """The same in words."""
        return [self._game.action(code) for code in self.options]

    @property
    def state(self) -> State:
        """The position, dealt anew where it is hidden. It belongs to the bot."""
        if self._own_state is None:
            self._own_state = redealt(self._game.state, self._salt)
        return self._own_state

    @property
    def game(self) -> Game:
        """A game that starts from this position: to ask, to try, to play on. It belongs to the bot."""
        if self._own_game is None:
            real = self._game
            setup = msgspec.structs.replace(real.setup, seed=HIDDEN)
            self._own_game = Game.from_state(setup, real.content, redealt(real.state, self._salt))
        return self._own_game

    def chance(self, n: int) -> int:
        """A number from 0 to n - 1, for a bot that wants to leave something to chance. The same game asks the same
        numbers again, so that it can be replayed."""
        self._drawn += 1
        return mix(self._salt, N_STREAMS + self._drawn) % n
