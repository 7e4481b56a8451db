"""Talk with bots in the terminal: they say what they plan before they act, and can be asked for a symbol."""

from __future__ import annotations

from tests.cli.terminal import Terminal

PLAY = ("play", "--reckoners", "tia,prof,cody", "--difficulty", "hard", "--seed", "wish 1", "--pace", "0")


def test_plans_are_said_before_they_begin_and_wishes_are_answered(terminal: Terminal) -> None:
    """Bots act as soon as they can; after an undo they wait, and there is time to talk."""
    asked = "ask prof contain steelheart red\nask prof contain\nask tia attack curveball\nask prof attack x\n"
    typed = f"end purchase\n1\ntia stop\nundo 50\n{asked}"
    said = terminal(*PLAY, "--bots", "prof=planner:effort=1,cody=planner:effort=1", typed=typed)
    assert (said.code, said.err) == (0, "")
    plan = said.out.index("Prof plans: ")
    assert plan < said.out.index("planner:effort=1: prof use")
    assert "Cody plans: " in said.out
    assert "Prof, I need 1 Contain on Steelheart (red track)." in said.out
    assert "Ask a bot for a symbol like this: ask prof contain digzone" in said.out
    assert "Tia is played by a person." in said.out
    assert "'x' is no Epic" in said.out
