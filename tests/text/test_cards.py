"""Everything printed on the components has a name, and every kind of card, action and reward an explanation."""

from __future__ import annotations

import re

import pytest

from reckoners.content.model import DIFFICULTIES, SYMBOLS, TRACK_COLOURS, Reward
from reckoners.content.vocabulary import ODD_POWERS, PER_WHAT
from reckoners.content.vocabulary import WORDS as ACTIONS
from reckoners.text import Words

from .pack import entries

WORDS = Words("en")
BASE, STEELSLAYER = entries("base"), entries("steelslayer")
ENTRIES = list(dict.fromkeys([*BASE, *STEELSLAYER]))
PER = {"barricade": "Barricade", "enforcement": "Enforcement", "research": "research"}
KINDS = (
    *("reckoner", "ability", "equipment", "epic", "boss", "city", "district", "die", "table", "dawnslight"),
    "newcago-card",
)


def test_every_entry_is_named() -> None:
    assert {kind for kind, _, _ in BASE} == set(KINDS) - {"dawnslight", "newcago-card"}
    assert {kind for kind, _, _ in STEELSLAYER} == set(KINDS) - {"die", "table"}
    assert [f"{kind}-{id_}" for kind, id_, _ in ENTRIES if not WORDS.has(f"{kind}-{id_}")] == []


def test_the_english_name_is_that_of_the_pack() -> None:
    different = [(id_, name) for kind, id_, name in ENTRIES if WORDS(f"{kind}-{id_}") != name]
    assert different == []


def test_nothing_else_is_named() -> None:
    known = {f"{kind}-{id_}" for kind, id_, _ in ENTRIES} | {f"boss-track-{colour}" for colour in TRACK_COLOURS}
    known |= {f"boss-track-{colour}-{id_}" for colour in TRACK_COLOURS for kind, id_, _ in ENTRIES if kind == "boss"}
    named = {key.partition(".")[0] for key in WORDS if key.startswith(tuple(f"{kind}-" for kind in KINDS))}
    assert sorted(named - known) == []


def test_characters_have_something_to_say() -> None:
    lines = [WORDS(f"{kind}-{id_}.line") for kind, id_, _ in ENTRIES if kind in ("epic", "reckoner", "boss")]
    assert len(lines) == 25 + 14 + 6 + 4 + 3
    assert len(set(lines)) == len(lines)
    assert all(re.fullmatch(r".{8,100}[.!?]", line) for line in lines)


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_symbols(symbol: str) -> None:
    assert WORDS(f"symbol-{symbol}.short") in WORDS(f"symbol-{symbol}")
    assert WORDS(f"symbol-{symbol}.text").endswith(".")


def test_boss_tracks_and_difficulties() -> None:
    for colour in TRACK_COLOURS:
        assert WORDS(f"boss-track-{colour}.short") in WORDS(f"boss-track-{colour}")
        assert colour in WORDS("action-boss.text", track=colour)
    for difficulty in DIFFICULTIES:
        assert WORDS(f"difficulty-{difficulty}")
        assert WORDS(f"difficulty-{difficulty}.text").endswith(".")


def test_families_take_the_parameters_of_their_cards() -> None:
    parameters = {
        "converter": {"first", "second"},
        "extra-die": {"die"},
        "doubler": {"symbol"},
        "exchanger": {"cost", "gives"},
        "symbols": {"gives"},
        "symbols-anywhere": {"gives"},
        "mover": set[str](),
        "reach": {"first", "second"},
        "costs-two": {"first", "second", "gives"},
        "consumable": {"gives"},
        "after-move": {"first", "second"},
        "dawnslight": {"gives"},
        "dawnslight-population": {"n"},
        "on-defeat": {"gives"},
        "on-weaken": {"gives"},
        "exchange": {"pays", "gives"},
        "reach-here": {"symbols"},
        **{f"odd-{power}": set[str]() for power in ODD_POWERS},
    }
    written = {key for key in WORDS if key.startswith("family-") and "." not in key}
    assert written == {f"family-{family}" for family in parameters}
    for family, names in parameters.items():
        assert WORDS.arguments(f"family-{family}") == names, family
        assert WORDS(f"family-{family}.title")
    assert WORDS("family-exchanger", cost="Contain", gives="3 Attack") == (
        "Once per round: pay a die that shows Contain; get 3 Attack as a die."
    )


def test_every_action_word_is_explained() -> None:
    written = {key for key in WORDS if key.startswith("action-") and "." not in key}
    assert written == {f"action-{word}" for word in (*ACTIONS, "gift", "per")}
    for word in ACTIONS.values():
        arguments = {"number": "n", "colour": "track", "kind": "kind"}
        wanted = {arguments[slot.fills] for slot in word.slots}
        assert WORDS.arguments(f"action-{word.name}") == wanted, word.name
        assert WORDS.arguments(f"action-{word.name}.text") == wanted, word.name
    assert WORDS("action-gift", action=WORDS("action-barricade", n=2)) == "Gift: 2 Barricades"
    assert WORDS("action-enforcement", n=1) == "Enforcement"
    for per in PER_WHAT:
        assert WORDS("action-per", action="Attack Plan", per=per) == f"Attack Plan per {PER[per]}"
        assert WORDS("action-per.text", action="Attack Plan", per=per).endswith("Attack Plan.")


@pytest.mark.parametrize("field", Reward.__struct_fields__)
def test_rewards(field: str) -> None:
    key = f"reward-{field.replace('_', '-')}"
    assert "2" in WORDS(key, n=2)
    assert WORDS(f"{key}.text", n=1).endswith(".")
    assert "3" in WORDS(f"{key}.text", n=3)


def test_modules_say_what_they_bring() -> None:
    for number in range(1, 5):
        assert WORDS(f"module-{number}").startswith("New ")
        assert WORDS(f"module-{number}.text").endswith(".")


def test_where_a_value_comes_from() -> None:
    for provenance in ("book", "public", "ours"):
        assert WORDS(f"provenance-{provenance}") == provenance
        assert WORDS(f"provenance-{provenance}.text").endswith(".")
