"""A friend on the same network: from the host's menu over the link to the same table."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, Window
from tests.browser.looks import overflows, unheard
from tests.server.house import House

pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="there loopback is one address only")


def test_a_friend_follows_the_link_to_the_table(sit: Sit, window: Window, start: Callable[..., House]) -> None:
    house = start(lan="127.0.0.2")
    host = sit(house.address)
    host.open(house.new().id)
    host.page.locator("nav.tools button").last.click()
    host.page.get_by_role("button", name="Invite friends").click()
    shown = host.page.get_by_role("dialog", name="Friends on the same network")
    expect(shown.get_by_role("img", name="QR code")).to_be_visible()
    assert [*overflows(host.page), *unheard(host.page)] == []
    link = shown.get_by_role("textbox").input_value()

    friend = window()
    refused = friend.goto(link.replace("?key=", "?"))
    assert refused is not None
    assert refused.status == 403
    expect(friend.get_by_role("heading", name="The link is not complete")).to_be_attached()
    friend.goto(link)
    expect(friend.locator(".decision")).to_be_visible()
    assert friend.url == link.replace(link[link.index("?") : link.index("#")], "")  # the key is not to be read there
    friend.reload()
    expect(friend.locator(".decision")).to_be_visible()
