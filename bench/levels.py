"""What the pages of docs call the difficulties: as the game does in English."""

from __future__ import annotations

from typing import Final

from reckoners.content.model import DIFFICULTIES
from reckoners.text import words_of

LEVELS: Final[dict[str, str]] = {level: words_of("en")(f"difficulty-{level}") for level in DIFFICULTIES}
