"""Words for what a table shows, in one language. Sentences are remembered: the same few come again and again."""

from __future__ import annotations

from collections.abc import Callable

from reckoners.content import Content, load_content
from reckoners.game import Action, Happening
from reckoners.game.action import BOSS_RESEARCH, COPY, PROTECT, ROLL, TEAM
from reckoners.game.answer_words import named_in, named_in_power
from reckoners.game.names import names_of
from reckoners.game.outcomes import USES
from reckoners.game.sentences import tell
from reckoners.server.option_protocol import TARGET
from reckoners.text import words_of

GUARDS = ("red-shield", "blue-shield")
CITY_CARD = "city-card"
TOLD_BY = (*GUARDS, "marker", CITY_CARD)
WHOLE_PARTS = ("money", BOSS_RESEARCH)  # parts of a reward that come in one go
MOVES = ("server-do-move", "server-do-other-half", "server-do-half-move")  # by the dice that are still to be paid
MOST_TELLERS = 32
MOST = 50_000  # remembered sentences of one language, and labels: some hundred tables have so many

Arguments = tuple[tuple[str, str | int], ...]


class Teller:
    """One language's names and sentences."""

    def __init__(self, language: str, content: Content) -> None:
        self.language = language
        self.words = words_of(language)
        self.names = names_of(content, language)
        self._said: dict[tuple[str, Arguments], str] = {}
        self._labels: dict[tuple[Action, str, int], str] = {}

    def _remembered(self, key: str, about: Arguments, say: Callable[[], str]) -> str:
        said = self._said.get((key, about))
        if said is None:
            if len(self._said) > MOST:
                self._said.clear()
            said = self._said[key, about] = say()
        return said

    def say(self, key: str, **about: str | int) -> str:
        """A sentence of the server."""
        return self._remembered(key, tuple(about.items()), lambda: self.words(key, **about))

    def symbols(self, face: str) -> str:
        return self._remembered("symbols", (("face", face),), lambda: self.names.symbols(face))

    def action_word(self, word: str) -> str:
        """An action of an Epic or a Boss."""
        return self._remembered("word", (("word", word),), lambda: self.names.action(word))

    def source(self, source: str) -> str:
        return self.say("source-plan") if source == "plan" else self.names.name(source)

    def target(self, kind: str, id: str, boss: str) -> str:
        """What an option acts on, in a label."""
        if kind == "track":
            return self.names.track(id, boss)
        if kind == "symbol":
            return self.names.short(id)
        return self.symbols(id) if kind == "face" else self.names.name(id)

    def event(self, event: Happening, boss: str) -> str:
        return self._remembered(
            f"{boss} {event.kind}", tuple(event.args.items()), lambda: tell(self.names, event, boss)
        )

    def listed(self, parts: list[str]) -> str:
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say("list-comma", first=text, last=part)
        return text

    def either(self, parts: list[str]) -> str:
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say("list-or", first=text, last=part)
        return text

    # -- actions

    def label(self, action: Action, on: str = "", halves: int = 0) -> str:
        """What an action does, for a button. Of a form (see `choices`) the places for names stay places; `on` is what
        it lights up: a Shield stands before what it guards, a district has a track, or a card. Of a Move that
        costs two dice `halves` are still to be paid."""
        key = (action, on if on in TOLD_BY else "", halves)
        label = self._labels.get(key)
        if label is None:
            if len(self._labels) > MOST:
                self._labels.clear()
            label = self._labels[key] = self._label(*key)
        return label

    def entry(self, action: Action, on: str = "", halves: int = 0) -> str:
        """Who did what, for the log."""
        about = (("action", str(action)), ("on", on), ("halves", halves))
        return self._remembered("entry", about, lambda: self._entry(action, on, halves))

    def _entry(self, action: Action, on: str, halves: int) -> str:
        what = self.label(action, on, halves)
        if action.who == TEAM:
            return self.words("server-log-team", what=what)
        who = self.names.name(action.who)
        if action.verb in USES and action.extra != (ROLL,):
            return self.words("server-log-with", who=who, source=self.source(action.source), what=what)
        return self.words("server-log-by", who=who, what=what)

    def _label(self, action: Action, on: str, halves: int) -> str:
        say, name = self.words, self.names.name
        match action.verb:
            case "refresh":
                return say("server-do-refresh")
            case "end":
                return say(f"server-do-end-{action.target}")
            case "buy":
                return say("server-do-buy", card=name(action.card), reckoner=name(action.target))
            case "reward":
                if action.symbol == "plan":
                    return say("server-do-token", reckoner=name(action.target))
                if action.symbol in WHOLE_PARTS:
                    return say(f"server-do-reward-{action.symbol}", district=name(action.target))
                return self._spend(action, on)
            case "move":
                return say(MOVES[halves], district=name(action.target))
            case "clear":
                key = "server-do-copy-token" if action.extra == (COPY,) else "server-do-barricade"
                return say(key, district=name(action.target))
            case "pay":
                if action.extra:
                    return self._power(action, action.card)
                traded = on == CITY_CARD or action.card in self.names.content.city_cards
                return say("server-do-exchange" if traded else "server-do-card", card=name(action.card))
            case "spend":
                what, taken = self._spend(action, on), action.taken
                return say("server-do-using-up", what=what, symbol=self.names.short(taken)) if taken else what
        if action.verb == "power":
            return self._power(action, action.source)
        return say(f"server-do-{action.verb}", **named_in(self.names, action))

    def _power(self, action: Action, by: str) -> str:
        """Told by the power's own text, `server-do-power-NAME`; one that has none by its card and what it names."""
        power, card = self.names.power(by), self.names.name(by)
        named = named_in_power(self.names, action, power)
        key = f"server-do-power-{power}"
        if self.words.has(key):
            return self.words(key, card=card, **named)
        things = [str(word) for name, word in named.items() if not name.endswith("-id")]
        if not things:
            return self.words("server-do-power", card=card)
        return self.words("server-do-power.with", card=card, things=self.listed(things))

    def _spend(self, action: Action, on: str) -> str:
        say, name, symbol = self.words, self.names.name, action.symbol
        if action.extra == (PROTECT,):
            return say("server-do-protect", district=name(action.target))
        if symbol in ("money", "plan"):
            return say(f"server-do-{symbol}")
        if on == "marker" or (symbol == "research" and self.names.is_district(action.target)):
            return say("server-do-district-track", district=name(action.target))
        if on in GUARDS:
            return say(f"server-do-{on}", district=name(action.target))
        if symbol == "enforcement":
            return say("server-do-enforcement", district=name(action.target))
        if symbol == "contain" and self.names.is_district(action.target):
            return say("server-do-blue-shield", district=name(action.target))
        if action.track:
            track = action.track if action.track == TARGET else self.names.track(action.track, action.target)
            return say("server-do-contain-boss", boss=name(action.target), track=track)
        return say(f"server-do-{symbol}", epic=name(action.target))


def teller(language: str, content: Content | None = None) -> Teller:
    """One for each language and content: a table is told with the names of its own packs."""
    content = content or load_content()
    key = (language, content.hash, content.in_play, tuple(f"{pack.id} {pack.version}" for pack in content.packs))
    found = _tellers.get(key)
    if found is None:
        if len(_tellers) >= MOST_TELLERS:
            del _tellers[next(iter(_tellers))]
        found = _tellers[key] = Teller(language, content)
    return found


_tellers: dict[tuple[str, str, tuple[int, ...], tuple[str, ...]], Teller] = {}
