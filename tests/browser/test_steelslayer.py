"""What Steelslayer asks for, answered with a mouse, with a finger and with keys; and a game with its three modules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from reckoners.bots.team import Team
from reckoners.game import Game, Setup
from reckoners.game.files import text_of
from tests.browser.conftest import DESKTOP, PHONE, Sit, Window
from tests.browser.laid import Sight, check_answer, lay
from tests.browser.looks import overflows, unheard
from tests.browser.player import Player
from tests.browser.typist import Typist
from tests.server.samples import steel

KIDNAP = ("mizzy use kidnap the-loop",)
AMMO = ("exel use extra-ammo val",)
SPYRIL = ("mizzy use d5 contain chinatown", "mizzy use d2 plan", "val use spyril mizzy")
HALF = ("val use d3 card data-chip",)
SWIM = ("val use d5 move soldier-field",)

# what has been done before, or the decision that it leads to; and the answer
ASKED: list[tuple[tuple[str, ...], str, str]] = [
    ((), "", "exel use extra-ammo val"),  # a Reckoner
    ((), "", "val use dispatcher exel soldier-field"),  # and a place
    (AMMO, "", "val again d1"),  # a die
    (AMMO, "", "val enough"),
    (SPYRIL, "", "mizzy regain d2"),
    ((), "steal", "steal exel gottschalk"),  # a card
    ((), "", "exel use d2 card tradecraft enforcement"),  # a symbol
    ((), "", "exel use d2 card utility-tool enforcement contain"),
    ((), "", "mizzy use demolitions put"),  # a number
    ((), "", "mizzy use demolitions 0"),
    ((), "", "mizzy use kidnap the-loop"),  # a place
    (KIDNAP, "", "mizzy bring red-shield understreets"),  # pieces
    (KIDNAP, "", "mizzy bring-boss"),
    (KIDNAP, "", "mizzy done"),
    ((), "", "val use d3 card data-chip"),  # two to pay
    (HALF, "", "val use plan card data-chip"),
    (SWIM, "", "val use submarine research larcener"),  # one of two
    ((), "swap", "sam swap d1 green"),
    ((), "swap", "sam leave"),
    ((), "", "exel use d2 enforcement understreets"),  # a Shield, a Copy token
    ((), "", "mizzy use d5 contain chinatown"),
    ((), "", "val use d1 copy newcago-theatre"),
]


@pytest.mark.parametrize(
    ("way", "asked"),
    [
        pytest.param("mouse", ASKED, id="mouse"),
        pytest.param("keys", ASKED[::3], id="some by keys"),
        pytest.param("keys", ASKED, id="keys", marks=pytest.mark.slow),
        pytest.param("finger", ASKED, id="finger", marks=pytest.mark.slow),
    ],
)
def test_every_decision_is_answered(window: Window, way: str, asked: list[tuple[tuple[str, ...], str, str]]) -> None:
    page = window(size=PHONE if way == "finger" else DESKTOP, touch=way == "finger")
    player = Typist(page) if way == "keys" else Player(page, touch=way == "finger")
    for before, until, action in asked:
        game = steel(*before, until=until)
        check_answer(player, game, lay(page, game), action)


# the hardest to show: many pieces lit, many cards, dice of every colour, slots
LOOKED_AT = [((), ""), (KIDNAP, ""), ((), "steal"), ((), "swap"), (HALF, "")]


@pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param(
            language,
            size,
            id=f"{language}-{'phone' if size == PHONE else 'desktop'}",
            marks=[] if (language, size) in (("en", DESKTOP), ("de", PHONE)) else [pytest.mark.slow],
        )
        for language in ("en", "de", "fr", "es")
        for size in (DESKTOP, PHONE)
    ],
)
def test_nothing_is_cut_off(window: Window, screens: Path, language: str, size: tuple[int, int]) -> None:
    page = window(size=size, touch=size == PHONE)
    Sight(language).of(page)
    found: list[str] = []
    for before, until in LOOKED_AT:
        lay(page, steel(*before, until=until), language)
        name = f"steel-{until or len(before)}-{language}-{size[0]}"
        page.screenshot(path=screens / f"{name}.jpg")
        found += [f"{name}: {it}" for it in overflows(page)]
        if language == "en":
            found += [f"{name}: {it}" for it in unheard(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("rounds", [1, pytest.param(99, marks=pytest.mark.slow)], ids=["its end", "whole"])
def test_a_game_with_all_modules(sit: Sit, tmp_path: Path, rounds: int) -> None:
    """Val, Mizzy, Exel and Sam, by clicks; what they do a bot has found out before."""
    reckoners = ("val", "mizzy", "exel", "sam")
    game = Game(Setup(reckoners=reckoners, modules=(1, 2, 3), difficulty="beginner", seed="clicks"))
    Team(dict.fromkeys(range(len(reckoners)), "greedy"), len(reckoners)).play_out(game)
    lines = map(json.loads, text_of(game).splitlines())
    actions = [line["do"] for line in lines if "do" in line]
    ends = [0, *(n for n, action in enumerate(actions) if action == "end purchase")]
    begin = ends[max(0, len(ends) - rounds)]
    file = tmp_path / "begun.jsonl"
    file.write_bytes(text_of(game.fork(begin)))
    player = sit()
    player.load(file)
    player.play(actions[begin:])
    assert player.now.view.result == game.view().result != "playing"
    player.page.wait_for_url("**/#/end/*")
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
