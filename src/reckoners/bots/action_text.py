"""Several actions as one sentence: what is done alike is told once, with how often and with which dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from reckoners.game import Action
from reckoners.game.action import TEAM, used_up
from reckoners.game.effects import DIE
from reckoners.game.names import Names


def tell_actions(names: Names, actions: Iterable[Action]) -> str:
    """`Tia: move to The Loop (d2), 2 Research on Faultline (d1, d3)`."""
    told = []
    for who, several in groupby(actions, key=lambda action: action.who):
        what = listed(names, list(_phrases(names, list(several))))
        told.append(what if who == TEAM else names.words("advice-by", who=names.name(who), what=what))
    text = "; ".join(told)
    return text[:1].upper() + text[1:]


def listed(names: Names, parts: list[str]) -> str:
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = names.words("list-comma", first=text, last=part)
    return text


def in_order(sources: Iterable[str]) -> list[str]:
    """Dice by their numbers, then everything else as it comes.

    >>> in_order(["d10", "camera", "d2"])
    ['d2', 'd10', 'camera']
    """
    return sorted(sources, key=lambda source: int(source[1:]) if DIE.fullmatch(source) else 1000)


def _dice(names: Names, dice: list[str]) -> str:
    return listed(names, in_order(dice))


def _phrases(names: Names, actions: list[Action]) -> Iterator[str]:
    """One phrase for each run of actions that do the same."""
    for _, several in groupby(actions, key=lambda action: _kind(names, action)):
        group = list(several)
        phrase = _phrase(names, group)
        if _has_source(names, group[0]):
            phrase = names.words("advice-with", what=phrase, **{"with": _sources(names, group)})
        if phrase:
            yield phrase


def _kind(names: Names, action: Action) -> tuple[str, ...]:
    """What makes actions alike: everything but the die that they are done with, or that they are done to."""
    if action.verb == "keep" or _power(names, action) == "faith":
        return (action.verb,)
    if _has_source(names, action):
        return (action.verb, *action.args[1:])
    return (action.verb, *action.args)


def _power(names: Names, action: Action) -> str:
    """The name of an odd power, for an action that uses one."""
    if action.verb != "use":
        return ""
    return names.power(action.args[0])


def _has_source(names: Names, action: Action) -> bool:
    """Whether the action spends a die, a Plan token or a card on something."""
    return action.verb == "use" and not _power(names, action)


def _sources(names: Names, group: list[Action]) -> str:
    """The dice, cards and tokens that are used; a die goes as far as its symbols do, a token only once."""
    used = [action.args[0] for action in group]
    told = [names.name(source) for source in in_order(dict.fromkeys(used)) if source != "plan"]
    tokens = used.count("plan")
    return listed(names, [*told, names.words("advice-tokens", n=tokens)] if tokens else told)


def _phrase(names: Names, group: list[Action]) -> str:
    words, name, first = names.words, names.name, group[0]
    args, n = first.args, len(group)
    match first.verb:
        case "keep":
            return words("advice-do-keep", dice=_dice(names, [action.args[0] for action in group]))
        case "reroll" | "stop" | "lapse" | "refresh" as verb:
            return words(f"advice-do-{verb}")
        case "end":
            return words(f"advice-do-end-{args[0]}")
        case "place":
            return words("advice-do-place", district=name(args[0]))
        case "buy":
            return words("advice-do-buy", card=name(args[0]), reckoner=name(args[2]))
        case "ransom" | "lose" as verb:
            return words(f"advice-do-{verb}", reckoner=name(args[0]), die=args[1])
        case "reward":
            if args[0] == "plan":
                return words("advice-do-token", reckoner=name(args[1]), n=n)
            return _spent(names, args[0], args[1:], n)
    return _odd(names, group) if _power(names, first) else _used(names, args, n)


def _odd(names: Names, group: list[Action]) -> str:
    """A card with a power of its own."""
    words, name, args = names.words, names.name, group[0].args
    power = _power(names, group[0])
    if power == "faith":
        dice = [action.args[1] for action in group if action.args[1] != "roll"]
        key = "advice-do-faith" if group[-1].args[1] == "roll" else "advice-do-choose"
        return words(key, dice=_dice(names, dice), card=name(args[0]))
    if power == "improvise":
        return words("advice-do-turn", die=args[1], face=names.symbols(args[2]))
    if power == "operations":
        return words("advice-do-give", reckoner=name(args[1]))
    if power == "sniper":
        return words("advice-do-aim", district=name(args[1]))
    return words("advice-do-card", card=name(args[0]))


def _used(names: Names, args: tuple[str, ...], n: int) -> str:
    words, name = names.words, names.name
    if args[1] == "move":
        return words("advice-do-move", district=name(args[2]))
    if args[1] == "barricade":
        return words("advice-do-barricade", district=name(args[2]), n=n)
    if args[1] == "card":
        return words("advice-do-card", card=name(args[2]))
    args, _ = used_up(args)
    return _spent(names, args[1], args[2:], n)


def _spent(names: Names, symbol: str, target: tuple[str, ...], n: int) -> str:
    words, name = names.words, names.name
    if symbol in ("money", "plan"):
        return words(f"advice-do-{symbol}", n=n)
    if symbol == "enforcement":
        return words("advice-do-enforcement", district=name(target[0]), n=n)
    if len(target) > 1:
        return words("advice-do-contain-boss", boss=name(target[0]), track=names.track(target[1]), n=n)
    return words(f"advice-do-{symbol}", epic=name(target[0]), n=n)
