"""Chance as counter-based streams: draw n of a stream depends on the seed, the stream and n, on nothing else."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from reckoners.engine.state import State

MASK: Final = 0xFFFFFFFFFFFFFFFF


def stream_keys(seed: str, streams: int) -> tuple[int, ...]:
    """One 64-bit key for each stream of the game's seed."""
    return tuple(
        int.from_bytes(hashlib.blake2b(f"{stream}:{seed}".encode(), digest_size=8).digest(), "big")
        for stream in range(streams)
    )


def mix(key: int, n: int) -> int:
    """The n-th 64-bit number of the stream with this key (SplitMix64)."""
    x = (key + (n + 1) * 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def draw(st: State, stream: int, sides: int) -> int:
    """A number from 0 to sides - 1: scripted where a script is left, else from the stream."""
    forced = st.forced
    if forced is not None:
        queue = forced[stream]
        if queue:
            forced[stream] = queue[1:]
            return queue[0] % sides
    n = st.drawn[stream]
    st.drawn[stream] = n + 1
    return mix(st.keys[stream], n) % sides


def shuffled(st: State, stream: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """A permutation of items. Scripts are for single draws: a shuffled pile is overridden as a pile."""
    pile = list(items)
    key = st.keys[stream]
    n = st.drawn[stream]
    for last in range(len(pile) - 1, 0, -1):
        other = mix(key, n) % (last + 1)
        n += 1
        pile[last], pile[other] = pile[other], pile[last]
    st.drawn[stream] = n
    return tuple(pile)
