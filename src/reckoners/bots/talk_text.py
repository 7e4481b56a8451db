"""Talk at the table in words: what bots are about to do, what people ask for, what they are answered."""

from __future__ import annotations

from collections.abc import Iterable

from reckoners.bots.action_text import tell_briefly, tell_several
from reckoners.bots.wishes import Heard, Wish
from reckoners.game import Action
from reckoners.game.action import TEAM
from reckoners.game.names import Names


def tell_plans(names: Names, actions: Iterable[Action]) -> dict[str, str]:
    """By Reckoner, where each goes and what for."""
    return {who: text for who, text in tell_briefly(names, actions).items() if text and who != TEAM}


def tell_wish(names: Names, wish: Wish) -> str:
    """`Prof, I need 2 Contain on Frostbite.`"""
    what = tell_several(names, wish.action, wish.n)
    return names.words("talk-wish", name=names.name(wish.reckoner), what=what)


def tell_heard(names: Names, wish: Wish, heard: Heard) -> str:
    words, name = names.words, names.name
    plan = tell_plans(names, heard.actions).get(heard.by, "")
    match heard.kind:
        case "yes" | "some" | "anyway":
            key = f"talk-{heard.kind}" if plan else "talk-yes-briefly"
            return words(key, name=name(heard.by), plan=plan, n=heard.done)
        case "dear" if heard.people:
            return words("talk-dear-people", n=heard.people)
        case "dear" if heard.boss:
            return words("talk-dear-boss", n=heard.boss)
        case "deaf":
            return words("talk-deaf", name=name(wish.reckoner))
        case _:
            return words(f"talk-{heard.kind}")
