"""Campaigns in the terminal: begun, shown, played game by game, or by a bot to their end (VAR-06; ours)."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners import Game
from reckoners.engine.board import finish
from reckoners.engine.cards import receive_card
from reckoners.engine.codes import WON
from reckoners.game.campaign import Campaign, begin, next_setup, record, result
from reckoners.game.campaign_files import load_campaign, save_campaign
from reckoners.text import languages
from tests.cli.terminal import Terminal
from tests.positions import rule

BEGIN = ("campaign", "begin", "--reckoners", "tia,prof", "--seed", "linked")


@pytest.fixture
def won_one(tmp_path: Path) -> Path:
    """A campaign after its first game, in which Tia has bought two cards."""
    campaign = begin(Campaign(reckoners=("tia", "prof"), seed="linked"))
    game = Game(next_setup(campaign))
    for card in ("emp", "jacket"):
        receive_card(game.state, 0, game.state.tables.card_ids.index(card))
    finish(game.state, WON)
    save_campaign(record(campaign, game), tmp_path / "ours.campaign")
    return tmp_path / "ours.campaign"


@pytest.mark.parametrize("language", languages())
def test_it_begins_with_its_course_and_says_that_it_is_ours(terminal: Terminal, language: str) -> None:
    said = terminal("--language", language, *BEGIN, "--length", "4")
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert [line for line in lines if line.startswith(" 4. ")]
    assert lines[1] == {
        "en": "The published campaign sheet is not among the rules: this campaign is our own.",
        "de": "Der veröffentlichte Kampagnenbogen ist nicht bei den Regeln: Diese Kampagne ist unsere eigene.",
    }.get(language, lines[1])
    again = terminal("--language", language, "campaign", "show")
    assert again.out.splitlines() == lines[:-1]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("--length", "9"), "a campaign has 3 to 7 games, not 9"),
        (("--difficulty", "awful"), "unknown difficulty"),
        (("--options", "odd"), "unknown option 'odd'"),
    ],
)
def test_what_cannot_be(terminal: Terminal, tmp_path: Path, words: tuple[str, ...], answer: str) -> None:
    said = terminal(*BEGIN, *words)
    assert (said.code, answer in said.err) == (2, True)
    assert not (tmp_path / "data").exists()


def test_without_one(terminal: Terminal) -> None:
    said = terminal("campaign", "show")
    assert said.code == 2
    assert "reckoners campaign begin" in said.err


@rule("VAR-06")
def test_what_is_kept_is_chosen_in_words(terminal: Terminal, won_one: Path) -> None:
    said = terminal("campaign", "show", won_one)
    assert "Tia (tia): EMP (emp)" in said.out
    for wrong, answer in (
        ("emp", "write tia=emp"),
        ("tia=dowser", "'tia' cannot keep 'dowser'; there is: emp, jacket"),
    ):
        no = terminal("campaign", "keep", wrong, "--file", won_one)
        assert (no.code, answer in no.err) == (2, True)
    said = terminal("campaign", "keep", "ti=jack", "--file", won_one)
    assert "You start with Tia: Jacket." in said.out
    assert load_campaign(won_one).played[0].kept == (("tia", "jacket"),)


@rule("VAR-06")
def test_a_game_is_left_and_gone_on_with(terminal: Terminal, won_one: Path) -> None:
    said = terminal("campaign", "play", won_one, "--pace", "0", typed="tia=dowser\nnothing\n1\n")
    assert "cannot keep" in said.out
    journal = won_one.with_name("ours-2.jsonl")
    assert len(Game.load(journal)) == 1
    assert Game.load(journal).setup == next_setup(load_campaign(won_one))
    terminal("campaign", "play", won_one, "--pace", "0", typed="1\n")
    assert len(Game.load(journal)) == 2
    assert len(load_campaign(won_one).played) == 1


@rule("VAR-06")
@pytest.mark.parametrize(("length", "bot"), [(3, "random"), (7, "random"), (3, "planner")])
def test_a_bot_plays_it_to_its_end(terminal: Terminal, tmp_path: Path, length: int, bot: str) -> None:
    file = tmp_path / "bots.campaign"
    terminal(*BEGIN, file, "--length", str(length))
    said = terminal("campaign", "play", file, "--bot", bot)
    assert (said.code, said.err) == (0, "")
    campaign = load_campaign(file)
    assert result(campaign) != "playing"
    assert len(campaign.played) == length
    assert "The campaign is" in said.out
    for number, played in enumerate(campaign.played, start=1):
        game = Game.load(tmp_path / f"bots-{number}.jsonl")
        assert (game.result == "won", game.setup.boss) == (played.won, played.boss)
        assert (game.setup.carried is None) == (number == 1)
    assert terminal("campaign", "play", file).err.startswith("this campaign is over")
