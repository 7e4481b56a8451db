"""Whether two proposals are one idea: a list of them should differ in what it is about, not in a die more or less."""

from __future__ import annotations

from collections import Counter
from typing import Final

from reckoners.bots.luck import ROLLS, wanted
from reckoners.bots.seen import asked
from reckoners.bots.trial import Trial
from reckoners.game import Action

BESIDE: Final = ("money", "plan")  # what is earned with dice that nobody needs says nothing about an idea

UseAim = tuple[str, ...]


def same_idea(one: Trial, other: Trial) -> bool:
    """Both are answers to the same position."""
    decision = asked(one.before)
    if decision == "use":
        return _same_use(one, other)
    if decision == "roll":
        return _same_roll(one, other)
    if one.codes[-1] == other.codes[-1]:
        return True
    mine, yours = one.actions[0], other.actions[0]
    if mine.verb != yours.verb:
        return False
    if mine.verb == "aid":
        return _aid(one) == _aid(other)
    return mine.verb == "buy" and mine.card == yours.card


def _same_use(one: Trial, other: Trial) -> bool:
    """The same aims whoever does it, or of one Reckoner at least half of what it does."""
    mine, yours = aims_of(one), aims_of(other)
    if mine == yours:
        return True
    if one.actions[0].who != other.actions[0].who:
        return False
    return 2 * (mine & yours).total() >= max(mine.total(), yours.total())


def aims_of(trial: Trial) -> Counter[UseAim]:
    """What is done to what, and how often; where nothing else is done, also what is earned."""
    found = Counter(_aim(action) for action in trial.actions if action.symbol not in BESIDE)
    return found or Counter(_aim(action) for action in trial.actions)


def _aim(action: Action) -> UseAim:
    source = action.source if action.verb == "power" else ""
    return (action.verb, action.symbol, action.target, action.track, action.card, source, *action.extra)


def _same_roll(one: Trial, other: Trial) -> bool:
    """To stop, or to roll in the same hope, whatever else is kept."""
    if one.actions[0].who != other.actions[0].who:
        return False
    rolls, rolls_too = one.last_verb in ROLLS, other.last_verb in ROLLS
    if rolls != rolls_too:
        return False
    return not rolls or bool(set(wanted(one)) & set(wanted(other)))


def _aid(trial: Trial) -> tuple[object, ...]:
    """What a card of Dawnslight does; for whom it is only matters where it shows symbols."""
    tables = trial.before.tables
    card = tables.card_ids.index(trial.actions[0].card)
    return (tables.heals[card], tables.gives[card], trial.actions[0].target if tables.gives[card] else "")
