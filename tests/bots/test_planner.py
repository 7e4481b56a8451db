"""The planner: it sees a win and a danger, works as a team, keeps and buys with a purpose, and knows when to stop."""

from __future__ import annotations

import pytest

from reckoners.bots import Seen, Team
from reckoners.bots.needs import mind_of
from reckoners.bots.planner import PlannerBot
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.planner.search import key_of
from reckoners.engine.flow import play
from reckoners.engine.trying import right_after
from reckoners.game import Game
from tests.bots.tables import game_of, positions
from tests.positions import table

EPICS = """
    district = [
      { id = "the-loop", epic = "digzone", bracket = 2 },
      { id = "chinatown", epic = "frostbite", bracket = 2 },
      { id = "understreets", epic = "earless", bracket = 2 },
    ]
"""


def whole_team(game: Game) -> Seen:
    return Seen(game, tuple(range(len(game.setup.reckoners))), team=True)


def answer(game: Game) -> list[str]:
    """What the planner says, each action in the words of the position in which it is played."""
    told = []
    trial = game.clone()
    for code in PlannerBot().choose(whole_team(game)):
        if trial.result != "playing" or trial.step != game.step:
            break
        told.append(str(trial.action(code)))
        trial.play_code(code)
    return told


def after(game: Game) -> Game:
    then = game.clone()
    for code in PlannerBot().choose(whole_team(game)):
        if then.result == "playing" and then.step == game.step:
            then.play_code(code)
    return then


def test_it_wins_when_it_can_also_from_another_district() -> None:
    game = table(f"""
        [position]
        boss = {{ district = "chinatown", research = 0, health = 2 }}
        {EPICS}
        reckoners.abraham = {{ district = "the-loop", dice = ["green attack2", "basic money"] }}
        reckoners.tia = {{ district = "the-loop", dice = ["basic research"] }}
        """)
    assert after(game).result == "won"


def test_one_weakens_and_another_defeats() -> None:
    """Nightwielder cannot be attacked before he is weakened: the order of the two matters."""
    game = table("""
        [position]
        boss = { district = "chinatown", yellow = 1, black = 1, red = 1, blue = 1 }
        district = [
          { id = "the-loop", epic = "nightwielder", bracket = 4, research = 2 },
          { id = "chinatown", epic = "frostbite", bracket = 1 },
          { id = "understreets", epic = "earless", bracket = 1 },
        ]
        reckoners.abraham = { district = "the-loop", dice = ["green attack2", "green attack2", "green attack"] }
        reckoners.tia = { district = "the-loop", dice = ["purple research2"], plan = 0 }
        """)
    then = after(game).view()
    assert "nightwielder" in (*then.beaten, *then.defeated)


def test_it_saves_the_city_before_it_earns() -> None:
    """Five people are left. A die that could also earn money holds the Epic that would take them."""
    game = table("""
        [position]
        population = 5
        boss = { district = "understreets", yellow = 1, black = 1, red = 1, blue = 1 }
        district = [
          { id = "the-loop", epic = "deathpoint", bracket = 4, research = 2, health = 4 },
          { id = "chinatown", epic = "earless", bracket = 1 },
          { id = "understreets", epic = "bloodhound", bracket = 1 },
        ]
        reckoners.david = { district = "the-loop", dice = ["blue contain2", "basic contain"], plan = 0 }
        reckoners.tia = { district = "understreets", dice = ["basic money"], plan = 0 }
        """)
    assert game.forecast().lost
    assert not after(game).forecast().lost


def test_a_die_is_turned_to_what_is_still_needed() -> None:
    """Attack promises most, but one die shows it already and one is enough: that each of the two others could be turned
    to it as well must not hide that something else helps."""
    game = table("""
        [position]
        boss = { district = "understreets", yellow = 1, black = 1, red = 1, blue = 1 }
        district = [
          { id = "the-loop", epic = "deathpoint", bracket = 1, research = 0, health = 1 },
          { id = "chinatown", epic = "earless", bracket = 1 },
          { id = "understreets", epic = "bloodhound", bracket = 1 },
        ]
        reckoners.david = { district = "the-loop", dice = ["basic attack", "basic money", "basic money"], plan = 0 }
        reckoners.tia = { district = "chinatown", dice = ["basic money"], plan = 0 }
        """)
    assert any(" improvise " in told for told in answer(game)), answer(game)


def test_positions_that_are_reached_in_two_ways_are_one() -> None:
    game = table(f"""
        [position]
        {EPICS}
        reckoners.david = {{ district = "the-loop", dice = ["blue contain"] }}
        reckoners.tia = {{ district = "chinatown", dice = ["purple research"] }}
        """)
    one, other = game.clone(), game.clone()
    one.play_all(["david use d1 contain digzone", "tia use d1 research frostbite"])
    other.play_all(["tia use d1 research frostbite", "david use d1 contain digzone"])
    assert key_of(one.state) == key_of(other.state)
    assert key_of(one.state) != key_of(game.state)


def test_no_more_contain_is_kept_than_there_are_steps_to_take_back() -> None:
    """Dice are looked at one after the other, as if those before were used already."""
    text = """
        [setup]
        reckoners = ["david", "tia"]
        [position]
        step = "roll"
        boss = {{ district = "understreets", yellow = 1, black = 1, red = 1, blue = 1 }}
        district = [
          {{ id = "the-loop", epic = "nightwielder", bracket = {bracket}, enforcement = 2 }},
          {{ id = "chinatown", epic = "earless", bracket = 1, research = 0 }},
          {{ id = "understreets", epic = "bloodhound", bracket = 1, research = 0 }},
        ]
        reckoners.david = {{ district = "the-loop", dice = [{dice}] }}
        reckoners.tia = {{ district = "the-loop", dice = [{others}] }}
        """
    dice = ", ".join(['"blue contain"'] * 3 + ['"basic contain"'] * 3)
    others = ", ".join(['"purple research"'] * 3 + ['"basic research"'] * 3)
    kept = {
        bracket: [
            told for told in answer(table(text.format(bracket=bracket, dice=dice, others=others))) if "keep" in told
        ]
        for bracket in (2, 4)
    }
    assert len(kept[2]) == 1
    assert 1 < len(kept[4]) <= 3


def test_it_waits_for_what_it_can_almost_pay() -> None:
    """A good card for one dollar more next round is worth more than a poor one now."""
    market = """
        [position]
        step = "purchase"
        money = {money}
        market = ["safe-house", "imager", "bank-vault", "evidence"]
        reckoners.david = {{ dice = ["blue contain", "basic plan"] }}
        reckoners.megan = {{ dice = ["red attack", "basic plan"] }}
        """
    assert answer(table(market.format(money=8)))[0].startswith("buy safe-house for ")
    assert answer(table(market.format(money=7))) == ["end purchase"]


@pytest.mark.parametrize(
    ("seats", "every"), [(2, 23), (4, 71), (6, 151), *(pytest.param(n, 5, marks=pytest.mark.slow) for n in (2, 4, 6))]
)
def test_every_answer_is_legal_for_one_seat_some_and_all(seats: int, every: int) -> None:
    bot = PlannerBot()
    for game in positions(seats, "legal", every, "greedy"):
        for mine, team in (((0,), False), ((0, seats - 1), False), (tuple(range(seats)), True)):
            seen = Seen(game, mine, team=team)
            if not seen.options:
                continue
            codes = bot.choose(seen)
            assert all(play(seen.state.clone(), code) for code in codes[:1])
            for idea in bot.ideas(Seen(game, mine, team=team)):
                assert play(game.state.clone(), idea.codes[0])


def test_the_same_table_gets_the_same_answer() -> None:
    for game in positions(4, "same", 37, "greedy"):
        assert PlannerBot().choose(whole_team(game)) == PlannerBot().choose(whole_team(game))


def test_a_limit_in_seconds_ends_the_search_early_and_still_answers() -> None:
    game = next(game for game in positions(4, "limit", 1, "greedy") if game.step == "use")
    slow, quick = PlannerBot(), PlannerBot(seconds=0.0)
    whole, short = slow.choose(whole_team(game)), quick.choose(whole_team(game))
    assert whole
    assert short
    tables = game.state.tables
    assert quick.mind(tables).search.seats.tried < slow.mind(tables).search.seats.tried / 2


def test_more_effort_looks_further() -> None:
    game = next(game for game in positions(4, "limit", 1, "greedy") if game.step == "use")
    tried = []
    for effort in (0.2, 1.0, 3.0):
        bot = PlannerBot(effort=effort)
        bot.choose(whole_team(game))
        tried.append(bot.tried)
    assert tried == sorted(set(tried))


def test_the_chance_of_winning_knows_the_end_and_what_helps() -> None:
    game = game_of(3, "chance")
    before = winning_chance(game.state)
    assert 0 < before < 1
    near = game.state.clone()
    near.boss_research = 1
    assert winning_chance(near) > before
    Team(dict.fromkeys(range(3), "planner"), 3).play_out(game)
    assert winning_chance(game.state) == (game.result == "won")


GAMES_WITH_REWARDS = tuple(
    (seats, seed)
    for seats in (4, 5, 6)
    for seed in ("counsel", "in time", "memory", "rewards", "hunt", "again", "more", "most")
)


def test_a_reward_is_judged_by_the_forecast() -> None:
    """All dice are used then, so everybody can see what the Epic phase will do."""
    found = surprises = 0
    for seats, seed in GAMES_WITH_REWARDS:
        for game in positions(seats, seed, 1, "greedy"):
            if game.step != "rewards" or len(game.state.options) < 2:
                continue
            mind = mind_of(game.state.tables)
            after = {code: right_after(game.state, code) for code in game.state.options}
            idea = PlannerBot().ideas(whole_team(game))
            if len(idea) < 2:
                continue
            found += 1
            worth = mind.council.value.worth
            assert worth(after[idea[0].codes[0]]) == max(worth(then) for then in after.values())
            surprises += idea[0].codes[0] != max(after, key=lambda code: mind.judge.worth(after[code]))
    assert found > 10
    assert surprises > 3
