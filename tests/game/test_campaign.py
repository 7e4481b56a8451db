"""Campaigns as values: what comes when, what is carried over, how they end (VAR-06; ours)."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners import Game, SetupError
from reckoners.engine.board import finish
from reckoners.engine.cards import receive_card
from reckoners.engine.codes import LOST, WON
from reckoners.game.campaign import (
    Campaign,
    CampaignError,
    begin,
    dearest,
    has_to_choose,
    keep,
    next_setup,
    record,
    result,
    stops,
    wins,
)
from reckoners.game.campaign_course import FEWEST_GAMES, MOST_GAMES
from reckoners.game.campaign_files import campaign_from_json, campaign_to_json, load_campaign, save_campaign
from reckoners.game.errors import SaveError
from reckoners.text import languages, words_of
from tests.positions import rule

TEAM = ("tia", "prof")


def begun(length: int = 3, *options: str) -> Campaign:
    return begin(Campaign(reckoners=TEAM, length=length, options=options, seed="campaign"))


def over(campaign: Campaign, *, won: bool = True, people: int = 30, cards: str = "", fell: int = 0) -> Game:
    """Its next game, ended by decree: so many people left, these cards bought (`tia emp prof jacket`), Epics fallen."""
    game = Game(next_setup(campaign))
    st = game.state
    words = cards.split()
    for who, card in zip(words[::2], words[1::2], strict=True):
        receive_card(st, TEAM.index(who), st.tables.card_ids.index(card))
    st.population = people if won else 0
    st.defeated = st.epic_deck[:fell]
    st.epic_deck = st.epic_deck[fell:]
    finish(st, WON if won else LOST)
    return game


def after(campaign: Campaign, *results: bool) -> Campaign:
    for won in results:
        campaign = record(campaign, over(campaign, won=won))
    return campaign


@rule("VAR-06")
@pytest.mark.parametrize("length", range(FEWEST_GAMES, MOST_GAMES + 1))
def test_a_course_goes_through_the_cities_in_order(length: int) -> None:
    course = stops(begun(length))
    assert len(course) == length
    assert (course[0].boss, course[0].city) == ("steelheart", "newcago")
    cities = [stop.city for stop in course if stop.boss]
    assert cities == sorted(cities, key=["newcago", "babilar", "ildithia"].index)


@pytest.mark.parametrize("length", [2, 8])
def test_three_to_seven_games(length: int) -> None:
    with pytest.raises(CampaignError, match="3 to 7"):
        begun(length)


def test_a_team_is_checked_at_once_and_drawn_once() -> None:
    with pytest.raises(SetupError, match="nobody"):
        begin(Campaign(reckoners=("tia", "nobody")))
    campaign = begin(Campaign(reckoners=("tia", "random"), seed="drawn"))
    assert "random" not in campaign.reckoners
    assert next_setup(campaign).reckoners == campaign.reckoners


@rule("VAR-06")
def test_each_keeps_a_card_after_a_won_game() -> None:
    campaign = record(begun(), over(begun(), cards="tia emp tia jacket prof dowser"))
    assert has_to_choose(campaign)
    with pytest.raises(CampaignError, match="first choose"):
        next_setup(campaign)
    for wrong in ({"prof": "emp"}, {"cody": "emp"}):
        with pytest.raises(CampaignError):
            keep(campaign, wrong)
    campaign = keep(campaign, {"tia": "jacket", "prof": "dowser"})
    carried = next_setup(campaign).carried
    assert carried is not None
    assert carried.equipment == (("tia", "jacket"), ("prof", "dowser"))
    with pytest.raises(CampaignError, match="nothing to choose"):
        keep(campaign, {})


@rule("VAR-06")
def test_a_lost_game_ends_no_campaign_and_leaves_one_card() -> None:
    campaign = record(begun(), over(begun(), won=False, cards="tia emp prof dowser"))
    with pytest.raises(CampaignError, match="one card, not 2"):
        keep(campaign, {"tia": "emp", "prof": "dowser"})
    assert len(dearest(campaign)) == 1
    setup = next_setup(keep(campaign, {"prof": "dowser"}))
    assert setup.carried is not None
    assert setup.carried.equipment == (("prof", "dowser"),)
    assert setup.options == ("intense",)
    assert setup.carried.population < 0


@rule("VAR-06")
def test_bosses_grow_bolder_with_each_loss_in_a_row() -> None:
    campaign = begun(5)
    told = []
    for won in (False, False, False, True):
        campaign = after(campaign, won)
        told.append([word for word in next_setup(campaign).options if "intense" in word])
    assert told == [["intense"], ["most-intense"], ["most-intense"], []]
    harder = after(begun(3, "intense"), False)
    assert "most-intense" in next_setup(harder).options


@rule("VAR-06")
def test_who_fell_stays_away_and_who_was_left_is_angry() -> None:
    game = over(begun(), fell=3)
    ids = game.state.tables.epic_ids
    setup = next_setup(record(begun(), game))
    assert setup.carried is not None
    assert set(setup.carried.fallen) == {ids[epic] for epic in game.state.defeated}
    assert setup.carried.angry == tuple(ids[epic] for epic in game.state.epic)


def test_those_who_fell_first_come_back_when_too_few_are_left() -> None:
    campaign = record(begun(), first := over(begun(), fell=12))
    campaign = record(campaign, second := over(campaign, fell=4))
    carried = next_setup(campaign).carried
    ids = first.state.tables.epic_ids
    assert carried is not None
    assert carried.fallen[:4] == tuple(ids[epic] for epic in second.state.defeated)
    assert len(carried.fallen) == 16
    assert Game(next_setup(campaign)).result == "playing"


@rule("VAR-06")
@pytest.mark.parametrize(("people", "thanks"), [(10, 2), (9, 0)])
def test_a_city_that_was_saved_is_grateful(people: int, thanks: int) -> None:
    carried = next_setup(record(begun(), over(begun(), people=people))).carried
    assert carried is not None
    assert carried.population == thanks


def test_what_cities_remember_has_limits() -> None:
    for won, people in ((True, 6), (False, -6)):
        carried = next_setup(after(begun(5), *[won] * 4)).carried
        assert carried is not None
        assert carried.population == people


@rule("VAR-06")
@pytest.mark.parametrize(
    ("results", "ends"),
    [((True, True, False), "won"), ((False, True, False), "lost"), ((True, False, True, False), "drawn")],
)
def test_it_ends_after_all_its_games_by_how_many_were_won(results: tuple[bool, ...], ends: str) -> None:
    campaign = after(begun(len(results)), *results[:-1])
    assert result(campaign) == "playing"
    campaign = record(campaign, over(campaign, won=results[-1], cards="tia emp"))
    assert (result(campaign), wins(campaign)) == (ends, sum(results))
    assert not has_to_choose(campaign)  # there is no game to keep it for
    with pytest.raises(CampaignError, match="over"):
        next_setup(campaign)


@rule("VAR-06")
def test_the_encore_is_against_the_boss_who_got_away() -> None:
    campaign = begun(4)
    assert stops(campaign)[-1].boss == ""
    assert stops(after(campaign, True, True, True))[-1].boss == "steelheart"
    assert stops(after(campaign, True, False, True))[-1].boss == "regalia"


def test_only_its_own_game_counts_and_only_when_it_is_over() -> None:
    campaign = begun()
    with pytest.raises(CampaignError, match="not over"):
        record(campaign, Game(next_setup(campaign)))
    with pytest.raises(CampaignError, match="another way"):
        record(campaign, over(begin(Campaign(reckoners=TEAM, seed="other"))))


def test_it_is_kept_in_a_file_that_notices_changes(tmp_path: Path) -> None:
    campaign = after(begun(), True)
    save_campaign(campaign, tmp_path / "one.campaign")
    assert load_campaign(tmp_path / "one.campaign") == campaign
    text = campaign_to_json(campaign)
    for broken, said in (
        (text.replace('"won":true', '"won":false'), "changed by hand"),
        (text.replace('"version":1', '"version":9'), "9"),
        (text[:-9], "not a campaign"),
        ("[]", "not a campaign"),
    ):
        with pytest.raises(SaveError, match=said):
            campaign_from_json(broken, "here")
    with pytest.raises(SaveError, match="cannot be read"):
        load_campaign(tmp_path / "none")


@pytest.mark.parametrize("language", languages())
def test_refusals_in_every_language(language: str) -> None:
    words = words_of(language)
    for key in ("begun", "over", "choose", "other-game", "unfinished"):
        assert "2" in CampaignError(f"campaign-{key}", n=2).tell(words)
