"""Plays a scenario through the game's own interface and notes what is not as expected."""

from __future__ import annotations

import re

import msgspec

from reckoners.game.errors import Refusal
from reckoners.game.game import Game
from reckoners.game.happened import Happening
from reckoners.game.scenario_format import Misfit, PlayPart, ScenarioFile
from reckoners.game.scenario_paths import PathValue, flat, forecast_at, value_at


class Difference(msgspec.Struct, frozen=True):
    """Something that is not as the file says. `play` is the number of the [[play]] entry, from 1; 0 is the start."""

    file: str
    play: int
    note: str
    what: str
    expected: str
    got: str

    def __str__(self) -> str:
        where = f"play {self.play}" if self.play else "start"
        note = f" ({self.note})" if self.note else ""
        return f"{self.file}: {where}{note}: {self.what}: expected {self.expected}, got {self.got}"


_ARGUMENT = re.compile(r"\s+(?=[a-z]+=)")  # values may be of several words: action=boss red
MANY = 6  # events that a difference lists
WORDS = ("none", "infinite", "top", "bottom")  # where else a number or a list is


class _Stop(Exception):  # noqa: N818 - no error
    """Going on would only tell of consequences."""


class Runner:
    """One run. `place` says where it is, for messages about the file."""

    def __init__(self, file: str, game: Game, layout: ScenarioFile) -> None:
        self.file = file
        self.game = game
        self.layout = layout
        self.differences: list[Difference] = []
        self.number = 0
        self.note = ""
        self.rolled: dict[str, int] = dict.fromkeys(layout.script.dice, 0)

    @property
    def place(self) -> str:
        return f"play {self.number}" if self.number else "start"

    def run(self) -> None:
        try:
            self._follow_script()
            self._follow_power()
            for number, play in enumerate(self.layout.play, start=1):
                self.number = number
                self.note = play.note
                self._play(play)
            self._all_rolled()
        except _Stop:
            pass

    def _differ(self, what: str, expected: str, got: str) -> None:
        self.differences.append(Difference(self.file, self.number, self.note, what, expected, got))

    def _play(self, play: PlayPart) -> None:
        for name, steps, done in (("undo", play.undo, self.game.undo), ("redo", play.redo, self.game.redo)):
            if steps and (taken := done(steps)) != steps:
                self._differ(name, f"{steps} actions", str(taken))
                raise _Stop
        happened = self._do(play.do) if play.do else self.game.last_events
        for action in play.refuse:
            self._refused(action, play.rule, play.code)
        self._events(play, happened)
        for action in play.legal:
            no = self.game.why_not(action)
            if no is not None:
                self._differ(f"legal '{action}'", "that it can be played", _refusal(no))
        for action in play.not_legal:
            if self.game.why_not(action) is None:
                self._differ(f"not_legal '{action}'", "that it cannot be played", "that it can")
        for path, wanted in flat(play.expect).items():
            self._compare(path, wanted, value_at(self.game, path, wanted))
        if play.forecast:
            forecast = self.game.forecast()
            for path, wanted in flat(play.forecast).items():
                self._compare(f"forecast.{path}", wanted, forecast_at(forecast, path))

    def _do(self, actions: tuple[str, ...]) -> list[Happening]:
        happened: list[Happening] = []
        for action in actions:
            try:
                happened += self.game.play(action)
            except Refusal as no:
                self._differ(f"do '{action}'", "that it can be played", _refusal(no))
                raise _Stop from None
            self._follow_script()
            self._follow_power()
        return happened

    def _refused(self, action: str, rule: str, code: str) -> None:
        before = self.game.view()
        try:
            self.game.play(action)
        except Refusal as no:
            if no.rule != rule:
                self._differ(f"refuse '{action}'", f"rule {rule}", _refusal(no))
            if code and no.code != code:
                self._differ(f"refuse '{action}'", f"code {code}", f"code {no.code}")
            if self.game.view() != before:
                self._differ(f"refuse '{action}'", "that nothing changes", "another position")
        else:
            self._differ(f"refuse '{action}'", f"a refusal ({rule})", "that it was played")
            self.game.undo()

    def _events(self, play: PlayPart, happened: list[Happening]) -> None:
        """Events must come in the order in which they are listed; others may lie between them."""
        rest = happened
        for text in play.event:
            found = next((n for n, event in enumerate(rest) if _matches(event, text)), None)
            if found is None:
                wish = "that it happens" if rest is happened else "that it follows"
                self._differ(f"event '{text}'", wish, _alike(rest, text))
                return
            rest = rest[found + 1 :]
        for text in play.no_event:
            for event in happened:
                if _matches(event, text):
                    self._differ(f"no_event '{text}'", "that it does not happen", _event(event))

    def _compare(self, path: str, wanted: object, got: PathValue) -> None:
        if type(wanted) is not type(got) and not (isinstance(got, str) or wanted in WORDS):
            raise Misfit(path, f"{_shown(wanted)} can never be; this is {_kind(got)}, as in {_shown(got)}")
        if wanted != got:
            self._differ(path, _shown(wanted), _shown(got))

    # -- scripted dice: what is rolled must be what the script says, die by die

    def _follow_script(self) -> None:
        scripts = self.layout.script.dice
        if all(self.rolled[who] == len(texts) for who, texts in scripts.items()):
            return
        counts = dict.fromkeys(scripts, 0)
        colours = {
            (reckoner.id, die.name): die.colour for reckoner in self.game.view().reckoners for die in reckoner.dice
        }
        for event in self.game.events:
            who = str(event.args.get("reckoner"))
            if event.kind != "rolled" or who not in counts or counts[who] == len(scripts[who]):
                continue
            text = scripts[who][counts[who]]
            counts[who] += 1
            die, face = str(event.args["die"]), str(event.args["face"])
            colour = colours[who, die]
            if text not in (face, f"{colour} {face}"):
                place = f"script.dice.{who} {counts[who]}"
                raise Misfit(place, f"'{text}' comes when {die} is rolled, which is {colour}; put it in another place")
        for who, count in counts.items():
            self.rolled[who] = max(self.rolled[who], count)

    def _follow_power(self) -> None:
        """The dice of power tables come in the order of the tables, and lost steps in between."""
        if not self.layout.script.power:
            return
        rolls = [event.args for event in self.game.events if event.kind == "power-die"]
        for number, (text, roll) in enumerate(zip(self.layout.script.power, rolls, strict=False), start=1):
            if text != f"{roll['track']} {roll['row']}":
                message = f"'{text}' comes when the {roll['track']} die is rolled; say a row of that one"
                raise Misfit(f"script.power {number}", message)

    def _all_rolled(self) -> None:
        transformed = sum(event.kind == "transforms" for event in self.game.events)
        if left := self.layout.script.ability[transformed:]:
            self._differ("script.ability", "that all of it is rolled", f"left over: {', '.join(left)}")
        rolled = sum(event.kind == "power-die" for event in self.game.events)
        if left := self.layout.script.power[rolled:]:
            self._differ("script.power", "that all of it is rolled", f"left over: {', '.join(left)}")
        for who, texts in self.layout.script.dice.items():
            if left := texts[self.rolled[who] :]:
                self._differ(f"script.dice.{who}", "that all of it is rolled", f"left over: {', '.join(left)}")


def split_event(text: str) -> tuple[str, dict[str, str]]:
    """An event as it is written: its kind, and the arguments that matter.

    >>> split_event("acts epic=curveball action=boss red")
    ('acts', {'epic': 'curveball', 'action': 'boss red'})
    """
    kind, *args = _ARGUMENT.split(text)
    return kind, dict(arg.split("=", 1) for arg in args)


def _matches(event: Happening, text: str) -> bool:
    kind, wanted = split_event(text)
    return event.kind == kind and all(str(event.args.get(name)) == value for name, value in wanted.items())


def _alike(events: list[Happening], text: str) -> str:
    """What did happen: events of the same kind, else which kinds there were."""
    kind, _ = split_event(text)
    same = [_event(event) for event in events if event.kind == kind]
    if same:
        return "; ".join(same[:MANY]) + ("; ..." if len(same) > MANY else "")
    return f"only: {', '.join(dict.fromkeys(event.kind for event in events))}" if events else "nothing"


def _event(event: Happening) -> str:
    return " ".join([event.kind, *(f"{name}={value}" for name, value in event.args.items())])


def _refusal(no: Refusal) -> str:
    return f"a refusal by {no.rule} ({no.code}): {no}"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    return str(value)


def _kind(value: PathValue) -> str:
    if isinstance(value, bool):
        return "true or false"
    return "a number" if isinstance(value, int) else "a list" if isinstance(value, list) else "a text"
