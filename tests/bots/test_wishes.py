"""People ask bots for symbols: they plan again with it, say what comes of it, and a wish is no part of the game."""

from __future__ import annotations

import msgspec
import pytest

from reckoners.bots import Team
from reckoners.bots.hearing import hear, intended
from reckoners.bots.planner.wished import aim_of
from reckoners.bots.seen import asked
from reckoners.bots.talk_text import tell_heard, tell_plans, tell_wish
from reckoners.bots.wishes import WISHED, Heard, Wish, make_wish
from reckoners.engine.action import END_STEP
from reckoners.engine.codes import INFINITE
from reckoners.game import Game, Refusal, Setup
from reckoners.game.names import names_of
from reckoners.text import languages

IDS = ("tia", "prof", "cody")
BOTS = {1: "planner", 2: "planner"}


def in_use(seed: str) -> tuple[Game, Team]:
    """A table in its first use step: Tia's player still thinks, nobody has used anything."""
    game = Game(Setup(reckoners=IDS, difficulty="hard", seed=seed))
    team = Team(BOTS, len(IDS))
    while asked(game.state) != "use":
        code = team.next_code(game)
        game.play_code(game.codes()[-1] if code is None else code)
    return game, team


def wishes_at(game: Game) -> list[Wish]:
    """One symbol of each kind, wherever there is something."""
    found = []
    for district in game.view().districts:
        if district.epic is not None:
            found += [make_wish(game, "prof", symbol, district.epic.id) for symbol in WISHED[1:]]
        found.append(make_wish(game, "prof", "enforcement", district.id))
    return found


def bots_go(game: Game, team: Team) -> None:
    """The bots do all that they want to do."""
    while asked(game.state) == "use" and (code := team.next_code(game)) is not None:
        assert code != END_STEP
        game.play_code(code)


def test_who_says_yes_does_it_and_who_says_no_has_a_reason() -> None:
    answers: dict[str, list[tuple[str, Wish, Heard]]] = {}
    for seed in ("wish 1", "wish 2"):
        game, team = in_use(seed)
        for wish in wishes_at(game):
            heard = hear(team, game, wish)
            answers.setdefault(heard.kind, []).append((seed, wish, heard))
    assert set(answers) >= {"yes", "anyway", "dear", "useless"}
    for kind in ("yes", "anyway"):
        for seed, wish, heard in answers[kind][:2]:
            assert any((one.symbol, one.target) == (wish.symbol, wish.target) for one in heard.actions)
            game, team = in_use(seed)
            other = game.clone()
            team.take_wishes(game, (wish,))
            bots_go(game, team)
            assert aim_of(wish).missing(game.state) == 0
            bots_go(other, Team(BOTS, len(IDS)))  # without it they would have done something else
            assert aim_of(wish).missing(other.state) == (1 if kind == "yes" else 0)
    for _, _, heard in answers["dear"] + answers["useless"]:
        assert not heard.kept
        assert not heard.actions


@pytest.mark.parametrize(("boss", "city"), [("regalia", "babilar"), ("limelight", "ildithia")])
def test_who_says_yes_says_who_does_it(boss: str, city: str) -> None:
    """Also where a reward in the middle of the plan draws a card, and with tracks that only Steelslayer has."""
    setup = Setup(reckoners=("exel", "prof", "mizzy"), boss=boss, city=city, modules=(1, 2, 3, 4), seed="wish 6")
    game, everybody = Game(setup), Team(dict.fromkeys(range(3), "greedy"), 3)
    while not (asked(game.state) == "use" and game.state.round == 3):
        code = everybody.next_code(game)
        assert code is not None
        game.play_code(code)
    team = Team(BOTS, len(IDS))
    kinds = set()
    for wish in wishes_at(game):
        heard = hear(team, game, wish)
        kinds.add(heard.kind)
        if heard.kind in ("yes", "anyway", "some"):
            place = game.view().districts[wish.place].id  # where a Shield is in the way, it goes first
            assert {one.who for one in heard.actions} == {heard.by}
            assert {wish.target, place} & {one.target for one in heard.actions}, (wish, heard)
    assert kinds >= {"yes", "anyway", "dear"}


def test_where_nobody_wishes_for_anything_nothing_changes() -> None:
    game, team = in_use("wish 1")
    other, quiet = in_use("wish 1")
    for wish in wishes_at(game)[:3]:
        hear(team, game, wish)
    team.take_wishes(game, (wishes_at(game)[0],))
    team.take_wishes(game, ())
    bots_go(game, team)
    bots_go(other, quiet)
    assert game.log == other.log


def test_a_wish_holds_for_its_round() -> None:
    game, team = in_use("wish 1")
    wish = wishes_at(game)[0]
    old = msgspec.structs.replace(wish, round=wish.round + 1)
    other, quiet = in_use("wish 1")
    team.take_wishes(game, (old,))
    bots_go(game, team)
    bots_go(other, quiet)
    assert game.log == other.log


def test_those_who_cannot_answer() -> None:
    game = Game(Setup(reckoners=IDS, seed="early"))
    team = Team({1: "planner", 2: "greedy"}, len(IDS))
    district = game.view().districts[0]
    assert hear(team, game, make_wish(game, "prof", "enforcement", district.id)).kind == "not-now"
    game, _ = in_use("wish 1")
    epic = next(district.epic.id for district in game.view().districts if district.epic is not None)
    assert hear(team, game, make_wish(game, "cody", "contain", epic)).kind == "deaf"
    with pytest.raises(Refusal):
        make_wish(game, "prof", "contain", "nobody")
    with pytest.raises(Refusal):
        make_wish(game, "prof", "contain", "steelheart")  # which track?
    assert hear(team, game, make_wish(game, "prof", "contain", "steelheart", "red")).kind in ("yes", "anyway", "dear")


def test_what_cannot_be_done_at_all_is_called_so() -> None:
    game, team = in_use("wish 2")
    strong = [
        make_wish(game, "prof", "attack", district.epic.id)
        for district in game.view().districts
        if district.epic is not None
    ]
    kinds = {hear(team, game, wish).kind for wish in strong if game.state.health[wish.place] == INFINITE}
    assert kinds <= {"impossible"}


def test_dice_are_kept_for_it() -> None:
    """Asked while dice are rolled, a bot keeps others."""
    changed = 0
    for number in range(6):
        game = Game(Setup(reckoners=IDS, difficulty="hard", seed=f"rolls {number}"))
        team = Team(BOTS, len(IDS))
        while asked(game.state) != "roll":
            code = team.next_code(game)
            game.play_code(game.codes()[-1] if code is None else code)
        epic = next(one.epic.id for one in game.view().districts if one.epic is not None)
        wish = make_wish(game, "prof", "attack", epic, n=3)
        assert hear(team, game, wish).kind == "noted"
        plain = team.chairs[0].bot.choose(team.seen_by(team.chairs[0], game, ()))
        wished = team.chairs[0].bot.choose(team.seen_by(team.chairs[0], game, (wish,)))
        again = team.chairs[0].bot.choose(team.seen_by(team.chairs[0], game, ()))
        assert plain == again
        changed += plain != wished
    assert changed


def test_bots_say_what_they_are_about_to_do() -> None:
    game, team = in_use("wish 1")
    code = team.next_code(game)
    assert code is not None
    plan = intended(team, game, code)
    while len(plan) > 1:
        assert game.code(plan[0]) == code
        game.play_code(code)
        code = team.next_code(game)
        assert code is not None
        rest = intended(team, game, code)
        assert rest == plan[1:]
        plan = rest


@pytest.mark.parametrize("language", languages())
def test_all_of_it_can_be_said(language: str) -> None:
    game, team = in_use("wish 1")
    names = names_of(game.content, language)
    wish = wishes_at(game)[0]
    code = team.next_code(game)
    assert code is not None
    plan = intended(team, game, code)
    assert set(tell_plans(names, plan)) <= {"prof", "cody"}
    assert names.name("prof") in tell_wish(names, wish)
    heard = [Heard(kind, "prof", plan, 1) for kind in ("yes", "some", "anyway", "noted")]
    heard += [Heard("dear", people=2), Heard("dear", boss=1), Heard("dear")]
    heard += [Heard(kind) for kind in ("impossible", "useless", "deaf", "not-now")]
    told = [tell_heard(names, wish, one) for one in heard]
    assert len(set(told)) == len(told)
    assert not any("talk-" in text for text in told)
