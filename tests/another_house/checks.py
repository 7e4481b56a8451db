"""What the package brings is played, told, saved and refused like everything else. Run in a process of its own
(tests/test_another_house.py): whoever imports the package has one word, one step and one decision more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from reckoners.content import load_content
from reckoners.engine.cards import give_up_card, receive_card
from reckoners.game import Game, Refusal, Setup
from reckoners.game.names import names_of
from reckoners.game.sentences import tell
from reckoners.server.choices import options_of
from reckoners.server.decision_words import decision_of
from reckoners.server.teller import Teller
from tests.another_house import PACK
from tests.bots.tables import team_of
from tests.positions import table

TEAM = ("wren", "tia", "abraham")
HEAD = f'[setup]\nreckoners = ["wren", "tia"]\nboss = "mirror"\ncity = "foundry"\npacks = ["{PACK}"]\n'


def game_of(seed: str, difficulty: str = "standard") -> Game:
    return Game(Setup(reckoners=TEAM, boss="mirror", city="foundry", packs=(PACK,), difficulty=difficulty, seed=seed))


def binding() -> Game:
    return table(
        HEAD
        + """
        [position]
        step = "activate"
        round = 2
        boss = { district = "bellows" }
        district = [{ id = "anvil", epic = "spinner", bracket = 1 }, { id = "bellows" }]
        reckoners = { wren = { district = "anvil", plan = 2 }, tia = { district = "bellows", plan = 1 } }
        """
    )


def test_whole_games_by_chance_read_as_words_and_kept(tmp_path: Path) -> None:
    chance = random.Random(3)
    met: set[tuple[str, str]] = set()
    for number in range(25):
        game = game_of(str(number))
        steps = set()
        while game.result == "playing":
            action = chance.choice(game.legal())
            met.add((game.view().decision, action.verb))
            steps.add(game.step)
            for event in game.play(str(action)):
                assert tell(names_of(game.content), event, "mirror")
        assert game.view().boss.id == "mirror"
        game.save(tmp_path / f"{number}.jsonl")
        assert Game.load(tmp_path / f"{number}.jsonl").view() == game.view()
    assert {("bind", "bind"), ("use", "power"), ("buy", "power"), ("roll", "power")} <= met


@pytest.mark.parametrize("bot", ["random", "greedy", "planner"])
def test_bots_that_know_nothing_of_it_play_it(bot: str) -> None:
    game = game_of(f"bots {bot}", "beginner")
    team = team_of(game, bot)
    team.play_out(game)
    assert team.troubles == []
    assert game.result in ("won", "lost")
    assert "night-watch" in {str(event.args["step"]) for event in game.events if event.kind == "step"}


def test_a_decision_in_one_file_is_offered_told_and_refused() -> None:
    game = binding()
    view = game.view()
    assert (view.decision, view.step) == ("bind", "activate")
    assert [str(action) for action in game.legal()] == ["bind wren", "bind tia"]
    teller = Teller("en", game.content)
    assert decision_of(view, game.legal(), "", teller).title == "Who is bound?"
    options = options_of(view, game.legal(), teller)
    assert [option.action for option in options] == ["bind wren", "bind tia"]
    assert options[1].label == "Bind Tia"
    assert [actor.id for actor in game.forecast().actors] == [
        "spinner",
        "mirror",
    ]  # the phase goes on, it is not begun anew
    with pytest.raises(Refusal) as no:
        game.play("end use")
    assert no.value.code == "choose-first"
    with pytest.raises(Refusal):
        game.play("bind prof")
    happened = game.play("bind wren")
    assert ("bound", "wren") in [(event.kind, event.args.get("reckoner")) for event in happened]
    assert game.undo() == 1
    assert game.view() == view


def test_a_word_is_read_on_a_card_and_foreseen() -> None:
    content = load_content([PACK])
    assert content.epics["spinner"].track[0] == "bind"
    names = names_of(content)
    assert names.action("bind") == "Bind somebody"


def test_the_boss_has_tracks_and_a_health_of_his_own_and_the_city_a_step() -> None:
    game = game_of("pieces", "sparks")
    boss = game.view().boss
    assert [(track.id, track.colour) for track in boss.tracks] == [("glass", "yellow"), ("silver", "black")]
    assert boss.tracks[0].track[0] == "population 2"
    assert (boss.research, boss.weakened_health) == (27, 4)
    assert [place.id for place in game.view().districts] == ["anvil", "bellows", "crucible", "draw-bench"]
    assert game.state.tables.steps == tuple(sorted(game.state.tables.steps, key=game.state.tables.steps.index))
    assert len(game.state.tables.steps) == 7


def test_an_ongoing_card_reaches_the_neighbours_by_one_symbol_and_answers() -> None:
    game = table(
        HEAD
        + """
        [position]
        step = "use"
        boss = { district = "crucible" }
        money = 0
        district = [{ id = "anvil" }, { id = "bellows", epic = "spinner", research = 1 }, { id = "crucible" }]
        [position.reckoners.wren]
        district = "anvil"
        equipment = ["spyglass"]
        dice = ["basic research", "basic attack"]
        plan = 0
        [position.reckoners.tia]
        district = "crucible"
        dice = ["basic research"]
        plan = 0
        """
    )
    legal = {str(action) for action in game.legal()}
    assert "wren use d1 research spinner" in legal
    assert not any("wren use d2 attack spinner" in text for text in legal)
    assert not any("tia use d1 research spinner" in text for text in legal)
    game.play("wren use d1 research spinner")
    assert game.view().money == 1


def test_nothing_is_left_of_a_card_that_has_gone() -> None:
    game = game_of("gone")
    st = game.state.clone()
    ids = st.tables.card_ids
    spyglass, converter, doubler = (ids.index(id) for id in ("spyglass", "gravatonics", "camera"))
    before = (st.converts[0], st.doubles[0], st.near[0])
    for card in (spyglass, converter, doubler):
        receive_card(st, 0, card)
    assert all((st.converts[0], st.doubles[0], st.near[0]))
    for card in (converter, spyglass, doubler):
        give_up_card(st, 0, card)
    assert (st.converts[0], st.doubles[0], st.near[0]) == before


def test_a_card_with_two_arguments_is_used_while_the_team_buys() -> None:
    game = table(
        HEAD
        + """
        [position]
        step = "purchase"
        boss = { district = "crucible" }
        money = 2
        reckoners = { wren = { district = "anvil", equipment = ["ledger"] }, tia = { district = "anvil" } }
        """
    )
    with pytest.raises(Refusal) as no:
        game.play("wren use ledger tia anvil")
    assert no.value.code == "already-there"
    offered = options_of(game.view(), game.legal(), Teller("en", game.content))
    sent = next(option for option in offered if option.action == "wren use ledger tia bellows")
    assert (sent.target.kind, sent.target.id) == ("district", "bellows")
    assert sent.label == "Use Ledger: Tia, Bellows"  # a power without words for its button
    game.play("wren use ledger tia bellows")
    view = game.view()
    assert (view.money, view.reckoners[1].district) == (1, "bellows")
    with pytest.raises(Refusal) as no:
        game.play("wren use ledger tia anvil")
    assert no.value.code == "card-used"


def test_its_positions_are_read_back_from_their_text() -> None:
    chance = random.Random(5)
    met: set[str] = set()
    for number in range(12):
        game = game_of(f"text {number}")
        while game.result == "playing":
            decision = game.view().decision
            if decision not in met or chance.random() < 0.02:
                met.add(decision)
                again = Game.from_position(repr(game))
                assert again.state.key() == game.state.key()
                assert again.codes() == game.codes()
                assert f'city foundry | difficulty standard | packs "{PACK}"' in repr(game)
            game.play_code(chance.choice(game.codes()))
    assert {"bind", "roll", "use", "buy"} <= met
