"""The campaign in a real browser: its set-up, its course, what is kept, and its first two games by clicks (VAR-06)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from reckoners.bots.team import Team
from reckoners.game import Game
from reckoners.game.campaign import Campaign, begin, keep, next_setup, record
from tests.browser.conftest import Sit
from tests.browser.looks import overflows, unheard
from tests.browser.player import Player
from tests.positions import rule
from tests.server.house import House
from tests.server.test_campaigns import asked, begun, play_out

NO_SHEET = "The published campaign sheet is not among the rules"
CARDS = {"en": "What do you keep?", "de": "Was behaltet ihr?", "fr": "Que gardez-vous", "es": "¿Qué conserváis?"}


def wrong_with(page: Page, picture: Path) -> list[str]:
    page.wait_for_timeout(50)
    page.screenshot(path=picture)
    return [f"{picture.stem}: {it}" for it in (*unheard(page), *overflows(page, also_wider=False))]


def campaigns(page: Page) -> Locator:
    """The way to them on the first page, where a game of one may stand as well."""
    return page.get_by_role("link", name=re.compile("^Campaign"))


def set_up(player: Player, seed: str, difficulty: str = "Beginner") -> None:
    """From the first page to the course of a campaign of three games."""
    page = player.page
    player.go()
    campaigns(page).click()
    page.get_by_role("link", name="New campaign").click()
    for name in ("Tia", "Prof"):
        page.get_by_role("checkbox", name=f"Add to the team: {name}").click()
    page.get_by_role("radio", name=difficulty).click()
    page.get_by_label("Seed", exact=True).fill(seed)


@rule("VAR-06")
@pytest.mark.parametrize(
    ("phone", "languages"),
    [
        pytest.param(False, tuple(CARDS), id="desktop"),
        pytest.param(True, ("de",), id="phone"),
        pytest.param(True, tuple(CARDS), id="phone in every language", marks=pytest.mark.slow),
    ],
)
def test_its_pages(phone: bool, languages: tuple[str, ...], sit: Sit, house: House, screens: Path) -> None:
    """Set up by clicks; the first game is played by bots beside it, so that there is something to keep."""
    player = sit(phone=phone)
    page = player.page
    size = "phone" if phone else "desktop"
    player.go()
    expect(campaigns(page)).to_be_visible()
    wrong = wrong_with(page, screens / f"campaign-home-{size}.jpg")
    set_up(player, "pages")
    page.get_by_role("tab", name="Course").click()
    page.get_by_text("7", exact=True).click()
    expect(page.get_by_text("Whoever got away")).to_be_visible()
    wrong += wrong_with(page, screens / f"campaign-new-{size}.jpg")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/campaign/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Campaign of 7 games")
    expect(page.get_by_text(NO_SHEET)).to_be_visible()
    wrong += wrong_with(page, screens / f"campaign-begun-{size}.jpg")
    campaign = begun(house, bots=["greedy", "greedy"], difficulty="beginner", seed="greedy pages")
    play_out(house, asked(house, f"/{campaign.id}/next", {}).id)
    player.go("campaign")
    page.get_by_role("link", name="Tia, Prof").first.click()
    player.go(f"campaign/{campaign.id}")
    for language in languages:
        page.evaluate(f"localStorage.setItem('reckoners-language', '{language}')")
        page.reload()
        expect(page.get_by_role("heading", level=2)).to_contain_text(CARDS[language])
        wrong += wrong_with(page, screens / f"campaign-keep-{language}-{size}.jpg")
    page.evaluate("localStorage.setItem('reckoners-language', 'en')")
    page.reload()
    page.get_by_role("radio", name="Nothing").first.press("Space")
    page.get_by_role("button", name="Keep these").press("Enter")
    expect(page.get_by_role("heading", name="The next game begins with")).to_be_visible()
    wrong += wrong_with(page, screens / f"campaign-next-{size}.jpg")
    player.go("campaign")
    expect(page.get_by_role("list", name="Campaigns").get_by_role("listitem").first).to_be_visible()
    wrong += wrong_with(page, screens / f"campaign-list-{size}.jpg")
    assert not wrong, "\n".join(wrong)


def laziest(game: Game) -> list[str]:
    """A game in which hardly anything is done: it is soon lost. One card is bought first."""
    bought = next(action for action in game.legal() if action.verb == "buy")
    game.play(bought)
    while game.result == "playing":
        options = game.legal()
        game.play(next((one for verb in ("end", "stop") for one in options if one.verb == verb), options[0]))
    return [str(action) for action in game.actions]


def played_by(bot: str, game: Game) -> list[str]:
    team = Team(dict.fromkeys(range(len(game.setup.reckoners)), bot), len(game.setup.reckoners))
    while (code := team.next_code(game)) is not None:
        game.play_code(code)
    return [str(action) for action in game.actions]


@pytest.mark.slow
@rule("VAR-06")
def test_its_first_two_games_by_clicks(sit: Sit) -> None:
    """The first one is won, and each keeps a card; the second one is lost, and the team keeps one."""
    player = sit()
    page = player.page
    set_up(player, "greedy pages")
    page.get_by_role("button", name="Begin").click()
    campaign = begin(Campaign(reckoners=("tia", "prof"), difficulty="beginner", seed="greedy pages"))
    for number, (boss, ends) in enumerate((("steelheart", "won"), ("regalia", "lost")), start=1):
        player.tables = []
        page.get_by_role("button", name=f"Play game {number}").click()
        player.until(lambda: player.tables)
        expect(player.decision).to_be_visible()
        game = Game(next_setup(campaign))
        player.play(played_by("greedy", game) if ends == "won" else laziest(game))
        assert (player.now.view.result, player.now.view.boss.id) == (ends, boss)
        page.wait_for_url("**/#/end/*")
        page.get_by_role("link", name="To the campaign").click()
        page.wait_for_url("**/#/campaign/*")
        campaign = record(campaign, game)
        kept = dict(reversed(campaign.played[-1].had)) if ends == "won" else dict(campaign.played[-1].had[:1])
        cards = [f"{who.title()}: {game.content.equipment[card].name}" for who, card in kept.items()]
        for who, card in kept.items():
            mine = page.get_by_role("group", name=who.title())
            mine.get_by_role("radio", name=game.content.equipment[card].name).check()
        page.get_by_role("button", name="Keep these").click()
        campaign = keep(campaign, kept)
        row = page.get_by_role("listitem").filter(has_text="Kept:").nth(number - 1)
        for card in cards:
            expect(row).to_contain_text(card)
    expect(page.get_by_text("A bolder Boss: Intense")).to_be_visible()
    expect(page.get_by_role("button", name="Play game 3")).to_be_enabled()
