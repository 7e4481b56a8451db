"""Names of things in a language: from the text files, else as the pack says (a player's own card is not translated)."""

from __future__ import annotations

from functools import cached_property

from reckoners.content import Content
from reckoners.content.model import SYMBOLS, TRACK_COLOURS, Odd
from reckoners.text import Words, words_of

MOST_FACES = 2_000  # remembered phrases; the same few come again and again
MOST_NAMES = 64  # contents and languages at the same time
NAMED = ("reckoner", "ability", "equipment", "epic", "boss", "city", "district", "die", "dawnslight", "newcago-card")


def names_of(content: Content, language: str = "en") -> Names:
    """The names of a content in a language, made once: whoever tells holds them, a game does not."""
    packs = tuple(f"{pack.id} {pack.version}" for pack in content.packs)
    key = (content.hash, content.in_play, packs, language)
    names = _made.get(key)
    if names is None:
        if len(_made) > MOST_NAMES:
            _made.clear()
        names = _made[key] = Names(content, words_of(language))
    return names


class TextNames:
    """What ids are called as far as the text files know, and short texts made of them. No content is needed."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._names: dict[str, str] = {}
        self._faces: dict[str, str] = {}

    def name(self, id: str) -> str:
        """Reckoner, card, Epic, district, Boss, city or die colour; what nobody has named is called by its id."""
        return next((self.words(f"{kind}-{id}") for kind in NAMED if self.words.has(f"{kind}-{id}")), id)

    def symbol(self, symbol: str) -> str:
        return self.words(f"symbol-{symbol}")

    def short(self, symbol: str) -> str:
        return self.words(f"symbol-{symbol}.short")

    def symbols(self, face: str) -> str:
        """A face or pool in words: `contain2+money` becomes "2 Contain, 1 Money"."""
        said = self._faces.get(face)
        if said is None:
            if len(self._faces) > MOST_FACES:
                self._faces.clear()
            said = self._faces[face] = self._symbols(face)
        return said

    def _symbols(self, face: str) -> str:
        text = ""
        for part in face.split("+"):
            symbol = part.rstrip("0123456789")
            if symbol in SYMBOLS:
                phrase = self.words(f"symbol-{symbol}.counted", n=int(part[len(symbol) :] or 1))
            else:
                phrase = self.words(f"symbols-{symbol}")
            text = self.words("list-comma", first=text, last=phrase) if text else phrase
        return text

    def track(self, colour: str, boss: str = "") -> str:
        """A Boss may call his own otherwise. A track that a pack brings without a text is called by its id."""
        keys = (f"boss-track-{colour}-{boss}", f"boss-track-{colour}")
        return next((self.words(key) for key in keys if self.words.has(key)), colour)

    def action(self, text: str) -> str:
        """An action of an Epic or the Boss as a phrase. A Boss's pieces are added up along his track, so any number may
        come, also one that no card could have."""
        words = text.split(" ")
        gift = words[0] == "gift"
        words, per = (words[:-2], words[-1]) if words[-2:-1] == ["per"] else (words, "")
        name, argument = (*words[gift:], "1")[:2]
        if argument in TRACK_COLOURS:
            phrase = self.words(f"action-{name}", track=argument)
        elif argument.isdecimal():
            phrase = self.words(f"action-{name}", n=int(argument))
        else:
            phrase = self.words(f"action-{name}", kind=argument)
        if per:
            phrase = self.words("action-per", action=phrase, per=per)
        return self.words("action-gift", action=phrase) if gift else phrase

    def reward(self, symbol: str, n: int) -> str:
        """A reward as a phrase: `plan` and 2 become "2 Plan". Research as a reward is research on the Boss; what no
        Epic gives, but a consumable, is told as symbols."""
        key = "reward-boss-research" if symbol == "research" else f"reward-{symbol}"
        return self.words(key, n=n) if self.words.has(key) else self.symbols(f"{symbol}{n}")


class Names(TextNames):
    """The same with a content at hand: a pack's own things have the names that it gives them."""

    def __init__(self, content: Content, words: Words) -> None:
        super().__init__(words)
        self.content = content

    @cached_property
    def _own(self) -> dict[str, tuple[str, str]]:
        """id -> (text key, name in the pack), for everything that can be named in an action."""
        content = self.content
        named: dict[str, tuple[str, str]] = {}
        for kind, entries in (
            ("reckoner", content.reckoners),
            ("ability", content.abilities),
            ("equipment", content.equipment),
            ("epic", content.epics),
            ("boss", content.bosses),
            ("city", content.cities),
            ("die", content.dice),
            ("dawnslight", content.dawnslight),
            ("newcago-card", content.city_cards),
        ):
            for id, entry in entries.items():
                named[id] = (f"{kind}-{id}", entry.name)
        for city in content.cities.values():
            for district in city.districts:
                named[district.id] = (f"district-{district.id}", district.name)
        return named

    def name(self, id: str) -> str:
        """Reckoner, card, Epic, district, Boss, city or die colour. A pack that renamed a thing is right."""
        name = self._names.get(id)
        if name is None:
            key, own = self._own.get(id, ("", id))
            if not key:
                return own
            name = self.words(key) if self.words.has(key) and not _renamed(key, own) else own
            self._names[id] = name
        return name

    def is_district(self, id: str) -> bool:
        """A symbol that contains acts on an Epic, the Boss, or a district: there on its Shield."""
        return self._own.get(id, ("", ""))[0].startswith("district-")

    @cached_property
    def _district_tracks(self) -> dict[str, tuple[str, ...]]:
        return {district.id: district.track for city in self.content.cities.values() for district in city.districts}

    def district_track(self, id: str) -> tuple[str, ...]:
        """What each spot of a district's own track does, from the top down to 0; nothing if it has none."""
        return self._district_tracks.get(id, ())

    def power(self, card: str) -> str:
        """The name of a card's odd power, be it an ability or Equipment; empty if it has none."""
        found = self.content.abilities.get(card) or self.content.equipment.get(card)
        return found.does.power if found is not None and isinstance(found.does, Odd) else ""


def _renamed(key: str, own: str) -> bool:
    """Whether a pack calls a thing otherwise than our texts, which name it in English as its own pack does."""
    english = words_of("en")
    return not english.has(key) or english(key) != own


_made: dict[tuple[str, tuple[int, ...], tuple[str, ...], str], Names] = {}
