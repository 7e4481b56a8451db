"""Plays a game of the engine and of the model side by side, and tells the first thing in which they differ."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from reckoners import Game, Setup
from reckoners.game import Happening
from reckoners.game.view_types import BenefitView, CardView, OwingView
from tests.model.model import Model
from tests.model.newcago import lay_cards
from tests.model.printed import RICH, board, lay_out
from tests.model.table import UNROLLED, USING, Table

CHANCE = ("enters", "market", "boss-placed", "boss-moves", "rolled", "transforms", "aid", "boss-card", "power-die")
Likes = Callable[[Game, random.Random], str]  # an action, or nothing


class Chance:
    """What the engine's dice and decks brought, in order, each kind in a queue of its own."""

    def __init__(self) -> None:
        self.queues: dict[str, list[dict[str, Any]]] = {kind: [] for kind in CHANCE}

    def hear(self, happened: tuple[Happening, ...] | list[Happening]) -> None:
        for one in happened:
            if one.kind in self.queues:
                self.queues[one.kind].append(dict(one.args))

    def __call__(self, kind: str) -> dict[str, Any]:
        assert self.queues[kind], f"the model expects {kind}, the engine had none"
        return self.queues[kind].pop(0)

    def unheard(self) -> list[str]:
        return [kind for kind, queue in self.queues.items() if queue]


def seen(game: Game) -> dict[str, Any]:
    """The engine's table in the model's shape."""
    view = game.view()
    boss = view.boss
    return {
        "round": view.round,
        "step": view.step,
        "result": view.result,
        "population": view.population,
        "money": view.money,
        "base": view.base,
        "boss": (boss.district, boss.research, boss.health, {track.colour: track.bracket for track in boss.tracks}),
        "boss cards": (boss.card, boss.deck, list(boss.rolled)),
        "tram": view.tram,
        "dawnslight": view.dawnslight_left,
        "benefit": view.benefit and benefit_seen(view.benefit),
        "districts": [
            {
                "id": one.id,
                "epic": one.epic and (one.epic.id, one.epic.research, one.epic.health, one.epic.bracket),
                "enforcement": one.enforcement,
                "barricades": one.barricades,
                "reckoners": list(one.reckoners),
                "boss": one.boss,
                "new": (one.red_shields, one.blue_shields, one.copy_tokens),
                "stolen": [(card.card, card.reckoner) for card in one.stolen],
                "held": one.held,
                "card": (one.newcago_card, one.exchanged),
                "marker": one.marker,
            }
            for one in view.districts
        ],
        "reckoners": {
            seat.id: {
                "at": seat.district,
                "dice": [(die.colour, "" if die.state in UNROLLED else die.face, die.state) for die in seat.dice],
                "plan": seat.plan,
                "plan_next": seat.plan_next,
                "cards": [
                    (card.id, view.step in USING and card.used and not (card.asleep or card.disabled), *card_seen(card))
                    for card in (seat.ability, *seat.equipment)
                ],
                "open": seat.open and (seat.open.source, seat.open.symbols, seat.open.anywhere, seat.open.untouched),
                "rolls": seat.rolls,
                "done": seat.rolling_done,
                "sniper": seat.sniper,
                "waiting": [one.card for one in seat.waiting],
                "owing": seat.owing and owing_seen(seat.owing),
                "suffers": sorted(seat.suffers),
                "dawnslight": list(seat.dawnslight),
            }
            for seat in view.reckoners
        },
        "market": list(view.market),
        "equipment_deck": view.equipment_deck,
        "epic_deck": view.epic_deck,
        "defeated": sorted(view.defeated),
        "beaten": sorted(view.beaten),
        "rewards": {
            "enforcement": view.rewards.enforcement,
            "contain": view.rewards.contain,
            "plan": view.rewards.plan,
            "research": view.rewards.research,
            "attack": view.rewards.attack,
            "money": view.rewards.money,
            "boss_research": view.rewards.boss_research,
        },
        "enforcement_left": view.enforcement_left,
        "barricades_left": view.barricades_left,
        "discarded": sorted(view.discarded),
        "supply": view.supply,
        "left": [view.red_shields_left, view.blue_shields_left, view.copy_tokens_left],
    }


def card_seen(card: CardView) -> tuple[bool, int | None, bool]:
    return card.asleep, card.charges, card.disabled


def benefit_seen(benefit: BenefitView) -> tuple[str, str, str, str]:
    return benefit.district, benefit.card, benefit.symbols, benefit.reckoner


def owing_seen(owing: OwingView) -> tuple[str, Any]:
    return (owing.card, list(owing.symbols)) if owing.card else ("a Move", owing.district)


def begin(game: Game) -> Model:
    """A model at the same table. The ring's names and the first Epics are drawn, so they are read off."""
    chance = Chance()
    lay_out(game.setup.modules, str(RICH) in game.setup.packs)
    setup = game.setup
    table = Table(setup.reckoners, setup.difficulty, chance, setup.boss, setup.city, setup.options)
    table.ring = [one.id for one in game.view().districts]
    n = len(table.ring)
    table.lay_ring(n)
    lay_cards(table, [one.newcago_card for one in game.view().districts])
    chance.hear(game.last_events)
    for district in range(n):
        table.bring_epic(district, board()["first_bracket"])
    model = Model(table)
    model.begin()
    return model


def difference(theirs: Any, ours: Any, path: str = "") -> str:
    """The first place in which two tables differ."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in theirs | ours:
            if found := difference(theirs.get(key), ours.get(key), f"{path}.{key}"):
                return found
        return ""
    if isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        for n, (one, other) in enumerate(zip(theirs, ours, strict=True)):
            if found := difference(one, other, f"{path}[{n}]"):
                return found
        return ""
    return "" if theirs == ours else f"{path}: engine {theirs!r}, model {ours!r}"


def follow(
    setup: Setup,
    seed: str,
    most: int = 2_000,
    lists: float = 0.05,
    wanted: tuple[str, ...] = (),
    likes: Likes | None = None,
) -> int:
    """A random game on both sides; how many actions were compared. A share of all positions, `lists`, has its options
    compared too. Cards that are `wanted` are looked for, bought and used more than others; so is what somebody
    `likes`."""
    chance = random.Random(seed)
    game = Game(setup)
    model = begin(game)
    told = "the set-up"
    for played in range(most):
        team = f"{setup.reckoners} {setup.difficulty} {setup.options} {setup.seed}, {seed}"
        place = f"{team}: after {played} actions ({told})"
        theirs_now, ours_now = seen(game), model.t.seen()
        assert theirs_now == ours_now, f"{place}: {difference(theirs_now, ours_now)}"
        assert not model.t.chance.unheard(), f"{place}: {model.t.chance.unheard()}"  # type: ignore[attr-defined]
        if game.result != "playing":
            assert not model.decision, place
            return played
        if chance.random() < lists:
            ours, theirs = set(model.legal()), {str(action) for action in game.legal()}
            assert ours == theirs, f"{place}: only model {sorted(ours - theirs)}, only engine {sorted(theirs - ours)}"
        action = (likes(game, chance) if likes else "") or weighed(game, chance, wanted)
        told = action
        happened = game.play(action)
        model.t.chance.hear(happened)  # type: ignore[attr-defined]
        model.play(action)
    return most


def weighed(game: Game, chance: random.Random, wanted: tuple[str, ...] = ()) -> str:
    """An action by chance. To end a step is one option among hundreds or among two, so its share is set. Half the time
    the source is drawn first and then what it does: a card has few options beside all those of the dice."""
    actions = game.legal()
    going_on = [action for action in actions if action.verb not in ("end", "stop")]
    if wanted and (chosen := for_wanted([str(action) for action in going_on], game, chance, wanted)):
        return chosen
    if going_on and chance.random() < 0.9:
        if chance.random() < 0.5:
            by_source: dict[str, list[str]] = {}
            for action in going_on:
                paid = action.card if action.verb == "pay" else ""
                by_source.setdefault(f"{action.who} {action.verb} {paid or action.source}", []).append(str(action))
            return chance.choice(by_source[chance.choice(sorted(by_source))])
        return str(chance.choice(going_on))
    return str(chance.choice(actions))


def for_wanted(told: list[str], game: Game, chance: random.Random, wanted: tuple[str, ...]) -> str:
    """What gets or uses one of these cards, most of the time."""
    there = [action for action in told if not set(wanted).isdisjoint(action.split())]
    bought = [action for action in there if action.startswith("buy ")]
    if bought and chance.random() < 0.9:
        return chance.choice(bought)
    view = game.view()
    if "refresh market" in told and view.step == "prologue" and view.money > 7:
        return "refresh market"
    used = [action for action in there if not action.startswith("buy ")]
    return chance.choice(used) if used and chance.random() < 0.4 else ""
