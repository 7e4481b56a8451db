"""The part of the protocol that says what can be done: one option for each legal action."""

from __future__ import annotations

from typing import Literal

import msgspec

TargetKind = Literal[
    "none", "epic", "enforcement", "boss", "track", "district", "barricade", "card", "reckoner", "die", "face"
]


class Target(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What an option acts on, so that the client can light it.

    An Epic by its id, with its district; Enforcement, Barricades and places by their district, which is also the id;
    the Boss by his id; a Boss track by its colour; a card or a Reckoner by its id; a die as `tia d1`; a face that a die
    is turned to as `tia d1 contain2`.
    """

    kind: TargetKind
    id: str = ""
    district: str = ""


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One legal action. `action` is sent back as it is.

    `kind` is the verb or the use: keep, reroll, stop, faith, spend, move, barricade, card, lapse, power, end, reward,
    buy, refresh, ransom, lose, place. `source` is what is used: a die (`d1`), `plan`, or a card (for `buy`: the card of
    the market). `symbol` is what it is used as. `effect` is the result in short ("3→2", "$5→$2", or the face of a die
    that is kept), `lapses` the symbols that would be lost by starting this ("1 Research").
    `uses_up` is the symbol that goes, where the player chooses it (CARD-08): such options differ in nothing else.
    """

    action: str
    who: str
    kind: str
    label: str
    target: Target
    source: str = ""
    symbol: str = ""
    effect: str = ""
    lapses: str = ""
    uses_up: str = ""
