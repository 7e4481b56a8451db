"""A finished game in a few numbers, for the statistics. It is replayed once for that, and what was found is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from reckoners.game import Action, ReckonersError, Refusal
from reckoners.game.record import Header, opened
from reckoners.server.rolled_dice import RolledDice

VERSION = 1  # raised when summaries have to be made anew


class GameSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only replaying tells. `cards` are Equipment that was bought or owned at the end. Of all dice that were
    rolled, each as often as it was, `symbols` is what they showed, `average` what such dice show on average, and
    `spread` the variance of that. `left` is the research and the health that were left of the Boss.

    A game that was made with other cards or rules cannot be replayed any more: it is not `whole`, and its cards are
    those that were bought."""

    whole: bool
    cards: tuple[str, ...] = ()
    dice: int = 0
    symbols: int = 0
    average: float = 0.0
    spread: float = 0.0
    epics: int = 0
    left: int = 0


def final_line(done: Iterable[str]) -> list[str]:
    """What was played and not taken back.

    >>> final_line(["end purchase", "tia stop", "undo 2", "redo", "prof stop", "undo", "redo"])
    ['end purchase', 'prof stop']
    """
    line: list[str] = []
    undone: list[str] = []
    for do in done:
        word, _, number = do.partition(" ")
        steps = int(number) if number.isdecimal() else 1
        if word == "undo":
            undone += reversed(line[-steps:])
            del line[-steps:]
        elif word == "redo":
            line += reversed(undone[-steps:])
            del undone[-steps:]
        else:
            line.append(do)
            undone.clear()
    return line


def bought_cards(line: Iterable[str]) -> list[str]:
    """Equipment that was bought, read from the actions alone; each card once."""
    cards: dict[str, None] = {}
    for do in line:
        if "buy" not in do:
            continue
        try:
            action = Action.parse(do)
        except Refusal:
            continue
        if action.verb == "buy":
            cards[action.card] = None
    return list(cards)


def summary_of(header: Header, done: Sequence[str], id: str) -> GameSummary:
    line = final_line(done)
    bought = bought_cards(line)
    rolled = RolledDice()
    try:
        game = opened(header, id)
        for do in line:
            game.play_code(game.code(do))
            rolled.see(game.state)
    except ReckonersError:
        return GameSummary(whole=False, cards=tuple(sorted(bought)))
    view = game.view()
    owned = [card.id for seat in view.reckoners for card in seat.equipment]
    return GameSummary(
        whole=True,
        cards=tuple(sorted({*bought, *owned})),
        dice=rolled.dice,
        symbols=rolled.symbols,
        average=round(rolled.average, 3),
        spread=round(rolled.spread, 3),
        epics=len(view.defeated) + len(view.beaten),
        left=view.boss.research + (view.boss.weakened_health if view.boss.health is None else view.boss.health),
    )
