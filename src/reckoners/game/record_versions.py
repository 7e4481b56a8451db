"""Records of earlier days: printed things that had another shape or other numbers then, known by their hashes."""

from __future__ import annotations

# Entry -> hash in a record -> hash of the same printed values in the shape of now. Whoever gives an entry of the base
# game another shape without another value adds a line; tests/version1 has records that need it.
RESHAPED: dict[str, dict[str, str]] = {
    "boss steelheart": {"17550331": "494845f3"},
}

# What records did not name at first, though their games hang on it, with its hash of those days.
UNNAMED: dict[str, str] = {"measure limelight": "2102c75b"}

# Packs with numbers as they once were, in the order in which they are tried: a table may have those of several days.
# Whoever tunes a game again keeps its numbers of before in `content/earlier`, and adds their pack here.
EARLIER_NUMBERS: tuple[tuple[str, ...], ...] = (
    ("seventh-balance",),
    ("seventh-steelslayer", "seventh-balance"),
    ("sixth-balance",),
    ("sixth-steelslayer", "sixth-balance"),
    ("fifth-balance",),
    ("fifth-steelslayer", "fifth-balance"),
    ("fourth-balance",),
    ("fourth-steelslayer", "fourth-balance"),
    ("third-balance",),
    ("third-steelslayer", "third-balance"),
    ("second-balance",),
    ("second-steelslayer", "second-balance"),
    ("first-balance",),
    ("first-steelslayer", "second-balance"),
    ("first-steelslayer", "first-balance"),
)


def as_now(entry: str, hash: str) -> str:
    return RESHAPED.get(entry, {}).get(hash, hash)
