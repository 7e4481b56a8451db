"""What an answer names, as its sentence calls it: by the arguments that its decision gives it."""

from __future__ import annotations

from reckoners.engine.decision import (
    CHOICE,
    COLOUR,
    DAWNSLIGHT,
    DIE,
    DIE_OR_ROLL,
    DISTRICT,
    EQUIPMENT,
    FACE,
    NUMBER,
    PIECE,
    RECKONER,
    SYMBOL,
    verb_by_word,
)
from reckoners.engine.powers import POWERS
from reckoners.game.action import Action, plain_words
from reckoners.game.names import TextNames

NAMED_AS = {
    DIE: "die",
    FACE: "face",
    RECKONER: "reckoner",
    DISTRICT: "district",
    DIE_OR_ROLL: "die",
    SYMBOL: "symbol",
    EQUIPMENT: "card",
    DAWNSLIGHT: "card",
    NUMBER: "n",
    COLOUR: "colour",
    PIECE: "piece",
    CHOICE: "choice",
}


def named_in(names: TextNames, action: Action) -> dict[str, str | int]:
    verb = verb_by_word(action.verb)
    if verb is None:
        return {}
    return _named(names, verb.shape, plain_words(verb, action))


def shape_of_power(power: str) -> tuple[int, ...]:
    """What an odd power takes; nothing for one that the engine does not know."""
    return next((known.shape for known in POWERS if known.name == power), ())


def named_in_power(names: TextNames, action: Action, power: str) -> dict[str, str | int]:
    """The same for the use of an odd card. A sentence may also choose by the word itself: `$die-id` is `roll` where
    dice were chosen one by one and are rolled now. Powers that change what they are paid with take symbols."""
    shape = (SYMBOL, SYMBOL) if action.verb == "pay" else shape_of_power(power)
    said = _named(names, shape, action.extra)
    ids = {f"{name}-id": _id(word) for name, word in zip(said, action.extra, strict=False)}
    return said | ids


def _id(word: str) -> str | int:
    """Sentences choose by numbers as numbers."""
    return int(word) if word.isdecimal() else word


def _named(names: TextNames, shape: tuple[int, ...], words: tuple[str, ...]) -> dict[str, str | int]:
    """A second thing of a kind is called `district-2`."""
    said: dict[str, str | int] = {}
    for kind, word in zip(shape, words, strict=False):
        again = sum(other.partition("-")[0] == NAMED_AS[kind] for other in said)
        said[f"{NAMED_AS[kind]}-{again + 1}" if again else NAMED_AS[kind]] = _called(names, kind, word)
    return said


def _called(names: TextNames, kind: int, word: str) -> str:
    if kind in (DIE, DIE_OR_ROLL, NUMBER, CHOICE) or not word[:1].isalnum():
        return word  # also a place that is kept for a name
    if kind == SYMBOL:
        return names.short(word)
    if kind == PIECE:
        return names.words(f"piece-{word}")
    return names.symbols(word) if kind == FACE else names.name(word)
