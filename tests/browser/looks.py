"""What is wrong with a page as one sees or hears it: axe-core, texts out of their places, things that scroll."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import cast

from playwright.sync_api import Page

from tests.browser.browser import PROJECT

MISPLACED = Path(__file__).parent / "misplaced.js"
AXE = PROJECT / "client" / "node_modules" / "axe-core" / "axe.min.js"

RUN_AXE = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} | ${failureSummary.slice(0, 200)}`));
}"""

# A text overflows if it is cut off by what holds it, or sticks out of its button, label or row; what can be done, also
# above and below.
# Letters and badges sit on the edge of their things on purpose.
# What scrolls may be longer than its place; what ends in an ellipsis has to say the whole
# to screen readers and to whoever rests on it (data-full), and a native tooltip is none of ours.
OVERFLOWS = """() => {
    const UNSEEN = ".sr-only, .hint, .ov, .lapse, .keycap, script, style, option, title, svg, [hidden]";
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const name = (it) => `${it.tagName.toLowerCase()}.${[...it.classList].join(".")}`;
    const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim().toLowerCase();
    const full = (it, node) => {
        const owner = it.closest("[data-full]");
        return !!owner && plain(owner.dataset.full).includes(plain(node.data));
    };
    for (const it of document.body.querySelectorAll("[title]")) found.push(`native tooltip: ${name(it)}: ${it.title}`);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest(UNSEEN)) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (!text.width) continue;
        const said = node.data.trim().slice(0, 60);
        for (let it = parent; it && it !== document.body; it = it.parentElement) {
            const style = getComputedStyle(it);
            const own = it.getBoundingClientRect();
            const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
            const box = it.matches("button, label, a, li, td, th, dialog, article, section, aside, .idcol");
            if (style.display === "contents") continue;
            const clips = /hidden|clip/.test(style.overflowX) && !it.matches(".app, .night");
            if (style.textOverflow === "ellipsis" && it.scrollWidth > it.clientWidth + 1) {
                if (!full(it, node)) found.push(`ellipsis without its whole text: ${name(it)}: ${said}`);
                break;
            }
            if (style.webkitLineClamp !== "none" && it.scrollHeight > it.clientHeight + 3) {
                if (!full(it, node)) found.push(`lines left out without the whole text: ${name(it)}: ${said}`);
                break;
            }
            if (scrolls) break;
            if (!clips && !(box && style.display !== "inline")) continue;
            const down = it.matches("button.go") ? Math.max(text.bottom - own.bottom, own.top - text.top) - 1 : 0;
            const over = Math.max(text.right - own.right, own.left - text.left, down);
            if (over > 1.5) {
                found.push(`${over.toFixed(0)} px out of ${name(it)}: ${said}`);
                break;
            }
        }
    }
    for (const it of document.querySelectorAll("button, label, a.chip-button, a.big-button")) {
        const style = getComputedStyle(it);
        if (style.display === "inline" || !it.checkVisibility() || it.closest(".sr-only")) continue;
        if (it.querySelector(".sr-only") || style.overflowX !== "visible") continue;
        if (it.scrollWidth > it.clientWidth + 1)
            found.push(`${it.scrollWidth} in ${it.clientWidth} px: ${name(it)}: ${it.innerText.slice(0, 60)}`);
    }
    const side = [...document.querySelectorAll(".decision > *, .decision button, .pdec button")].filter(
        (it) => !it.matches(".choices, .ways") && it.checkVisibility() && !it.closest(".ask, .refuse"));
    for (const [n, one] of side.entries()) for (const other of side.slice(n + 1)) {
        if (one.contains(other)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) found.push(`${name(one)} lies over ${name(other)}: ${other.innerText}`);
    }
    return [...new Set(found)];
}"""

SCROLLS = """() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
        found.push(`the page: ${page.scrollWidth} x ${page.scrollHeight}`);
    for (const it of document.querySelectorAll(".app *")) {
        if (it.closest(".lg .loglist") || !it.checkVisibility()) continue;
        const { overflowX, overflowY } = getComputedStyle(it);
        const name = `${it.tagName.toLowerCase()}.${[...it.classList].join(".")}`;
        if (/auto|scroll/.test(overflowY) && it.scrollHeight > it.clientHeight + 1) found.push(`${name}, down`);
        if (/auto|scroll/.test(overflowX) && it.scrollWidth > it.clientWidth + 1) found.push(`${name}, across`);
        if (!it.matches("section, article, button, h2, h3, h4, .plate, .boss") || it.closest(".sr-only")) continue;
        const { left, top, right, bottom } = it.getBoundingClientRect();
        if (right > left && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
            found.push(`${name} at ${[left, top, right, bottom].map(Math.round)}`);
    }
    return found;
}"""

# The same letters a tenth larger in the same lines: size and line height of the text stay what the styles say.
WIDER = """async (much) => {
    const rules = [...document.styleSheets].flatMap((it) => [...it.cssRules]);
    const faces = rules.filter((it) => it instanceof CSSFontFaceRule);
    const sheet = new CSSStyleSheet();
    const wide = (name) => `"Wider ${name.slice(1)}`;
    for (const { style } of faces) {
        const of = (name) => style.getPropertyValue(name);
        sheet.insertRule(`@font-face { font-family: ${wide(of("font-family"))}; font-weight: ${of("font-weight")};
            font-stretch: ${of("font-stretch") || "100%"}; src: ${of("src")}; size-adjust: ${100 * much}% }`);
    }
    const root = getComputedStyle(document.documentElement);
    for (const name of ["--font", "--font-narrow"]) {
        const families = root.getPropertyValue(name).replaceAll(/"[^"]+"/g, wide);
        sheet.insertRule(`:root { ${name}: ${families} !important }`);
    }
    sheet.wider = true;
    document.adoptedStyleSheets.push(sheet);
    await Promise.all([...document.fonts].filter((it) => it.family.includes("Wider")).map((it) => it.load()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
AS_BEFORE = """() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => !it.wider);
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""

WORDS = """() => [
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [data-full], [placeholder]")].flatMap((it) =>
        ["aria-label", "data-full", "placeholder"].map((name) => it.getAttribute(name) ?? "")),
]"""


@cache
def axe() -> str:
    return AXE.read_text()


def unheard(page: Page) -> list[str]:
    """Violations of axe-core."""
    if not page.evaluate("() => 'axe' in window"):  # half a megabyte: it is sent once a page
        page.evaluate(f"() => {{ {axe()} }}")
    return cast(list[str], page.evaluate(RUN_AXE))


@contextmanager
def wider(page: Page, much: float = 1.1) -> Iterator[None]:
    """All texts wider than they are: what fits then does not sit on the edge."""
    page.evaluate(WIDER, much)
    yield
    page.evaluate(AS_BEFORE)


def overflows(page: Page, *, also_wider: bool = True) -> list[str]:
    return _also_wider(page, OVERFLOWS) if also_wider else cast(list[str], page.evaluate(OVERFLOWS))


def scrolls(page: Page) -> list[str]:
    return _also_wider(page, SCROLLS)


def _also_wider(page: Page, look: str) -> list[str]:
    found = cast(list[str], page.evaluate(look))
    with wider(page):
        found += [f"wider: {it}" for it in cast(list[str], page.evaluate(look))]
    return found


def misplaced(page: Page, least: float = 11, finger: str = "") -> list[str]:
    """What is out of the window, over something else, or too small: text below so many pixels, things for a finger."""
    return cast(list[str], page.evaluate(MISPLACED.read_text(), [least, finger]))


def words(page: Page) -> str:
    """Everything that the page says, also to those who do not see it."""
    return "\n".join(cast(list[str], page.evaluate(WORDS)))
