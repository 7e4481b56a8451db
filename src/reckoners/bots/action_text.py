"""Several actions as one sentence: what is done alike is told once, with how often and with which dice.

A die is told by what it shows; where nobody knows what it showed, by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

import msgspec

from reckoners.bots.advice_types import Dice, ShownDie
from reckoners.engine.decision import DIE_OR_ROLL
from reckoners.game import Action
from reckoners.game.action import BOSS_RESEARCH, COPY, PROTECT, TEAM
from reckoners.game.answer_words import named_in, named_in_power, shape_of_power
from reckoners.game.names import Names
from reckoners.game.outcomes import DIE

SPENDING = ("spend", "move", "clear", "pay")


class Deed(msgspec.Struct, frozen=True):
    """An action and the dice that it takes."""

    action: Action
    dice: tuple[ShownDie, ...]


Tell = Callable[[str, list[ShownDie]], str]  # dice of somebody in words


class Marked(msgspec.Struct, frozen=True):
    """A sentence in which `{0}`, `{1}` ... stand for dice, to be drawn there; and whose dice these are."""

    text: str
    dice: tuple[tuple[str, ShownDie], ...]


def tell_actions(names: Names, actions: Iterable[Action], dice: Dice = ()) -> str:
    """`Tia: move to The Loop (the die with 1 Money), 2 Research on Faultline (the die with 2 Research)`."""
    return _told(names, _deeds(actions, dice), lambda _, several: tell_dice(names, several))


def tell_briefly(names: Names, actions: Iterable[Action]) -> dict[str, str]:
    """By Reckoner, what each does, where and what for; with which dice is left out."""
    told: dict[str, str] = {}
    deeds = _deeds(actions, ())
    for who in dict.fromkeys(deed.action.who for deed in deeds):
        own = [deed for deed in deeds if deed.action.who == who]
        kinds = list(dict.fromkeys(_kind(names, deed.action) for deed in own))
        own.sort(key=lambda deed: kinds.index(_kind(names, deed.action)))
        phrases = list(_phrases(names, own, lambda _, several: tell_dice(names, several), brief=True))
        told[who] = listed(names, phrases)
    return told


def tell_several(names: Names, action: Action, n: int) -> str:
    """One symbol on something, so many times: `2 Contain on Frostbite`."""
    return _spent(names, action, n)


def mark_actions(names: Names, actions: Iterable[Action], dice: Dice) -> Marked:
    """The same with a place for each die."""
    marked: list[tuple[str, ShownDie]] = []

    def mark(who: str, several: list[ShownDie]) -> str:
        for die in several:
            if (who, die) not in marked:
                marked.append((who, die))
        return " ".join(f"{{{marked.index((who, die))}}}" for die in several)

    return Marked(_told(names, _deeds(actions, dice), mark), tuple(marked))


def tell_dice(names: Names, dice: list[ShownDie]) -> str:
    """`the die with 2 Research, 2 dice with 1 Contain`."""
    counts: dict[str, int] = {}
    for die in dice:
        counts[die.face] = counts.get(die.face, 0) + 1
    told = [
        names.words("advice-dice", face=names.symbols(face), n=n) for face, n in counts.items() if face
    ]  # a die of which nobody knows what it showed is told by its name
    return listed(names, told + [die.name for die in dice if not die.face])


def _deeds(actions: Iterable[Action], dice: Dice) -> list[Deed]:
    """Where the dice are not known, they are those of the words, and what they show is left out."""
    several = list(actions)
    if dice:
        return [Deed(action, taken) for action, taken in zip(several, dice, strict=True)]
    return [
        Deed(action, tuple(ShownDie(word, "", "") for word in (action.source, *action.extra) if DIE.fullmatch(word)))
        for action in several
    ]


def _told(names: Names, deeds: list[Deed], tell: Tell) -> str:
    told = []
    for who, several in groupby(deeds, key=lambda deed: deed.action.who):
        what = listed(names, list(_phrases(names, list(several), tell)))
        told.append(what if who == TEAM else names.words("advice-by", who=names.name(who), what=what))
    text = "; ".join(told)
    return text[:1].upper() + text[1:]


def listed(names: Names, parts: list[str]) -> str:
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = names.words("list-comma", first=text, last=part)
    return text


def in_order(dice: Iterable[ShownDie]) -> list[ShownDie]:
    """Each die once, by their numbers.

    >>> [die.name for die in in_order([ShownDie("d10", "", ""), ShownDie("d2", "", ""), ShownDie("d10", "", "")])]
    ['d2', 'd10']
    """
    return sorted(dict.fromkeys(dice), key=lambda die: int(die.name[1:]))


def _phrases(names: Names, deeds: list[Deed], tell: Tell, *, brief: bool = False) -> Iterator[str]:
    """One phrase for each run of actions that do the same; a brief one does not say with what."""
    for _, several in groupby(deeds, key=lambda deed: _kind(names, deed.action)):
        group = list(several)
        phrase = _phrase(names, group, tell)
        if _has_source(group[0].action) and not brief:
            phrase = names.words("advice-with", what=phrase, **{"with": _sources(names, group, tell)})
        if phrase:
            yield phrase


def _kind(names: Names, action: Action) -> tuple[str, ...]:
    """What makes actions alike: everything but the die that they are done with, or that they are done to."""
    if action.verb == "keep" or DIE_OR_ROLL in shape_of_power(_power(names, action)):
        return (action.verb,)
    rest = (action.symbol, action.target, action.track, action.card, action.taken, *action.extra)
    return (action.verb, "" if _has_source(action) else action.source, *rest)


def _power(names: Names, action: Action) -> str:
    """The name of an odd power, for an action that uses one."""
    return names.power(action.source) if action.verb == "power" else ""


def _has_source(action: Action) -> bool:
    """Whether the action spends a die, a Plan token or a card on something."""
    return action.verb in SPENDING


def _dice(group: list[Deed], tell: Tell) -> str:
    return tell(group[0].action.who, in_order(die for deed in group for die in deed.dice))


def _sources(names: Names, group: list[Deed], tell: Tell) -> str:
    """The dice, cards and tokens that are used; a die goes as far as its symbols do, a token only once."""
    used = [deed.action.source for deed in group]
    told = [_dice(group, tell)] if any(deed.dice for deed in group) else []
    told += [names.name(card) for card in dict.fromkeys(used) if card != "plan" and not DIE.fullmatch(card)]
    tokens = used.count("plan")
    return listed(names, [*told, names.words("advice-tokens", n=tokens)] if tokens else told)


def _phrase(names: Names, group: list[Deed], tell: Tell) -> str:
    words, name, first = names.words, names.name, group[0].action
    n = len(group)
    match first.verb:
        case "keep":
            return words("advice-do-keep", dice=_dice(group, tell))
        case "refresh":
            return words("advice-do-refresh")
        case "end":
            return words(f"advice-do-end-{first.target}")
        case "buy":
            return words("advice-do-buy", card=name(first.card), reckoner=name(first.target))
        case "ransom" | "lose" as verb:
            return words(f"advice-do-{verb}", reckoner=name(first.target), die=_lost(names, group[0]))
        case "reward":
            if first.symbol == "plan":
                return words("advice-do-token", reckoner=name(first.target), n=n)
            if first.symbol == "money":
                return words("advice-do-reward-money")
            if first.symbol == BOSS_RESEARCH:
                return words("advice-do-reward-boss-research", district=name(first.target))
            return _spent(names, first, n)
        case "move":
            return words("advice-do-move", district=name(first.target))
        case "clear":
            key = "advice-do-copy-token" if first.extra == (COPY,) else "advice-do-barricade"
            return words(key, district=name(first.target), n=n)
        case "pay":
            if first.extra:
                return _odd(names, group, tell)
            traded = first.card in names.content.city_cards
            return words("advice-do-exchange" if traded else "advice-do-card", card=name(first.card))
        case "spend":
            return _spent(names, first, n)
    if first.verb == "power":
        return _odd(names, group, tell)
    key = f"advice-do-{first.verb}"  # of a decision without words for advice: those of its button
    named = named_in(names, first)
    if first.verb == "disable-die":
        named["die"] = _lost(names, group[0])
    return words(key if words.has(key) else f"server-do-{first.verb}", **named)


def _lost(names: Names, deed: Deed) -> str:
    """A die that is lost, bought back or out of use: its colour says all, what it shows says nothing."""
    known = deed.dice[0].colour if deed.dice else ""
    return names.name(known) if known else deed.action.source


def _odd(names: Names, group: list[Deed], tell: Tell) -> str:
    """A card with a power of its own, by the power's text for advice, else by that of its button."""
    words, last = names.words, group[-1].action
    by = last.card if last.verb == "pay" else last.source
    power = names.power(by)
    named = named_in_power(names, last, power) | {"card": names.name(by)}
    if "die" in named:
        named["die"] = _dice(group, tell)
    keys = (f"advice-do-power-{power}", f"server-do-power-{power}")
    key = next((key for key in keys if words.has(key)), "advice-do-card")
    return words(key, **named)


def _spent(names: Names, action: Action, n: int) -> str:
    words, name, symbol = names.words, names.name, action.symbol
    if action.extra == (PROTECT,):
        return words("advice-do-protect", district=name(action.target), n=n)
    if symbol in ("money", "plan"):
        return words(f"advice-do-{symbol}", n=n)
    if symbol == "enforcement":
        return words("advice-do-enforcement", district=name(action.target), n=n)
    if symbol == "contain" and names.is_district(action.target):
        return words("advice-do-blue-shield", district=name(action.target), n=n)
    if symbol == "research" and names.is_district(action.target):
        return words("advice-do-district-track", district=name(action.target), n=n)
    if action.track:
        track = names.track(action.track, action.target)
        return words("advice-do-contain-boss", boss=name(action.target), track=track, n=n)
    return words(f"advice-do-{symbol}", epic=name(action.target), n=n)
