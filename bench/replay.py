"""The replay in a real browser, measured: `python -m bench.replay`, after `make env client`.

A game of bots with as many actions as were asked for, or the first of several seeds that has them; its strip drawn, and
a walk along it in which each moment is waited for until the page has painted it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, Page

from bench.browser import Figure, at_most, p95
from reckoners.bots import Team
from reckoners.game import Game, Setup
from reckoners.game.files import text_of
from tests.browser.browser import find, playing
from tests.server.house import House, Nursery

ACTIONS = 900
TEAM = ("tia", "prof", "cody", "abraham", "megan")
TIMES = 5
MOMENTS = 100
LEAST = 30.0  # moments a second

# From the strip's answer to its picture: what is drawn in the frame after it has come.
DRAWN = """
window.drawn = 0;
const told = window.fetch;
window.fetch = async (...words) => {
    const answer = await told(...words);
    if (!String(words[0]).includes("/reel")) return answer;
    const body = await answer.text();
    const came = performance.now();
    const look = () => {
        if (!document.querySelector(".film path.people")) return requestAnimationFrame(look);
        const after = new MessageChannel();
        after.port1.onmessage = () => (window.drawn = performance.now() - came);
        after.port2.postMessage(0);
    };
    requestAnimationFrame(look);
    return new Response(body, { headers: answer.headers });
};
"""
# Along the strip with its slider: the next moment is asked for when the last one has been painted.
WALK = """([first, moments, step]) => new Promise((done) => {
    const slider = document.querySelector(".film input[type=range]");
    const times = [];
    let at = first, began = 0;
    const next = () => {
        if (times.length === moments) return done(times);
        at += step;
        began = performance.now();
        slider.value = String(at);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        wait();
    };
    const wait = () => {
        if (document.querySelector('.lg [aria-current="true"]')?.dataset.row !== String(at))
            return void setTimeout(wait, 0);
        requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => { times.push(performance.now() - began); next(); };
            after.port2.postMessage(0);
        });
    };
    next();
})"""


def long_game(actions: int) -> Game:
    """Greedy bots lose early at hard tables: at the easiest ones they need their time."""
    for seed in range(100):
        game = Game(Setup(reckoners=TEAM, seed=f"replay-{seed}", difficulty="beginner"))
        team = Team(dict.fromkeys(range(len(TEAM)), "greedy"), len(TEAM))
        while (code := team.next_code(game)) is not None:
            game.play_code(code)
        if len(game) >= actions:
            return game.fork(actions)
    raise SystemExit(f"no game of {actions} actions")


def new_page(browser: Browser, house: House) -> Page:
    context = browser.new_context(
        viewport={"width": 1280, "height": 720}, locale="en", reduced_motion="no-preference", base_url=house.address
    )
    context.add_init_script(DRAWN)
    return context.new_page()


def drawn_in(page: Page) -> float:
    while not (taken := float(page.evaluate("window.drawn"))):
        page.wait_for_timeout(10)
    return taken


class Thread:
    """The processor's time of the page's own thread: script, style, layout and paint. Other work beside it stretches
    every wait, but takes none of that."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def milliseconds(self) -> float:
        found = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(it["value"]) for it in found if it["name"] == "TaskDuration") * 1000


def strips(browser: Browser, house: House, id: str) -> list[Figure]:
    """From the table to its replay, whose file has been fetched before: the strip, and the table of that moment. The
    way back draws as large a table without a strip."""
    answers: list[float] = []
    drawn: list[float] = []
    spent: list[float] = []
    shares: list[float] = []
    for _ in range(TIMES):
        before = perf_counter()
        house.http.get(f"/api/tables/{id}/reel?lang=en").raise_for_status()
        answers.append((perf_counter() - before) * 1000)
        page = new_page(browser, house)
        page.goto(f"/#/table/{id}/5")
        drawn_in(page)
        thread = Thread(page)
        begun = thread.milliseconds()
        page.evaluate("(place) => { location.hash = place; window.drawn = 0; }", f"#/table/{id}")
        page.get_by_role("button", name="Undo").wait_for()
        page.wait_for_timeout(1000)
        table = thread.milliseconds() - begun
        begun = thread.milliseconds()
        page.evaluate("(place) => (location.hash = place)", f"#/table/{id}/10")
        drawn.append(drawn_in(page))
        page.wait_for_timeout(1000)
        spent.append(thread.milliseconds() - begun)
        shares.append(max(0.0, spent[-1] - table))
        page.context.close()
    return [
        Figure(f"the server's answer, median of {TIMES}", round(statistics.median(answers), 1), "ms", "", True),
        Figure("strip and table drawn, the page's thread, median", round(statistics.median(spent), 1), "ms", "", True),
        at_most("the strip's share: less a table alone, median", statistics.median(shares), "ms", 100),
        Figure("strip drawn after its answer, median", round(statistics.median(drawn), 1), "ms", "", True),
    ]


def walk(browser: Browser, house: House, id: str) -> list[Figure]:
    page = new_page(browser, house)
    page.goto(f"/#/table/{id}/3")
    drawn_in(page)
    page.wait_for_timeout(1000)
    thread = Thread(page)
    begun = thread.milliseconds()
    times: list[float] = page.evaluate(WALK, [3, MOMENTS, 5])
    spent = (thread.milliseconds() - begun) / MOMENTS
    page.context.close()
    rate = 1000 / statistics.mean(times)
    return [
        at_most(f"a moment, the page's thread, mean of {MOMENTS}", spent, "ms", 1000 / LEAST),
        Figure("moments a second, with all that goes on beside it", round(rate, 1), "", f"aim {LEAST:g}", True),
        Figure("a moment from its slider to its picture, p95", round(p95(times), 1), "ms", "", True),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=ACTIONS)
    asked = parser.parse_args()
    game = long_game(asked.actions)
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as name, playing() as playwright:
        house = nursery.start(Path(name) / "data")
        made = house.http.post("/api/tables/file", content=text_of(game)).json()
        browser = find().launch(playwright)
        figures = [*strips(browser, house, made["id"]), *walk(browser, house, made["id"])]
        browser.close()
        house.end()
        nursery.close()
    for it in figures:
        print(f"{it.name:<52} {it.value:>8} {it.unit:<9} {it.goal:<12} {'' if it.met else 'MISSED'}".rstrip())
    return 0 if all(figure.met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
