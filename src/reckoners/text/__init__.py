"""Every sentence that a player reads, in Fluent files by language, and the list of rule IDs. Knows nobody."""

from reckoners.text.catalogue import Catalogue, Example, Group, Rule, load_catalogue
from reckoners.text.words import MissingText, TextError, Words, find_language, languages

__all__ = [
    "Catalogue",
    "Example",
    "Group",
    "MissingText",
    "Rule",
    "TextError",
    "Words",
    "find_language",
    "languages",
    "load_catalogue",
]
