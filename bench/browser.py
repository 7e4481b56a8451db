"""The game in a real browser, measured: `make bench-browser`.

Everything is real: the server in a process of its own, Chromium with motion as a person sees it, clicks of the mouse.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.browser import PROJECT, find, playing
from tests.browser.player import Player, gestures
from tests.browser.records import begun, record
from tests.server.house import LONGEST, House, Nursery, decoder
from tests.server.test_memory import megabytes

STATIC = PROJECT / "src" / "reckoners" / "server" / "static"
GAME = "4-hard-won"
CLICKS = 150
PAGES = 10
TABLES = 100

# When a message goes out, when its answer comes, when the log shows it, and when that has been painted.
LISTEN = """
window.figures = { clicks: [], usable: 0 };
let clicked = 0, sent = 0, heard = 0;
addEventListener("pointerdown", (event) => (clicked = event.timeStamp), true);
const painted = (then) => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = then;
    after.port2.postMessage(0);
});
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
    if (message.startsWith('{"type":"act"')) [sent, heard] = [performance.now(), 0];
    send.call(this, message);
};
const Socket = WebSocket;
window.WebSocket = class extends Socket {
    constructor(...words) {
        super(...words);
        this.addEventListener("message", ({ data }) => {
            if (!sent || heard || !data.startsWith('{"type":"table"')) return;
            heard = performance.now();
            const [from, out, back] = [clicked, sent, heard];
            sent = 0;
            // The page's own listener comes after this one; what it changes is in the next frame.
            painted(() => figures.clicks.push({ click: performance.now() - from, server: back - out }));
        });
    }
};
new MutationObserver((_, observer) => {
    if (!document.querySelector("a.big-button")) return;
    observer.disconnect();
    painted(() => (figures.usable = performance.now()));
}).observe(document, { childList: true, subtree: true });
"""
FRAMES = """(length) => new Promise((done) => {
    const at = [];
    const frame = (now) => {
        at.push(now);
        if (now - at[0] < length) requestAnimationFrame(frame);
        else done(at.slice(1).map((time, n) => time - at[n]));
    };
    requestAnimationFrame(frame);
})"""


@dataclass(frozen=True)
class Figure:
    name: str
    value: float
    unit: str
    goal: str
    met: bool


def at_most(name: str, value: float, unit: str, most: float) -> Figure:
    return Figure(name, round(value, 1), unit, f"at most {most:g}", value <= most)


def p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


def new_page(browser: Browser, house: House) -> Page:
    context = browser.new_context(
        viewport={"width": 1280, "height": 720}, locale="en", reduced_motion="no-preference", base_url=house.address
    )
    context.add_init_script(LISTEN)
    return context.new_page()


def clicks(browser: Browser, house: House, folder: Path) -> list[Figure]:
    """Rounds of a game of four, with all its motion; only the Epic phase is skipped, after its first frame."""
    player = Player(new_page(browser, house))
    player.load(begun(GAME, 0, folder))
    for gesture in gestures(record(GAME)[:CLICKS]):
        skip = player.page.get_by_role("button", name="Skip")
        if skip.count():
            player.press(skip)
        player.page.wait_for_timeout(60)  # nobody clicks faster
        player.do(*gesture)
    player.page.wait_for_timeout(500)
    measured: list[dict[str, float]] = player.page.evaluate("figures.clicks")
    player.page.context.close()
    return [
        at_most(f"click to painted result, p95 of {len(measured)}", p95([it["click"] for it in measured]), "ms", 100),
        Figure("from sent to heard in the page, p95", round(p95([it["server"] for it in measured]), 1), "ms", "", True),
        Figure("the same, median", round(statistics.median(it["server"] for it in measured), 1), "ms", "", True),
    ]


def share(house: House, folder: Path) -> Figure:
    """The server's: the same actions from a client that only waits, on disk and answered."""
    made = house.http.post("/api/tables/file", content=begun(GAME, 0, folder).read_bytes()).json()
    taken = []
    with house.window(made["id"]) as window:
        table = window.table()
        for gesture in gestures(record(GAME)[:CLICKS]):
            before = perf_counter()
            window.say("act", version=table.version, actions=gesture)
            answer = window.socket.recv(LONGEST)
            taken.append((perf_counter() - before) * 1000)
            table = decoder.decode(answer)
    return at_most(f"server's share, p95 of {len(taken)}", p95(taken), "ms", 10)


def first_page(browser: Browser, house: House) -> Figure:
    """With an empty cache; the slowest."""
    taken = []
    for _ in range(PAGES):
        page = new_page(browser, house)
        page.goto("/")
        while not (usable := page.evaluate("figures.usable")):
            page.wait_for_timeout(10)
        taken.append(usable)
        page.context.close()
    return at_most(f"first page usable, slowest of {PAGES}", max(taken), "ms", 1000)


def weight() -> Figure:
    """Everything that the server can send of the client, as gzip -6 packs it."""
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg")]
    return at_most("client, gzipped", sum(len(gzip.compress(p.read_bytes(), 6)) for p in files) / 1000, "kB", 150)


def frames(page: Page, milliseconds: int) -> list[float]:
    times: list[float] = page.evaluate(FRAMES, milliseconds)
    return times


def motion(browser: Browser, house: House, folder: Path) -> list[Figure]:
    """Frames from the click on, while dice tumble, and while brackets move."""
    player = Player(new_page(browser, house))
    actions = record(GAME)
    dice: list[float] = []
    brackets: list[float] = []
    for n, action in enumerate(actions[:120]):
        kind = dice if action.endswith(" reroll") else brackets if " contain " in action else None
        if kind is None or len(kind) > 250:
            continue
        keeps = n
        while actions[keeps - 1].split()[1] == "keep":
            keeps -= 1
        player.load(begun(GAME, keeps, folder))
        player.page.wait_for_timeout(300)
        player.do(*actions[keeps : n + 1])
        kind.extend(frames(player.page, 700))
    player.page.context.close()
    return [
        Figure(f"{name}, mean of {len(times)} frames", round(rate, 1), "frames/s", "60", rate >= 59)
        for name, times in (("dice tumble", dice), ("brackets move", brackets))
        for rate in [1000 / statistics.mean(times)]
    ]


def memory(nursery: Nursery, folder: Path) -> Figure:
    house = nursery.start(folder / "hundred")
    file = begun("4-standard-lost", 100, folder).read_bytes()
    with ExitStack() as stack:
        for _ in range(TABLES):
            made = house.http.post("/api/tables/file", content=file).json()
            stack.enter_context(house.window(made["id"])).table()
        used = megabytes(house.pid)
    house.end()
    return at_most(f"server with {TABLES} tables open", used, "MB", 300)


def measure() -> tuple[str, list[Figure]]:
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as name, playing() as playwright:
        folder = Path(name)
        house = nursery.start(folder / "data")
        browser = find().launch(playwright)
        figures = [
            *clicks(browser, house, folder),
            share(house, folder),
            first_page(browser, house),
            weight(),
            *motion(browser, house, folder),
            memory(nursery, folder),
        ]
        version = f"Chromium {browser.version}"
        browser.close()
        house.end()
        nursery.close()
    return version, figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    version, figures = measure()
    if asked.json:
        shown: dict[str, Any] = {"browser": version, "figures": [asdict(figure) for figure in figures]}
        print(json.dumps(shown, indent=2))
    else:
        print(version)
        for it in figures:
            print(f"{it.name:<52} {it.value:>8} {it.unit:<9} {it.goal:<12} {'' if it.met else 'MISSED'}".rstrip())
    return 0 if all(figure.met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
