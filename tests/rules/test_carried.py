"""What a campaign carries into its next game (VAR-06; ours): cards, Epics, what the city thinks of the team."""

from __future__ import annotations

import msgspec
import pytest

from reckoners import Game, Setup, SetupError
from reckoners.game.carried import MOST_PEOPLE, Carried, fewest_epics
from reckoners.game.errors import SaveError
from reckoners.text import languages, words_of
from tests.positions import rule
from tests.rules.seen import told

TEAM = ("tia", "prof")


def carrying(*modules: int, **left: object) -> Game:
    carried = msgspec.convert(left, Carried)
    return Game(Setup(reckoners=TEAM, modules=modules, seed="carried", carried=carried))


def plain() -> Game:
    return Game(Setup(reckoners=TEAM, seed="carried"))


@rule("VAR-06")
def test_a_card_that_was_kept_is_there_from_the_start_and_nowhere_else() -> None:
    game = carrying(equipment=[("prof", "emp")])
    view = game.view()
    assert [card.id for card in view.reckoners[1].equipment] == ["emp"]
    assert told(game.events, "still-has", "reckoner", "card") == [("prof", "emp")]
    st = game.state
    emp = st.tables.card_ids.index("emp")
    assert emp not in st.equipment_deck
    assert emp not in st.market
    assert view.money == plain().view().money  # nobody pays for it


@rule("VAR-06")
def test_the_die_of_a_card_comes_with_it_and_a_swap_waits_for_the_first_round() -> None:
    game = carrying(equipment=[("tia", "dowser")])
    assert len(game.view().reckoners[0].dice) == len(plain().view().reckoners[0].dice) + 1
    herman = carrying(2, equipment=[("tia", "herman")])
    assert herman.step == "prologue"
    assert herman.legal()[0].verb in ("buy", "end", "refresh")
    herman.play("end purchase")
    herman.play(next(option for option in herman.legal() if option.verb == "place"))
    while herman.step == "prologue":
        herman.play(herman.legal()[0])
    assert {option.verb for option in herman.legal()} & {"swap", "decline"}


@rule("VAR-06")
def test_fallen_epics_stay_away() -> None:
    there = plain().state
    ids = there.tables.epic_ids
    fallen = [ids[epic] for epic in there.epic]
    st = carrying(fallen=fallen).state
    assert not {ids.index(epic) for epic in fallen} & {*st.epic, *st.epic_deck}
    assert len(st.epic_deck) == len(there.epic_deck) - len(fallen)


@rule("VAR-06")
def test_the_unbeaten_come_with_their_bracket_one_further() -> None:
    there = plain().state
    ids = there.tables.epic_ids
    game = carrying(angry=[ids[there.epic[0]]])
    assert game.state.bracket == [there.bracket[0] + 1, *there.bracket[1:]]
    assert told(game.events, "angry", "epic") == [(ids[there.epic[0]],)]


@rule("VAR-06")
@pytest.mark.parametrize("people", [2, -3])
def test_a_city_remembers(people: int) -> None:
    game = carrying(population=people)
    assert game.view().population == plain().view().population + people
    assert told(game.events, "remembered", "n", "now") == [(people, game.view().population)]


def test_nothing_carried_is_no_campaign() -> None:
    game = carrying()
    assert game.setup == plain().setup
    assert repr(game) == repr(plain())


def test_it_is_part_of_positions_and_records() -> None:
    game = carrying(equipment=[("tia", "emp")], fallen=["digzone"], angry=["firefight"], population=-3)
    assert Game.from_position(repr(game)).setup == game.setup
    assert repr(Game.from_position(repr(game))) == repr(game)
    for _ in range(10):
        game.play(game.legal()[0])
    again = Game.from_json(game.to_json())
    assert again.setup == game.setup
    assert again.state.key() == game.state.key()
    with pytest.raises(SaveError, match="not what was saved here"):
        Game.from_json(game.to_json().replace('"population":-3', '"population":-2'))


def test_a_record_without_it_is_as_before() -> None:
    text = plain().to_json()
    assert '"version":2' in text
    old = text.replace(',"carried":null', "")
    assert old != text
    assert Game.from_json(old).setup == plain().setup


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("left", "place"),
    [
        ({"equipment": [("cody", "emp")]}, "tia, prof"),
        ({"equipment": [("tia", "spoon")]}, "spoon"),
        ({"equipment": [("tia", "emp"), ("prof", "emp")]}, "equipment"),
        ({"fallen": ["nobody"]}, "fallen"),
        ({"angry": ["digzone", "digzone"]}, "angry"),
        ({"population": MOST_PEOPLE + 1}, str(MOST_PEOPLE)),
    ],
)
def test_what_does_not_fit_is_said_with_its_place(left: dict[str, object], place: str, language: str) -> None:
    with pytest.raises(SetupError) as no:
        carrying(**left)
    line = no.value.tell(words_of(language))
    assert place in line
    assert "\n" not in line


def test_enough_epics_are_left() -> None:
    ids = plain().state.tables.epic_ids
    room = len(ids) - fewest_epics(len(TEAM))
    assert carrying(fallen=ids[:room]).result == "playing"
    with pytest.raises(SetupError, match="bring back at least 2"):
        carrying(fallen=ids[: room + 2])
