"""A page that is loaded again, a server that is killed, two windows, and a click that comes too late."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.records import begun, doubled, record
from tests.server.house import House
from tests.server.test_serve import address_of, served

KILLS = 1
MIDDLE, AT = doubled("research steelheart")
USE = record(MIDDLE)[AT]
LOST = "Connection lost. Trying again …"


def left_on_the_die(player: Player) -> str:
    """What the page itself says."""
    return player.decision.locator(".ask b").inner_text()


def same(one: Player, other: Player) -> None:
    """Both windows show the same table."""
    other.until(lambda: other.now.version == one.now.version)
    for place in (".res", ".ring", ".tray .dice", ".lg", ".topbar .steps", ".fc"):
        expect(other.page.locator(place)).to_have_text(one.page.locator(place).inner_text(), use_inner_text=True)


def port_of_its_own() -> str:
    """Not the usual one: another test's server would take that while nobody listens there, and the page would ask it
    for a table that it does not know."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


def test_undo_in_the_middle_of_a_die(sit: Sit, middle: Path) -> None:
    player = sit()
    player.load(middle)
    whole = player.now
    player.do(USE)
    half = player.now
    said = left_on_the_die(player)
    assert "left" in said
    assert half.view.boss.research == whole.view.boss.research - 1
    undo = player.page.get_by_role("button", name="Undo")
    redo = player.page.get_by_role("button", name="Redo")

    player.press(undo)
    player.until(lambda: player.now.at == whole.at)
    assert (player.now.view, player.now.undone) == (whole.view, 1)
    expect(player.decision.locator(".ask b")).not_to_have_text(said)
    expect(player.page.locator(".bossres b")).to_have_text(str(whole.view.boss.research))

    player.press(redo)
    player.until(lambda: player.now.at == half.at)
    assert (player.now.view, player.now.undone) == (half.view, 0)
    expect(player.decision.locator(".ask b")).to_have_text(said)
    expect(redo).to_be_disabled()
    player.do(USE)
    assert player.now.view.boss.research == whole.view.boss.research - 2


def test_reload_in_the_middle_of_a_die(sit: Sit, middle: Path) -> None:
    player = sit()
    player.load(middle)
    player.do(USE)
    before, said = player.now, left_on_the_die(player)
    player.tables = []
    player.page.reload()
    player.until(lambda: player.tables)
    assert (player.now.at, player.now.version, player.now.view) == (before.at, before.version, before.view)
    expect(player.decision.locator(".ask b")).to_have_text(said)
    player.do(USE)


def test_a_killed_server_comes_back(sit: Sit, middle: Path, tmp_path: Path) -> None:
    """The real command, killed without warning in mid-decision; nobody touches the page until it has come back."""
    actions = record(MIDDLE)[AT:]
    port = port_of_its_own()
    with served(tmp_path, "--port", port) as first:
        player = sit(address_of(first))
        player.load(middle)
        player.do(actions[0])
        before, said = player.now, left_on_the_die(player)
        first.kill()
        first.wait()
        expect(player.page.get_by_text(LOST).first).to_be_attached()
    for played in range(1, KILLS + 1):
        player.tables = []
        with served(tmp_path, "--port", port) as server:
            address_of(server)
            player.until(lambda: player.tables)
            assert (player.now.at, player.now.view) == (before.at, before.view)
            expect(player.page.get_by_text(LOST)).to_have_count(0)
            expect(player.decision.locator(".ask b")).to_have_text(said)
            player.do(actions[played])
            before, said = player.now, left_on_the_die(player)
            server.kill()
            server.wait()
            expect(player.page.get_by_text(LOST).first).to_be_attached()


def test_two_windows_on_one_table(sit: Sit, middle: Path) -> None:
    one, two = sit(), sit()
    one.load(middle)
    two.open(one.table)
    for turn, action in enumerate(record(MIDDLE)[AT : AT + 6]):
        acting, looking = (one, two) if turn % 2 else (two, one)
        acting.do(action)
        who = action.split()[0]
        if looking.spot(f"seat/{who}").count():
            looking.sit(who)  # each window shows the tray that was chosen there
        same(acting, looking)
    one.press(one.page.get_by_role("button", name="Undo"))
    one.until(lambda: one.now.undone == 1)
    same(one, two)


@pytest.mark.parametrize("language", [pytest.param("English", marks=pytest.mark.slow), "Deutsch"])
def test_a_late_click_is_refused_and_said_so(
    language: str, sit: Sit, start: Callable[..., House], tmp_path: Path
) -> None:
    """Both click while the server cannot answer; whoever it hears second is told."""
    house = start()
    file = begun("2-sparks-lost", 1, tmp_path)
    one, two = sit(house.address), sit(house.address)
    one.load(file)
    two.go()
    two.page.get_by_role("combobox").select_option(label=language)
    two.open(one.table)
    version = one.now.version
    here, there = (district.id for district in one.now.view.districts[:2])
    os.kill(house.pid, signal.SIGSTOP)
    try:
        one.press(one.spot(f"plate/{here}").first)
        two.page.wait_for_timeout(100)
        two.press(two.spot(f"plate/{there}").first)
        two.page.wait_for_timeout(100)
    finally:
        os.kill(house.pid, signal.SIGCONT)
    two.until(lambda: one.refusals or two.refusals)
    # Both clicks lay waiting, so which of them the server reads first is its own affair.
    early, late = (one, two) if two.refusals else (two, one)
    wished = {one: here, two: there}
    assert [refusal.code for refusal in late.refusals] == ["late"]
    said = late.page.get_by_role("alert")
    expect(said).to_contain_text(late.refusals[0].sentence)
    expect(said).to_be_in_viewport()
    assert not early.refusals
    early.until(lambda: early.now.version > version)
    late.until(lambda: late.now.version == early.now.version)
    placed = {seat.id: seat.district for seat in late.now.view.reckoners}
    assert sorted(filter(None, placed.values())) == [wished[early]]
    # It can be read away, and the click can be made again.
    late.press(said.locator("button.away"))
    expect(said).to_have_count(0)
    late.press(late.spot(f"plate/{wished[late]}").first)
    late.until(lambda: late.now.at > 2 or late.now.version > version + 1)
    assert wished[late] in [seat.district for seat in late.now.view.reckoners]
