"""The library's own promises: legal lists, refusals, gestures, back and forth, views."""

from __future__ import annotations

import pickle

import pytest

from reckoners import Action, Game, ReckonersError, Refusal, Setup, SetupError
from reckoners.game.names import names_of
from reckoners.game.sentences import tell
from tests.positions import rule, table

USE = """
[setup]
reckoners = ["tia", "megan"]
[position]
step = "use"
[[position.district]]
id = "the-loop"
epic = "digzone"
research = 2
[[position.district]]
id = "chinatown"
epic = "curveball"
[[position.district]]
id = "newcago-theatre"
epic = "faultline"
[position.boss]
district = "newcago-theatre"
[position.reckoners.tia]
district = "the-loop"
plan = 1
dice = ["purple research2", "basic money"]
[position.reckoners.megan]
district = "chinatown"
dice = ["basic attack", "basic attack", "basic plan"]
"""


def test_legal_lists_the_table_one_seat_and_the_team() -> None:
    game = table(USE)
    everything = game.legal()
    assert [action for action in everything if action.who == "tia"] == game.legal("tia")
    assert game.legal("team") == [Action("team", "end", target="use")]
    assert {action.who for action in everything} == {"tia", "megan", "team"}
    with pytest.raises(Refusal) as no:
        game.legal("prof")
    assert no.value.code == "unknown-reckoner"


def test_equal_dice_are_listed_once_and_each_is_accepted() -> None:
    game = table(USE)
    listed = [str(action) for action in game.legal("megan")]
    assert "megan use d1 attack curveball" in listed
    assert "megan use d2 attack curveball" not in listed
    game.play("megan use d2 attack curveball")
    dice = {die.name: die.state for die in game.view().reckoners[1].dice}
    assert dice["d2"] == "used"
    assert dice["d1"] == "kept"


def test_play_tells_what_happened() -> None:
    game = table(USE)
    kinds = [event.kind for event in game.play("tia use d1 research digzone")]
    assert kinds[:3] == ["opened", "spent", "research"]
    assert kinds == [event.kind for event in game.last_events]
    names = names_of(game.content)
    assert all(tell(names, event, "steelheart") for event in game.last_events)


def test_a_refusal_has_code_rule_and_sentence_and_changes_nothing() -> None:
    game = table(USE)
    game.play("tia use d2 money")
    before, happened = game.state.key(), game.last_events
    with pytest.raises(Refusal) as no:
        game.play("tia use d2 money")
    assert (no.value.code, no.value.rule) == ("die-used", "USE-02")
    assert no.value.about == {"boss": "steelheart", "reckoner": "tia", "die": "d2"}
    assert str(no.value) == "Tia has used d2 already; each die serves once in a step."
    assert (game.state.key(), game.last_events) == (before, happened)
    assert isinstance(no.value, ReckonersError)
    assert pickle.loads(pickle.dumps(no.value)).rule == "USE-02"


def test_why_not_answers_without_playing() -> None:
    game = table(USE)
    before = game.state.key()
    no = game.why_not("megan use d1 attack faultline")
    assert no is not None
    assert no.rule == "USE-07"
    assert game.why_not("megan use d1 attack curveball") is None
    assert game.why_not("megan use d2 attack curveball") is None
    assert game.why_not("sing a song") is not None
    assert game.state.key() == before


@pytest.mark.parametrize("code", [-1, 1 << 40, 0x3FFFFFFF, 31, 5 | 6 << 5, 8 | 4000 << 18])
def test_an_integer_that_names_nothing_is_refused_like_any_action(code: int) -> None:
    game = table(USE)
    before = game.state.key()
    with pytest.raises(Refusal):
        game.play_code(code)
    assert game.state.key() == before


@pytest.mark.parametrize(
    "text",
    ["", "   ", "x" * 10_000, "tia", "tia use", "tia use d1", "d1 tia use", "buy", "megan keep d" + "9" * 5000, "\0"],
)
def test_nonsense_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(Refusal) as no:
        table(USE).play(text)
    assert "\n" not in str(no.value)
    assert len(str(no.value)) < 400


def test_a_gesture_is_played_whole_or_not_at_all() -> None:
    game = table(USE)
    game.play_all(["tia use d1 research digzone", "tia use d1 research digzone", "tia use d2 money"])
    assert len(game) == 3
    before = game.state.key()
    with pytest.raises(Refusal):
        game.play_all(["megan use d1 attack curveball", "megan use d1 attack curveball"])
    assert game.state.key() == before
    assert len(game) == 3
    assert game.undo(3) == 3


def test_undo_in_the_middle_of_a_die_and_redo() -> None:
    game = table(USE)
    game.play("tia use d1 research digzone")
    open_die = game.view().reckoners[0].open
    assert open_die is not None
    assert open_die.symbols == "research"
    assert game.undo() == 1
    assert game.view().reckoners[0].open is None
    assert game.redo() == 1
    assert game.view().reckoners[0].open == open_die
    assert game.redo() == 0
    assert game.undo(50) == 1
    assert game.undo() == 0


def test_a_new_action_after_undo_starts_a_new_line() -> None:
    game = table(USE)
    game.play("tia use d2 money")
    game.undo()
    game.play("megan use d3 plan")
    assert game.undone == 0
    assert [str(action) for action in game.actions] == ["megan use d3 plan"]
    assert len(game.record) == 3  # what was undone stays in the record


def test_at_looks_at_any_point_and_leaves_the_game_alone() -> None:
    game = table(USE)
    for text in ("tia use d2 money", "megan use d3 plan", "megan use d1 attack curveball"):
        game.play(text)
    past = game.at(1)
    assert len(past) == 1
    assert past.undone == 2
    assert past.view().money == game.view().money
    assert len(game) == 3
    with pytest.raises(IndexError):
        game.at(4)


def test_history_and_events_tell_the_whole_game() -> None:
    game = Game(Setup(reckoners=("tia", "abraham"), seed="told"))
    game.play("end purchase")
    game.play(game.legal("tia")[0])
    kinds = [event.kind for event in game.events]
    assert kinds[:2] == ["enters", "enters"]
    assert "boss-placed" in kinds
    assert kinds[-1] == "placed"
    assert [str(action) for action, _ in game.history()] == [str(action) for action in game.actions]


@rule("SET-01", "SET-14")
@pytest.mark.parametrize(
    ("reckoners", "word"),
    [
        (("tia",), "1 Reckoner cannot"),
        (("tia", "tia"), "twice"),
        (("tia", "batman"), "batman"),
        (("random",) * 7, "7 Reckoners"),
        ((), "0 Reckoners"),
    ],
)
def test_a_team_that_cannot_play(reckoners: tuple[str, ...], word: str) -> None:
    with pytest.raises(SetupError, match=word):
        Game(Setup(reckoners=reckoners))


def test_unknown_difficulty_city_and_pack_are_named() -> None:
    team = ("tia", "prof")
    with pytest.raises(SetupError, match=r"easy.*beginner"):
        Game(Setup(reckoners=team, difficulty="easy"))
    with pytest.raises(SetupError, match=r"atlantis.*newcago"):
        Game(Setup(reckoners=team, city="atlantis"))
    with pytest.raises(SetupError, match="nowhere"):
        Game(Setup(reckoners=team, packs=("nowhere",)))


@rule("SET-14")
def test_the_seed_draws_the_reckoners_that_nobody_picked() -> None:
    setup = Setup(reckoners=("prof", "random", "random"), seed="draw")
    one, other = Game(setup).setup.reckoners, Game(setup).setup.reckoners
    assert one == other
    assert one[0] == "prof"
    assert len(set(one)) == 3
    teams = {Game(Setup(reckoners=("random", "random"), seed=str(n))).setup.reckoners for n in range(40)}
    assert len(teams) > 15


def test_a_game_without_a_seed_gets_one_and_can_be_played_again() -> None:
    game = Game(Setup(reckoners=("tia", "prof")))
    assert game.setup.seed
    assert Game(game.setup).state.key() == game.state.key()
