"""One position with everything that a screen says about it: the view, the forecast, names and marks."""

from __future__ import annotations

from functools import cached_property

from reckoners.cli.event_lines import told
from reckoners.cli.language import names_in
from reckoners.cli.marks import Marks
from reckoners.content.model import AnyPower, Odd
from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.powers import POWERS, no_choices
from reckoners.engine.steps import STEP_NAMES
from reckoners.game import Forecast, Game
from reckoners.game.forecast import Actor
from reckoners.game.view import CardView, DistrictView, ReckonerView, TableView

ONGOING = ("converter", "extra-die", "doubler", "reach", "after-move")
# decisions that a step is for
STEPS_OF = {
    "place": ("prologue",),
    "roll": ("roll",),
    "use": ("use",),
    "rewards": ("rewards",),
    "buy": ("prologue", "purchase"),
}


def ongoing(power: AnyPower) -> bool:
    """Whether a card is at work by itself: an odd one that nobody can use is."""
    if isinstance(power, Odd):
        odd = POWERS[ODD_POWERS.index(power.power)]
        return odd.options is no_choices and odd.changes is None
    return type(power).__struct_config__.tag in ONGOING


class ShownTable:
    """Looks at a game, once; make a new one after each action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names = names_in(game.content)
        self.words = self.names.words
        self.marks = Marks(game.content, self.names)
        self.view: TableView = game.view()

    @cached_property
    def forecast(self) -> Forecast:
        return self.game.forecast()

    def order(self, district: DistrictView) -> int:
        """When a district's Epic acts: 1 is the Boss's district, then clockwise."""
        ids = [other.id for other in self.view.districts]
        start = ids.index(self.view.boss.district) if self.view.boss.district else 0
        return (ids.index(district.id) - start) % len(ids) + 1

    def actor(self, epic: str) -> Actor | None:
        return next((actor for actor in self.forecast.actors if actor.id == epic), None)

    def still_acting(self) -> list[str]:
        """Who has something to do, in seat order."""
        able = {action.who for action in self.game.legal()}
        return [self.names.name(seat.id) for seat in self.view.reckoners if seat.id in able]

    def health(self, health: int | None, weakened: int, research: int) -> str:
        """`∞→5`: infinite, five when weakened; `7→3`; `3` when weakened already."""
        now = "∞" if health is None else str(health)
        return now if research == 0 or (health is not None and health <= weakened) else f"{now}→{weakened}"

    def steps(self) -> list[tuple[str, bool]]:
        """The names of the round's steps, and which one it is."""
        steps = [STEP_NAMES[step] for step in self.game.state.tables.steps]
        return [(self._step(step), step == self.view.step) for step in steps]

    def step_name(self) -> str:
        return self._step(self.view.step)

    @property
    def at_once(self) -> bool:
        """Whether rewards come in the use step (MOD4-01)."""
        return self.game.state.tables.at_once

    def _step(self, step: str) -> str:
        return self.words("step-use.at-once" if step == "use" and self.at_once else f"step-{step}")

    def asked(self) -> str:
        """What is decided: mostly the step says it, but something may come in the middle of one."""
        decision, step = self.view.decision, self.view.step
        key = f"server-decision-{decision}"
        if step in STEPS_OF.get(decision, ()) or not self.words.has(key):
            return self.step_name()
        return self.words(key)

    def captured(self) -> list[tuple[ReckonerView, int]]:
        """Who lacks how many dice."""
        counts = [(seat, sum(die.state == "captured" for die in seat.dice)) for seat in self.view.reckoners]
        return [(seat, count) for seat, count in counts if count]

    def card_state(self, card: CardView) -> str:
        """`ready`, `used`, `asleep`, `disabled`, or `always` for a card that needs no activation."""
        if card.disabled or card.asleep:
            return "disabled" if card.disabled else "asleep"
        entry = self.game.content.equipment.get(card.id) or self.game.content.abilities[card.id]
        return "always" if ongoing(entry.does) else "used" if card.used else "ready"

    def reasons(self, actor: Actor) -> list[tuple[str, int]]:
        """Why an actor would cost population: marks of the causes and what each costs."""
        causes: dict[str, int] = {}
        for loss in self.forecast.losses:
            if loss.actor == actor.id and loss.district == actor.district:
                mark = self.marks.action(loss.action) if loss.why == "attack" else self.words(f"cli-why-{loss.why}")
                causes[mark] = causes.get(mark, 0) + loss.population
        return list(causes.items())

    def last_lines(self, count: int) -> list[str]:
        """The newest lines of the log, oldest first."""
        lines = told(self.game, self.game.last_events)
        return (lines if len(lines) >= count else told(self.game, self.game.events))[-count:]
