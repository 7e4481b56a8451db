"""Options and how a player picks one: by number, by words that narrow the list, or written out."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from reckoners.cli.shown_table import ShownTable
from reckoners.game import Action, Game, Refusal
from reckoners.game.action import TEAM
from reckoners.game.outcomes import USES, effect, lapsing, ordered

MANY = 25  # from here on options are shown in groups
TEAM_GROUPED = ("buy", "ransom", "lose", "reward", "aid")

_EXACT = re.compile(r"d\d+")


class MenuOption(msgspec.Struct, frozen=True):
    """A legal action, its text and the words that find it."""

    action: Action
    text: str
    words: tuple[str, ...]


class MenuGroup(msgspec.Struct, frozen=True):
    """Options that begin alike: one die, one card, one thing to buy."""

    who: str
    label: str
    options: tuple[MenuOption, ...]


def options_of(table: ShownTable) -> list[MenuOption]:
    """Everything that can be done: by Reckoner, by die or card, and what needs a whole die last."""
    found = []
    for action in ordered(table.game.legal()):
        text = str(action)
        words = [text.lower(), *action.words]
        for word in named(action):
            words += table.names.name(word).lower().split()
        if action.who == TEAM:
            words.append(TEAM)
        found.append(MenuOption(action, text, tuple(dict.fromkeys(words))))
    return found


def named(action: Action) -> tuple[str, ...]:
    """Everything that an action names."""
    return (action.who, action.source, action.symbol, action.target, action.track, action.card, *action.extra)


def matches(option: MenuOption, typed: str) -> bool:
    """Whether one typed word fits. Dice are exact: d1 is not d10; other words may be given in part."""
    if _EXACT.fullmatch(typed):
        return typed in option.words
    return any(typed in word for word in option.words)


def narrowed(options: Sequence[MenuOption], typed: str) -> list[MenuOption]:
    """The options that fit every typed word; an option whose own words begin so goes before one that contains them.

    >>> from reckoners.game import Action
    >>> some = [MenuOption(Action.parse(t), t, tuple(t.split())) for t in ("tia keep d1", "tia keep d10", "tia stop")]
    >>> [option.text for option in narrowed(some, "tia d1")]
    ['tia keep d1']
    """
    words = typed.lower().split()
    found = [option for option in options if all(matches(option, word) for word in words)]
    whole = [option for option in found if all(any(word == own for own in option.words) for word in words)]
    return whole if len(whole) == 1 else found


def written_out(typed: str) -> list[str]:
    """Typed text as actions: several with `;` between them, and several dice in one go.

    >>> written_out("tia keep d1 d3")
    ['tia keep d1', 'tia keep d3']
    >>> written_out("abraham use faith d1 d2")
    ['abraham use faith d1', 'abraham use faith d2', 'abraham use faith roll']
    >>> written_out("tia keep d1; tia reroll")
    ['tia keep d1', 'tia reroll']
    """
    found: list[str] = []
    for part in typed.lower().split(";"):
        words = part.split()
        if not words:
            continue
        dice = [word for word in words if _EXACT.fullmatch(word)]
        if len(words) > 3 and words[1] == "keep" and len(dice) == len(words) - 2:
            found += [f"{words[0]} keep {die}" for die in dice]
        elif len(words) > 4 and words[1] == "use" and len(dice) > 1 and len(dice) == len(words) - 3:
            found += [f"{words[0]} use {words[2]} {die}" for die in dice] + [f"{words[0]} use {words[2]} roll"]
        else:
            found.append(" ".join(words))
    return found


def refusal_of(game: Game, actions: Sequence[str]) -> Refusal | None:
    """Why a gesture cannot be played; None if it can. Nothing changes."""
    if len(actions) == 1:
        return game.why_not(actions[0])
    try:
        game.clone().play_all(actions)
    except Refusal as no:
        return no
    return None


def groups_of(table: ShownTable, options: Sequence[MenuOption]) -> list[MenuGroup]:
    """By Reckoner and by die, card or purchase, in the order in which they come."""
    found: dict[tuple[str, str], list[MenuOption]] = {}
    for option in options:
        action = option.action
        if action.who == TEAM:
            first = action.card or action.symbol or action.target
            key = (TEAM, f"{action.verb} {first}" if action.verb in TEAM_GROUPED else option.text)
        elif action.verb in USES:
            key = (action.who, action.source)
        else:
            key = (action.who, option.text.removeprefix(f"{action.who} "))
        found.setdefault(key, []).append(option)
    return [
        MenuGroup(who, label_of(table, members[0].action, key), tuple(members)) for (who, key), members in found.items()
    ]


def label_of(table: ShownTable, action: Action, key: str) -> str:
    """A die with its letters, a card to buy with its price."""
    if action.who == TEAM:
        price = table.game.content.equipment.get(action.card)
        return f"{key} ${price.price}" if action.verb == "buy" and price is not None else key
    seat = next(seat for seat in table.view.reckoners if seat.id == action.who)
    face = next((table.marks.face(die.face) for die in seat.dice if die.name == action.source), "")
    if seat.open is not None and seat.open.source == key:
        face = table.words("cli-group-open", symbols=table.marks.face(seat.open.symbols))
    return f"{key} {face}".rstrip()


def effect_of(table: ShownTable, action: Action) -> str:
    """What an option changes, as far as one number tells it: `3→2`; or which face a die shows."""
    return effect(table.view, table.names, action)


def lapses(table: ShownTable, action: Action) -> str:
    """What is lost because this starts another die while one is open (USE-03)."""
    symbols = lapsing(table.view, action)
    return table.words("cli-lapses", symbols=table.names.symbols(symbols)) if symbols else ""


def relief(table: ShownTable, option: MenuOption) -> tuple[int, int] | None:
    """How an option changes the forecast: population lost before and after it; None if it does not."""
    if table.view.step not in ("use", "rewards"):
        return None
    after = table.game.clone()
    after.play(option.action)
    then = after.forecast().expected if after.result == "playing" else 0
    now = table.forecast.expected
    return (now, then) if now != then and after.step == table.view.step else None
