"""The words that tracks may hold, for who chooses them on a form."""

from __future__ import annotations

from reckoners.content.vocabulary import HIGHEST_NUMBER, PER_WHAT, WORDS, TrackPlace, Word
from reckoners.game.card_text import action_name
from reckoners.game.names import Names
from reckoners.server.box_protocol import FormChoice, WordChoice


def words_for(names: Names, place: TrackPlace) -> tuple[WordChoice, ...]:
    """All actions that may stand there, those of the base game first. A spot of a district's track may be empty; where
    a city walks, what is at the bottom has words of its own."""
    places: tuple[TrackPlace, ...] = ("passed", "bottom") if place == "passed" else (place,)
    words = {
        word.name: _choice(names, word, one)
        for one in reversed(places)
        for word in WORDS.values()
        if one in (*word.places, *word.gifted)
    }
    empty = (WordChoice("", names.words("box-word-empty")),) if place in ("district", "passed") else ()
    return (*empty, *words.values())


def _choice(names: Names, word: Word, place: TrackPlace) -> WordChoice:
    number = next((slot for slot in word.slots if slot.fills == "number"), None)
    named = next((slot for slot in word.slots if slot.fills != "number"), None)
    kinds = tuple(FormChoice(one, action_name(names, f"{word.name} {one}")) for one in named.choices) if named else ()
    return WordChoice(
        name=word.name,
        label=names.words("box-word-boss") if word.name == "boss" else kinds[0].name if kinds else _plain(names, word),
        gift="must" if place not in word.places else "may" if word.giftable else "no",
        least=number.least if number else 1,
        most=HIGHEST_NUMBER if number else 0,
        kinds=kinds,
        per=tuple(FormChoice(what, names.words("box-per", per=what)) for what in PER_WHAT) if word.per else (),
    )


def _plain(names: Names, word: Word) -> str:
    return action_name(names, word.name)
