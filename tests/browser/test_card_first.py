"""A card that costs a die, taken up before what pays for it: with a mouse, with a finger and with keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.records import PLAIN, begun, record
from tests.browser.typist import Typist


@pytest.fixture
def owing(tmp_path: Path) -> tuple[Path, str]:
    """A game in which a die is about to pay for a card, and that action."""
    pays = re.compile(r" use d\d+ card [a-z-]+")
    at, name = min(
        (n, name)
        for name in PLAIN
        for n, action in enumerate(record(name))
        if pays.search(action) and action.count(" ") == 4
    )
    return begun(name, at, tmp_path), record(name)[at]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_click_on_the_card_lights_what_pays(sit: Sit, owing: tuple[Path, str], phone: bool) -> None:
    player = sit(phone=phone)
    file, action = owing
    player.load(file)
    who, source, card = action.split()[0], action.split()[2], action.split()[-1]
    player.sit(who)
    player.press(player.spot(f"card/{who}/{card}"))
    expect(player.spot(f"card/{who}/{card}")).to_have_attribute("aria-pressed", "true")
    spot = f"plan/{who}" if source == "plan" else f"die/{who}/{source}"
    expect(player.spot(spot)).to_have_class(re.compile(r"\btarget\b"))
    before = player.now.version
    player.press(player.spot(spot))
    player.until(lambda: player.now.version > before)
    assert player.now.log[-1].action == action


def test_keys_pay_for_a_card_too(typist: Typist, owing: tuple[Path, str]) -> None:
    file, action = owing
    typist.load(file)
    who, source, card = action.split()[0], action.split()[2], action.split()[-1]
    typist.sit(who)
    typist._take(who, card)
    typist.key("Escape")
    expect(typist.spot(f"card/{who}/{card}")).not_to_have_attribute("aria-pressed", "true")
    typist._take(who, card)
    before = typist.now.version
    typist._take(who, source)
    typist.until(lambda: typist.now.version > before)
    assert typist.now.log[-1].action == action
