"""The icons of the installed page: our own drawing, a steel heart over a city at night. Maskable ones fill a square,
since systems cut them as they like. `python -m tests.browser.app_icons` draws them anew, into client/public/icons."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.browser import PROJECT, find, playing

ICONS = PROJECT / "client" / "public" / "icons"
CUT = "M112 0H512V400L400 512H0V112Z"  # steel is cut
WHOLE = "M0 0H512V512H0Z"
# name: its pixels, whether it fills its square
SIZES = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "maskable-192.png": (192, True),
    "maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}
HOUSES = "M0 420H40V352H86V388H120V330L156 306V512H0ZM356 512V318H392V286H436V360H470V398H512V512Z"
NEAR = "M0 462H64V428H118V470H176V440H228V482H288V446H342V474H402V432H452V466H512V512H0Z"
LIT = ((56, 372), (56, 404), (134, 352), (134, 388), (372, 340), (404, 306), (404, 342), (484, 416), (20, 440))
WINDOWS = "".join(f"M{x} {y}h12v16h-12z" for x, y in LIT)
# The hexagon with the heart cut out of it, as in the browser's tab.
HEART = "M12 .4l10 5.8v11.6l-10 5.8-10-5.8V6.2zM12 18.6l-5.3-5.4a3.7 3.7 0 0 1 5.1-5.3l.2.2.2-.2a3.7 3.7 0 0 1 5.1 5.3z"


def drawing(*, whole: bool) -> str:
    """A heart of steel, within what any mask leaves."""
    size, left, top = (12.0, 112, 96) if whole else (14.0, 88, 72)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>
<radialGradient id="sky" cx=".5" cy=".62" r=".75">
<stop offset="0" stop-color="#2b4a6d"/><stop offset=".55" stop-color="#101d2e"/><stop offset="1" stop-color="#05080e"/>
</radialGradient>
<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#fff"/><stop offset=".49" stop-color="#c9d5e4"/><stop offset=".5" stop-color="#8ea3bd"/>
<stop offset="1" stop-color="#dfe8f3"/>
</linearGradient>
<radialGradient id="lit" cx=".5" cy=".4" r=".7">
<stop offset="0" stop-color="#ffe0a3"/><stop offset="1" stop-color="#f6a02e"/>
</radialGradient>
<clipPath id="cut"><path d="{WHOLE if whole else CUT}"/></clipPath>
</defs>
<g clip-path="url(#cut)">
<path fill="url(#sky)" d="{WHOLE}"/>
<path fill="#0c1624" d="{HOUSES}"/>
<path fill="#ffc766" d="{WINDOWS}"/>
<path fill="#070d16" d="{NEAR}"/>
<g transform="translate({left} {top}) scale({size})">
<path fill="url(#lit)" d="M5 6h14v13H5z"/>
<path fill="url(#steel)" fill-rule="evenodd" d="{HEART}"/>
</g>
</g>
</svg>
"""


def photograph(page: Page, name: str) -> bytes:
    size, whole = SIZES[name]
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>html, body {{ margin: 0 }} svg {{ display: block }}</style>{drawing(whole=whole)}")
    return page.screenshot(omit_background=True)


def make() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    (ICONS / "icon.svg").write_text(drawing(whole=False))
    with playing() as playwright:
        browser = find().launch(playwright)
        page = browser.new_page()
        for name in SIZES:
            (ICONS / name).write_bytes(photograph(page, name))
        browser.close()


if __name__ == "__main__":
    make()
