"""Short marks for a small screen: a letter for each symbol, a syllable for each action, a colour for each die.

Whatever has a colour has a letter or a shape too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from reckoners.content import Content, parse_word
from reckoners.content.model import (
    SYMBOLS,
    AfterMove,
    AnyPower,
    Benefit,
    Consumable,
    Converter,
    CostsTwo,
    Doubler,
    Exchanger,
    ExtraDie,
    Mover,
    Reach,
    Symbols,
)
from reckoners.game.names import Names
from reckoners.text import Words

LIT = "bold #241a04 on #f5b64c"  # will happen
DARK = "#8b97a8 on #1c2533"  # will not
SPILL = "bold #f5b64c on #3a2f16"  # happens again for each step that the bracket cannot make
BRACKET = "bold white"
COST = "bold #ff8a75"
GOOD = "bold #5fe0b5"
HEAD = "bold #9fb4d0"
FRAME = "#3c4f6b"
BOSS = "bold #10151d on #e6ecf5"

DICE = {
    "basic": "bold #1d2430 on #dfe3ea",
    "blue": "bold #06162e on #6aa8ff",
    "red": "bold #2c0608 on #ff7b7b",
    "green": "bold #04220f on #56c98a",
    "purple": "bold #ffffff on #7d4fd1",
    "orange": "bold #2b1500 on #ff9f45",
    "black": "bold #f2f2f2 on #4a4f5a",
}
TRACKS = {"yellow": "bold #f2d14b", "black": "bold #c9d1dc", "red": "bold #ff7b7b", "blue": "bold #6aa8ff"}

MINUS = "\N{MINUS SIGN}"

Face = tuple[tuple[str, int], ...]


def parts(face: str) -> Face:
    """`contain2+money` as symbols and counts."""
    found = (re.fullmatch(r"([a-z]+?)(\d*)", part) for part in face.split("+"))
    return tuple((match[1], int(match[2] or 1)) for match in found if match)


def die_style(colour: str) -> str:
    return DICE.get(colour, DICE["basic"])


class Marks:
    """Marks in one language, for one content."""

    def __init__(self, content: Content, names: Names) -> None:
        self.content = content
        self.names = names
        self.words: Words = names.words

    def symbol(self, symbol: str) -> str:
        return self.words(f"cli-mark-{symbol}")

    def face(self, face: str) -> str:
        """The letters of a die's face or of what is left of it."""
        if face == "nothing":
            return "-"
        return "".join(
            self.symbol(symbol) * count if count <= 3 else f"{self.symbol(symbol)}{count}"
            for symbol, count in parts(face)
        )

    def action(self, text: str, *, letters: bool = False) -> str:
        """An Epic's action as a syllable, or as a letter where that is too long."""
        word = parse_word(text)
        kind = "letter" if letters else "short"
        if word.colour is not None:
            mark = self.words(f"cli-{kind}-boss", track=self.track(word.colour))
        elif word.kind:
            mark = self.words(f"cli-{kind}-{word.name}", kind=word.kind)
        else:
            mark = self.words(f"cli-{kind}-{word.name}")
        number = str(word.number) if word.number != 1 and word.colour is None else ""
        if word.per is not None:
            return f"{mark}{number}/{self.per(word.per)}"
        return f"↔{mark[:3]}{number}" if word.gift else mark + number

    def per(self, what: str) -> str:
        """What an action is repeated for, as a letter."""
        return self.symbol(what) if what in SYMBOLS else self.words(f"cli-letter-{what}")

    def track(self, colour: str) -> str:
        return self.words(f"cli-track-{colour}")

    def colour_of(self, reckoner: str) -> str:
        """A Reckoner's own colour: that of the special dice."""
        return next(
            (colour for colour in self.content.reckoners[reckoner].dice if self.content.dice[colour].special), ""
        )

    def letter_of(self, reckoner: str) -> str:
        """The first letter of a name; two where another Reckoner of this content has the same."""
        name = self.names.name(reckoner)
        alike = [other for other in self.content.reckoners if self.names.name(other)[:1] == name[:1]]
        return name[:1].upper() if len(alike) < 2 else name[:2].capitalize()

    def card(self, id: str) -> str:
        """What a card does as a formula; empty for abilities that need a sentence."""
        aid = self.content.dawnslight.get(id)
        if aid is not None:
            return f"+{aid.population}" if aid.population else self._row(aid.gives)
        side = self.content.city_cards.get(id)
        if side is not None:
            return self.benefit(side.benefit)
        entry = self.content.equipment.get(id) or self.content.abilities.get(id)
        return self.power(entry.does) if entry is not None else ""

    def benefit(self, benefit: Benefit) -> str:
        """What a district's card gives: on a defeat, on weakening, in exchange, or reach."""
        if benefit.exchange is not None:
            return f"{self.symbol(benefit.exchange.pays)}→{self._row(benefit.exchange.gives)}"
        if benefit.reach is not None:
            return f"↔{self._row(benefit.reach)}"
        return f"†{self._row(benefit.on_defeat)}" if benefit.on_defeat else f"‡{self._row(benefit.on_weaken)}"

    def power(self, power: AnyPower) -> str:
        if isinstance(power, Converter):
            return "⇄".join(self.symbol(symbol) for symbol in power.symbols)
        if isinstance(power, ExtraDie):
            return self.words("cli-formula-die", die=self.words(f"die-{power.die}.short"))
        if isinstance(power, Doubler):
            return f"{self.symbol(power.symbol)}×2"
        if isinstance(power, Exchanger):
            cost = "/".join(self.symbol(symbol) for symbol in power.cost)
            return f"{cost}→{self._row(power.gives)}"
        if isinstance(power, CostsTwo):
            return f"{'+'.join(self.symbol(symbol) for symbol in power.cost)}→{self._row(power.gives)}"
        if isinstance(power, Consumable):
            boss = self.words("cli-reward-boss", n=power.boss_research) if power.boss_research else ""
            return " ".join(part for part in (self._row(power.gives), boss) if part)
        if isinstance(power, AfterMove):
            return f"{self.words('cli-formula-move')}→{'/'.join(self.symbol(symbol) for symbol in power.either)}"
        if isinstance(power, Reach):
            return f"↔{self._row(power.symbols)}"
        if isinstance(power, Symbols):
            gives = self._row(power.gives)
            return self.words("cli-formula-anywhere", gives=gives) if power.anywhere else gives
        return self.words("cli-formula-move") if isinstance(power, Mover) else ""

    def _row(self, symbols: Iterable[str]) -> str:
        return "".join(self.symbol(symbol) for symbol in symbols)
