"""How well texts stand out, on the pixels of a real page: it is photographed without its texts, and the colour of each
text is compared with what lies behind it."""

from __future__ import annotations

import base64
from typing import cast

from playwright.sync_api import Page

# Every text that is seen: its lines, its colour, how solid it is. What cannot be used, or is used up, may be faint.
TEXTS = """() => {
    const FAINT = ":disabled, [aria-disabled=true], .is-used, .is-off, .used, .asleep, .card.out, .faded, .locked";
    const OUT = `${FAINT}, .sr-only, svg, script, style, option`;
    const one = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = (colour) => {
        one.clearRect(0, 0, 1, 1);
        one.fillStyle = colour;
        one.fillRect(0, 0, 1, 1);
        return [...one.getImageData(0, 0, 1, 1).data];
    };
    // What holds a text may be hit in its place: a button whose inside is not for the pointer.
    const own = (under, it) => under.contains(it) && !["BODY", "HTML", "MAIN"].includes(under.tagName);
    // The last line of what scrolls may be cut through.
    const cut = (it, top, bottom) => {
        for (let up = it; up; up = up.parentElement) {
            if (getComputedStyle(up).overflowY === "visible") continue;
            const room = up.getBoundingClientRect();
            if (top < room.top - 1 || bottom > room.bottom + 1) return true;
        }
        return bottom > innerHeight;
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const it = walker.currentNode.parentElement;
        const text = walker.currentNode.data.trim();
        if (!text || it.closest(OUT)) continue;
        if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const style = getComputedStyle(it);
        const colour = rgba(style.color);
        let solid = colour[3] / 255;
        for (let up = it; up; up = up.parentElement) solid *= parseFloat(getComputedStyle(up).opacity);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const { x, y, width, height } of range.getClientRects()) {
            if (width < 2 || height < 2 || cut(it, y + height * 0.2, y + height * 0.8)) continue;
            const at = [0.1, 0.5, 0.9].flatMap((n) => [
                document.elementFromPoint(x + width * n, y + height * 0.25),
                document.elementFromPoint(x + width * n, y + height * 0.75),
            ]);
            if (!at.every((under) => under && (under === it || it.contains(under) || own(under, it)))) continue;
            const size = parseFloat(style.fontSize);
            const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
            const holder = it.closest("[class]") ?? it;
            const said = `"${text.slice(0, 30)}" in ${holder.tagName.toLowerCase()}.${[...holder.classList].join(".")}`;
            found.push({ said, x, y, width, height, colour, solid, large });
        }
    }
    return found;
}"""
BARE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, *::before, *::after, *::placeholder {
        color: transparent !important; text-shadow: none !important;
        -webkit-text-fill-color: transparent !important; text-decoration: none !important }
        .ic, .ic *, .fig { visibility: hidden !important }`);
    sheet.bare = true;
    document.adoptedStyleSheets.push(sheet);
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
DRESSED = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => !it.bare) }"
# Behind the middle of each line; a twentieth of the pixels may be anything: rounded corners, lines that pass.
MEASURE = """async ([texts, picture]) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const drawn = canvas.getContext("2d", { willReadFrequently: true });
    drawn.drawImage(image, 0, 0);
    const linear = (value) => ((value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05;
    return texts.map(({ said, x, y, width, height, colour, solid, large }) => {
        const left = Math.max(0, Math.floor(x));
        const top = Math.max(0, Math.round(y + height * 0.2));
        const wide = Math.min(image.width - left, Math.ceil(width));
        const high = Math.min(image.height - top, Math.round(height * 0.6));
        if (wide < 1 || high < 1) return [99, said, large];
        const { data } = drawn.getImageData(left, top, wide, high);
        const ratios = [];
        for (let n = 0; n < data.length; n += 4) {
            const behind = [data[n], data[n + 1], data[n + 2]];
            const seen = behind.map((value, c) => colour[c] * solid + value * (1 - solid));
            const [a, b] = [light(behind), light(seen)];
            ratios.push(Math.max(a, b) / Math.min(a, b));
        }
        ratios.sort((a, b) => a - b);
        return [ratios[Math.floor(ratios.length * 0.05)], said, large];
    });
}"""


def faint(page: Page, least: float = 4.5, least_large: float = 3) -> list[str]:
    """Texts that stand out less than they should."""
    texts = page.evaluate(TEXTS)
    assert texts
    page.evaluate(BARE)
    picture = base64.b64encode(page.screenshot()).decode()
    page.evaluate(DRESSED)
    measured = cast(list[tuple[float, str, bool]], page.evaluate(MEASURE, [texts, f"data:image/png;base64,{picture}"]))
    low = {
        f"{ratio:.2f}: {said}" for ratio, said, large in measured if ratio < (least_large if large else least) - 0.01
    }
    return sorted(low)
