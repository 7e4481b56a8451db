"""Printed things that were written down in another shape before: old records still know them by their old hashes."""

from __future__ import annotations

# Entry -> hash in a record -> hash of the same printed values in the shape of now. Whoever gives an entry of the base
# game another shape without another value adds a line; tests/version1 has records that need it.
RESHAPED: dict[str, dict[str, str]] = {
    "boss steelheart": {"17550331": "494845f3"},
}


def as_now(entry: str, hash: str) -> str:
    return RESHAPED.get(entry, {}).get(hash, hash)
