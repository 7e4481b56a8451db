"""A game that goes its own way with everything hidden dealt anew."""

from __future__ import annotations

from random import Random

from reckoners.game import Game, Setup
from reckoners.game.files import lines_in, text_of
from reckoners.game.record import DEALING, replayed


def played(actions: int, seed: str = "deal") -> Game:
    game = Game(Setup(reckoners=("tia", "cody", "prof"), seed=seed))
    chance = Random(seed)
    for _ in range(actions):
        game.play_code(chance.choice(game.codes()))
    return game


def hidden(game: Game) -> tuple[object, ...]:
    st = game.state
    return (st.keys, st.epic_deck, st.equipment_deck)


def test_what_is_seen_stays_and_what_is_hidden_is_dealt_anew() -> None:
    game = played(50)
    other = game.dealt("new")
    assert other.view() == game.view()
    assert other.legal() == game.legal()
    assert hidden(other) != hidden(game)
    assert sorted(other.state.epic_deck) == sorted(game.state.epic_deck)
    assert hidden(game.dealt("new")) == hidden(other)
    assert hidden(game.dealt("newer")) != hidden(other)


def test_it_is_the_same_again_from_its_file_and_after_going_back_and_forth() -> None:
    other = played(30).dealt("new")
    for _ in range(40):
        other.play_code(other.codes()[0])
    end = repr(other)
    header, lines = lines_in(text_of(other), "file")
    assert header.version == DEALING
    assert repr(replayed(header, lines, "file", 2)) == end
    assert repr(other.at(70)) == end
    for at in (29, 30, 31, 32, 33, 64, 65):
        there = other.at(at)
        there.redo(70)
        assert repr(there) == end
    assert [events for _, events in other.history()][-1] == other.last_events


def test_it_may_be_dealt_anew_at_the_set_up_and_twice() -> None:
    first = played(0).dealt("a")
    assert first.events == played(0).events
    chance = Random(2)
    for _ in range(20):
        first.play_code(chance.choice(first.codes()))
    second = first.dealt("b")
    assert [deal.at for deal in second.setup.dealt] == [0, 20]
    assert Game.from_json(second.to_json()).to_json() == second.to_json()
    assert second.view() == first.view()


def test_a_game_without_it_is_written_as_before() -> None:
    header, _ = lines_in(text_of(played(5)), "file")
    assert header.version == 2
    assert header.setup.dealt == ()
