"""The ids of content. They are words of the game's notation, so they share one namespace. Knows nobody."""

from __future__ import annotations

import re

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
DIE_WORD = re.compile(r"d[0-9]+")

_NOTATION = """
    use card plan money enforcement contain research attack move barricade keep roll reroll lapse end buy for team
    lose ransom refresh reward place boss epic all none any anywhere at in on to from with and as then pass done
    undo redo protect deploy wall fortify population discover gift token die dice market supply start round
    yellow black red blue green purple orange basic
"""
RESERVED = frozenset(_NOTATION.split())


def why_not_an_id(text: str) -> str:
    """What is wrong with `text` as an id, or nothing.

    >>> why_not_an_id("night-vision-goggles")
    ''
    >>> why_not_an_id("Night Vision")
    "'Night Vision' is no id; use small letters, digits and single hyphens, as in 'night-vision-goggles'"
    >>> why_not_an_id("d12")
    "'d12' is a word of the notation; choose another id"
    """
    if not SLUG.fullmatch(text):
        return f"'{text}' is no id; use small letters, digits and single hyphens, as in 'night-vision-goggles'"
    if text in RESERVED or DIE_WORD.fullmatch(text):
        return f"'{text}' is a word of the notation; choose another id"
    return ""
