"""A game as a whole: what its rounds cost and whom, luck of the dice, and which Epics fell where."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from reckoners.game import Game
from reckoners.game.record import header_of
from reckoners.server.game_summary import summary_of
from reckoners.server.history import history_of
from reckoners.server.history_losses import losses_of
from reckoners.server.history_protocol import History
from reckoners.server.messages import past_table
from reckoners.server.reel import MAIN
from reckoners.server.story import Story
from reckoners.server.teller import teller
from tests.server.house import House
from tests.server.samples import finished, retold

FINISHED = Path(__file__).parents[1] / "finished"
NAMES = ("2-sparks-lost", "regalia-babilar-modules-4-3-sparks-lost", "steelheart-ildithia-modules-14-4-sparks-lost")


def told(name: str) -> tuple[Game, Story, History]:
    game, story = retold(finished(name))
    return game, story, history_of(game, story, teller("en", game.content))


@pytest.mark.parametrize("name", NAMES)
def test_every_loss_has_a_cause_and_a_round(name: str) -> None:
    game, story, history = told(name)
    fell = [
        (entry.round, int(event.args["n"]))
        for entry in story.entries
        for event in entry.events
        if event.kind == "population"
    ]
    for round in {loss.round for loss in history.losses} | {round for round, _ in fell}:
        assert sum(loss.n for loss in history.losses if loss.round == round) == sum(n for at, n in fell if at == round)
    epics = set(game.content.epics)
    tracks = set(game.state.tables.track_ids)
    for loss in history.losses:
        assert loss.who in {"boss": tracks, "epic": epics}.get(loss.by, {loss.who})
        assert loss.by in ("boss", "epic", "city", "shortage")
        assert loss.n > 0


def test_what_had_run_out_is_a_cause_of_its_own() -> None:
    """Whoever acted: what is missing is the same for all of them."""
    game, story, history = told("2-sparks-lost")
    missing = sum(
        int(event.args["n"])
        for entry in story.entries
        for event in entry.events
        if event.kind == "population" and str(event.args["why"]).startswith("no-")
    )
    assert missing > 0
    assert sum(loss.n for loss in history.losses if loss.by == "shortage") == missing
    assert losses_of(game.fork(0), story) == ()


def test_luck_is_what_was_rolled_less_the_average() -> None:
    """Counted once more here, by the words of the faces and the dice that the view shows."""
    game, story, history = told("4-hard-won")
    seats = game.setup.reckoners
    faces = {id: [len(face) for face in die.faces] for id, die in game.content.dice.items()}
    over = dict.fromkeys(seats, 0.0)
    again = game.fork(0)
    for code, entry in zip(game.log, story.entries[1:], strict=False):
        again.play_code(code)
        rolled = [event.args for event in entry.events if event.kind == "rolled"]
        colours = (
            {(seat.id, die.name): die.colour for seat in again.view().reckoners for die in seat.dice} if rolled else {}
        )
        for args in rolled:
            seat, word = str(args["reckoner"]), str(args["face"])
            n = sum(int(part[-1]) if part[-1].isdigit() else 1 for part in word.split("+")) if word != "nothing" else 0
            sides = faces[colours[seat, str(args["die"])]]
            over[seat] += n - sum(sides) / len(sides)
    assert {deed.reckoner: deed.luck for deed in history.deeds} == pytest.approx(over, abs=0.06)
    assert any(over.values())
    summary = summary_of(header_of(game, "journal"), [str(action) for action in game.actions], "any")
    assert summary.symbols - summary.average == pytest.approx(sum(over.values()), abs=0.01), "the statistics' luck too"


def test_attacks_are_counted_where_there_are_any() -> None:
    _, story, history = told("regalia-babilar-modules-4-3-sparks-lost")
    struck = [event.args["reckoner"] for entry in story.entries for event in entry.events if event.kind == "suffers"]
    assert {deed.reckoner: deed.attacked for deed in history.deeds} == {
        deed.reckoner: struck.count(deed.reckoner) for deed in history.deeds
    }
    assert struck
    assert not any(deed.attacked for deed in told("2-sparks-lost")[2].deeds)


def falls(story: Story) -> list[tuple[int, str, str]]:
    return [
        (at, str(event.args["district"]), str(event.args["epic"]))
        for at, entry in enumerate(story.entries)
        for event in entry.events
        if event.kind == "defeated"
    ]


def test_an_empty_district_says_who_fell_there() -> None:
    """Until the next Epic comes, also when one looks back."""
    game, story = retold(finished("6-beginner-won"))
    words = teller("en", game.content)
    for at, district, epic in falls(story):
        past = past_table(game, story, at, MAIN, words)
        empty = {one.id for one in past.view.districts if one.epic is None}
        assert past.last_defeated.get(district, "") == (epic if district in empty else "")
        assert set(past.last_defeated) <= empty
        before = past_table(game, story, at - 1, MAIN, words)
        assert district not in before.last_defeated
    assert story.last_defeated(0, game.at(0).view()) == {}


def test_the_last_of_several_counts() -> None:
    game, story = retold(finished("6-beginner-won"))
    at, district, epic = next(
        fall
        for fall in falls(story)
        if past_table(game, story, fall[0], MAIN, teller("en", game.content)).last_defeated
    )
    twice = Story(story.entries[: at + 1])
    earlier = next(event for event in twice.entries[at].events if event.kind == "defeated")
    other = type(earlier)("defeated", {"district": district, "epic": "somebody-else"})
    twice.entries[1] = msgspec.structs.replace(twice.entries[1], events=(other,))
    assert twice.last_defeated(at, game.at(at).view())[district] == epic


def test_the_table_brings_it(house: House) -> None:
    game, story = retold(finished("6-beginner-won"))
    at, district, epic = next(
        fall
        for fall in falls(story)
        if past_table(game, story, fall[0], MAIN, teller("en", game.content)).last_defeated
    )
    made = house.http.post("/api/tables/file", content=(FINISHED / "6-beginner-won.jsonl").read_bytes()).json()
    with house.window(made["id"]) as window:
        table = window.table()
        window.say("undo", version=table.version, steps=table.at - at)
        assert window.table().last_defeated[district] == epic
