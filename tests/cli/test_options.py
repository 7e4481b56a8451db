"""How options are found, grouped and explained."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reckoners import Game, Setup
from reckoners.cli.options import (
    MANY,
    effect_of,
    groups_of,
    lapses,
    narrowed,
    options_of,
    refusal_of,
    written_out,
)
from reckoners.cli.shown_table import ShownTable


def use_step(seed: str = "one") -> Game:
    game = Game(Setup(reckoners=("tia", "abraham"), seed=seed))
    place = "soldier-field" if seed == "one" else game.view().districts[0].id
    game.play_all(["end purchase", f"tia place {place}", f"abraham place {place}", "tia stop", "abraham stop"])
    return game


@pytest.fixture
def table() -> ShownTable:
    return ShownTable(use_step())


def test_every_typed_word_must_fit(table: ShownTable) -> None:
    options = options_of(table)
    found = narrowed(options, "tia d1 res her")
    assert [option.text for option in found] == ["tia use d1 research herald"]
    assert all(option.action.who == "tia" for option in narrowed(options, "tia"))
    assert narrowed(options, "tia nonsense") == []
    assert narrowed(options, "TIA") == narrowed(options, "tia")


def test_names_of_the_screen_find_an_option_too(table: ShownTable) -> None:
    found = narrowed(options_of(table), "tia d1 move station seven")
    assert [option.text for option in found] == ["tia use d1 move station-seven"]


def test_groups_hold_every_option_once(table: ShownTable) -> None:
    options = options_of(table)
    assert len(options) > MANY
    groups = groups_of(table, options)
    assert sorted(option.text for group in groups for option in group.options) == sorted(o.text for o in options)
    assert len(groups) < MANY
    assert [group.who for group in groups][-1] == "team"


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("tia keep d1", ["tia keep d1"]),
        ("Tia keep  d1 d3 d4", ["tia keep d1", "tia keep d3", "tia keep d4"]),
        ("abraham use faith d2", ["abraham use faith d2"]),
        ("abraham use faith d1 d2", ["abraham use faith d1", "abraham use faith d2", "abraham use faith roll"]),
        ("tia stop; abraham stop;", ["tia stop", "abraham stop"]),
        ("david use improvise d1 money", ["david use improvise d1 money"]),
        (" ; ", []),
    ],
)
def test_gestures(typed: str, actions: list[str]) -> None:
    assert written_out(typed) == actions


@given(st.text(max_size=40))
def test_no_text_breaks_the_reading(typed: str) -> None:
    game = use_step()
    before = game.state.key()
    actions = written_out(typed)
    if actions:
        refusal_of(game, actions)
    narrowed(options_of(ShownTable(game)), typed)
    assert game.state.key() == before


def test_a_gesture_is_refused_as_a_whole() -> None:
    game = use_step()
    no = refusal_of(game, ["tia use d1 move station-seven", "tia use d1 move soldier-field"])
    assert no is not None
    assert no.rule == "USE-02"
    assert game.view().reckoners[0].district == "soldier-field"


def test_what_lapses_is_said() -> None:
    game = next(
        game
        for game in (use_step(f"seed {number}") for number in range(50))
        if game.view().reckoners[0].dice[0].face == "research2"
    )
    epic = game.view().districts[0].epic
    assert epic is not None
    game.play(f"tia use d1 research {epic.id}")
    table = ShownTable(game)
    told = {option.text: lapses(table, option.action) for option in options_of(table)}
    assert told[f"tia use d1 research {epic.id}"] == ""
    assert told["tia use plan money"] == "lapses: 1 Research"
    assert told["abraham use plan money"] == ""
    assert told["tia use operations abraham"] == "", "an ability without symbols starts no die"


def test_the_result_of_an_option(table: ShownTable) -> None:
    effects = {option.text: effect_of(table, option.action) for option in options_of(table)}
    assert effects["abraham use plan money"] == "$4→$5"
    herald = next(place.epic for place in table.game.view().districts if place.epic and place.epic.id == "herald")
    assert herald.research > 1
    assert effects["abraham use plan research herald"] == f"{herald.research}→{herald.research - 1}"
    assert effects["abraham use plan contain herald"] == "3→2"
    assert effects["end use"] == ""
