"""What an answer names, as its sentence calls it: by the arguments that its decision gives it."""

from __future__ import annotations

from reckoners.engine.decision import (
    DIE,
    DIE_OR_ROLL,
    DISTRICT,
    EQUIPMENT,
    FACE,
    NUMBER,
    RECKONER,
    SYMBOL,
    verb_by_word,
)
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
    NUMBER: "n",
}


def named_in(names: TextNames, action: Action) -> dict[str, str]:
    verb = verb_by_word(action.verb)
    if verb is None:
        return {}
    words = zip(verb.shape, plain_words(verb, action), strict=True)
    return {NAMED_AS[kind]: _called(names, kind, word) for kind, word in words}


def _called(names: TextNames, kind: int, word: str) -> str:
    if kind in (DIE, DIE_OR_ROLL, NUMBER):
        return word
    if kind == SYMBOL:
        return names.short(word)
    return names.symbols(word) if kind == FACE else names.name(word)
