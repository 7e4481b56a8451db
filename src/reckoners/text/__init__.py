"""Every sentence that a player reads, in Fluent files by language, and the list of rule IDs. Knows nobody."""

from reckoners.text.catalogue import Catalogue, Example, Rule, RuleGroup, load_catalogue
from reckoners.text.words import MissingText, TextError, Words, add_texts, find_language, languages, words_of

__all__ = [
    "Catalogue",
    "Example",
    "MissingText",
    "Rule",
    "RuleGroup",
    "TextError",
    "Words",
    "add_texts",
    "find_language",
    "languages",
    "load_catalogue",
    "words_of",
]
