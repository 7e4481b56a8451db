"""`reckoners pack check`: every mistake of a pack, one on a line."""

from __future__ import annotations

from reckoners.cli.failures import WRONG, complain, one_line
from reckoners.cli.language import say, words
from reckoners.cli.screen import Screen
from reckoners.content import check_pack


def check(path: str) -> int:
    problems = check_pack(path)
    for problem in problems:
        complain(one_line(str(problem)))
    if problems:
        return WRONG
    Screen(words()).line(say("cli-pack-fine", path=path))
    return 0
