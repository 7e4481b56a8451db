"""Four languages: switched at once, every word there, every text in its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looks import overflows, words
from tests.browser.player import Player
from tests.browser.records import begun, first, last, record
from tests.server.house import House

LANGUAGES = {"English": "en", "Français": "fr", "Deutsch": "de", "Español": "es"}
NEW = {"en": "New game", "fr": "Nouvelle partie", "de": "Neues Spiel", "es": "Partida nueva"}
RAW = re.compile(r"\b(?:web|cli|view|event|rule|symbol|refused)-[a-z][a-z-]+|\{ ?\$|undefined|NaN|\[object")
TABLES = [
    ("2-beginner-won", 0),
    ("4-hard-won", first("4-hard-won", " keep ")),
    ("4-hard-won", first("4-hard-won", " use d")),
    ("4-hard-won", first("4-hard-won", "end purchase", 3)),
    ("6-beginner-won", last("6-beginner-won", "end purchase")),
]
# In German, which has the longest words, all of them; the slow lane has them in every language.
FEW = TABLES[2:3]


def look(player: Player, name: str, screens: Path) -> list[str]:
    page = player.page
    page.wait_for_timeout(50)
    page.screenshot(path=screens / f"{name}.jpg")
    wrong = [*RAW.findall(words(page)), *overflows(page)]
    return [f"{name}: {what}" for what in wrong]


@pytest.mark.parametrize(
    ("language", "tables"),
    [
        *(pytest.param(one, TABLES if one == "Deutsch" else FEW, id=one) for one in LANGUAGES),
        *(pytest.param(one, TABLES, id=f"{one}, all", marks=pytest.mark.slow) for one in LANGUAGES if one != "Deutsch"),
    ],
)
def test_every_text_is_there_and_in_its_place(
    language: str, tables: list[tuple[str, int]], sit: Sit, house: House, screens: Path, tmp_path: Path
) -> None:
    code = LANGUAGES[language]
    player = sit()
    player.go()
    page = player.page
    page.get_by_role("combobox").select_option(label=language)
    expect(page.locator("a.big-button")).to_have_text(re.compile(re.escape(NEW[code])))
    expect(page.locator("html")).to_have_attribute("lang", code)
    wrong = look(player, f"home-{code}", screens)
    page.locator("a.big-button").click()
    for join in page.get_by_role("checkbox").all()[:3]:
        join.click()
    wrong += look(player, f"new-{code}", screens)
    player.go("rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wrong += look(player, f"rules-{code}", screens)
    for name, actions in tables:
        made = house.http.post("/api/tables/file", content=begun(name, actions, tmp_path).read_bytes())
        player.open(made.json()["id"])
        wrong += look(player, f"table-{name}-{actions}-{code}", screens)
        if player.now.view.step == "use":
            player.press(page.locator(".dice button.die:not(.is-off):not(.is-used)").first)
            wrong += look(player, f"table-{name}-{actions}-hand-{code}", screens)
    made = house.http.post(
        "/api/tables/file", content=begun("2-sparks-lost", len(record("2-sparks-lost")), tmp_path).read_bytes()
    )
    player.go(f"end/{made.json()['id']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wrong += look(player, f"end-{code}", screens)
    assert not wrong, "\n".join(wrong)


def test_switched_at_the_table_at_once(sit: Sit, middle: Path) -> None:
    """The table, its log and its decision, without leaving it and without losing the place."""
    player = sit()
    player.load(middle)
    page, at = player.page, player.now.at
    said = {player.decision.locator(".ask").inner_text(): "en"}
    for language, code in [*LANGUAGES.items()][1:]:
        page.locator("nav.tools button").last.click()
        page.get_by_role("dialog").get_by_role("combobox").select_option(label=language)
        expect(page.locator("html")).to_have_attribute("lang", code)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        said[player.decision.locator(".ask").inner_text()] = code
        assert player.now.at == at
    assert len(said) == len(LANGUAGES), said
