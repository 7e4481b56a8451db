"""What advice consists of: values that the terminal and the browser put into words."""

from __future__ import annotations

import msgspec

from reckoners.game import Action

ReasonValue = str | int
BOTS = "bots"  # whose proposal it is to let the bots go on


class AdviceReason(msgspec.Struct, frozen=True):
    """Why a proposal is one: a sentence of the text files (`advice-why-<key>`) and what it is about (ids, numbers)."""

    key: str
    args: dict[str, ReasonValue] = {}


class Effect(msgspec.Struct, frozen=True):
    """What a proposal changes in the forecast: population and dice that the coming Epic phase would take. Where it
    cannot change the forecast, nothing is said of a game that would be lost. `lost_at_end`: it would be lost also after
    all that the team does in the use step of which the proposal is a part."""

    population_before: int
    population_after: int
    dice_before: int
    dice_after: int
    lost_before: bool  # the game would be lost
    lost_after: bool
    lost_at_end: bool = False


class ShownDie(msgspec.Struct, frozen=True):
    """A die that an action takes, as it lies there at that moment: `d4`, `purple`, `research2`."""

    name: str
    colour: str
    face: str


Dice = tuple[tuple[ShownDie, ...], ...]  # by action


class Proposal(msgspec.Struct, frozen=True):
    """One thing to do, as actions to be played in this order; none where the bots are to go on (`who` is BOTS).

    `who` is the Reckoner whose it is, or the team; `dice` has for each action the dice that it takes. `chance` is how
    likely it works: 1 where no die decides; for a reroll, how likely it brings what it is for. `winning` is the chance
    of winning the game if it is done and the team goes on as the planner would, as the planner estimates it: in the use
    step, to the end of the step. No later proposal of a list has a higher one.
    """

    who: str
    actions: tuple[Action, ...]
    dice: Dice
    chance: float
    winning: float
    effect: Effect
    reasons: tuple[AdviceReason, ...]


class Advice(msgspec.Struct, frozen=True):
    """Up to three proposals for a decision, the best first, and the chance of winning as things stand."""

    step: str
    winning: float
    proposals: tuple[Proposal, ...]


class KeepOdds(msgspec.Struct, frozen=True):
    """One way to keep dice: which (d1, d2, ...), and how likely each symbol is there at least so often after one more
    roll of the others. `odds` has a row for each symbol: chances of at least 1, 2, 3 and 4."""

    reckoner: str
    kept: tuple[str, ...]
    rerolled: tuple[str, ...]
    rolls_left: int
    odds: dict[str, tuple[float, float, float, float]]
    wanted: float  # the worth of what one can hope for, best keep = 1.0
    actions: tuple[Action, ...]


class Turning(msgspec.Struct, frozen=True):
    """A decision that cost chances of winning: everything that was decided between two positions of the game.

    `start` and `end` are numbers of actions (`Game.at`). `best` is the chance with the best that could be done there,
    `better` how that begins, and `after` the chance with the best that could still be done afterwards.
    """

    start: int
    end: int
    round: int
    step: str
    who: str  # a Reckoner's id, or "team"
    actions: tuple[Action, ...]
    best: float
    after: float
    better: tuple[Action, ...]
    dice: Dice = ()
    better_dice: Dice = ()
