"""Values of a game by their path: `population`, `epic.digzone.research`, `tia.d1.face`, `forecast.left`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from reckoners.content.errors import known
from reckoners.game.forecast import Forecast
from reckoners.game.game import Game
from reckoners.game.scenario_format import Misfit
from reckoners.game.view import BossView, DistrictView, EpicView, ReckonerView, TableView

PathValue: TypeAlias = int | str | bool | list[str]
PathReader: TypeAlias = Callable[[], PathValue]

NONE = "none"
CARD_STATES = ("ready", "used", "asleep", "disabled")


def flat(table: Mapping[str, object], before: str = "") -> dict[str, object]:
    """Nested tables as dotted paths, so that a path may be written either way."""
    paths: dict[str, object] = {}
    for key, value in table.items():
        path = f"{before}.{key}" if before else key
        if isinstance(value, dict):
            paths.update(flat(value, path))
        else:
            paths[path] = value
    return paths


def value_at(game: Game, path: str, wanted: object = None) -> PathValue:
    """What the table shows under a path, or a Misfit that says which paths there are. `wanted` may name the base, or
    tell a card from what is called like it."""
    view = game.view()
    first, _, rest = path.partition(".")
    if first == "base" and not rest and isinstance(wanted, str):
        return "top" if view.base == 0 else "bottom" if view.base == view.base_steps - 1 else view.base
    if first == "epic":
        return _epic(game, view, path, rest)
    if first == "district":
        return _district(view, path, rest)
    if first == "boss":
        return _pick(path, rest, _boss(view.boss))
    if first == "rewards":
        rewards = view.rewards
        return _pick(path, rest, {name: _of(getattr(rewards, name)) for name in rewards.__struct_fields__})
    for reckoner in view.reckoners:
        if reckoner.id == first:
            return _reckoner(game, reckoner, path, rest, wanted)
    readers = _team(view)
    groups = ["epic.ID", "district.ID", "boss", "rewards", *(reckoner.id for reckoner in view.reckoners)]
    if rest or first not in readers:
        raise Misfit(path, f"unknown path; {known(first, [*readers, *groups])}")
    return readers[first]()


def forecast_at(forecast: Forecast, path: str) -> PathValue:
    """A value of the forecast: its own, or one actor's (`curveball.population`, or `curveball` alone)."""
    first, _, rest = path.partition(".")
    actors = {actor.id: actor for actor in forecast.actors}
    if first in actors:
        actor = actors[first]
        readers: dict[str, PathReader] = {
            "population": _of(actor.population),
            "overflow": _of(actor.overflow),
            "actions": _of(list(actor.actions)),
            "district": _of(actor.district),
            "rolls": _of(actor.rolls),
        }
        return _pick(path, rest or "population", readers)
    team: dict[str, PathReader] = {
        "population": _of(forecast.population),
        "left": _of(forecast.left),
        "lost": _of(forecast.lost),
        "dice": _of(forecast.dice),
        "rolls": _of(forecast.rolls),
        "least": _of(forecast.least),
        "most": _of(forecast.most),
        "boss_goes": _of(forecast.boss_goes or NONE),
        "unknown": _of(list(forecast.unknown)),
    }
    if rest or first not in team:
        raise Misfit(path, f"unknown path; {known(first, [*team, *actors])}")
    return team[first]()


def _of(value: PathValue) -> PathReader:
    return lambda: value


def _pick(path: str, name: str, readers: Mapping[str, PathReader]) -> PathValue:
    if name not in readers:
        raise Misfit(path, f"unknown path; after '{path.removesuffix(name).rstrip('.')}': {known(name, readers)}")
    return readers[name]()


def _team(view: TableView) -> dict[str, PathReader]:
    captured = [
        f"{reckoner.id} {die.name}" for reckoner in view.reckoners for die in reckoner.dice if die.state == "captured"
    ]
    return {
        "round": _of(view.round),
        "step": _of(view.step),
        "result": _of(view.result),
        "population": _of(view.population),
        "money": _of(view.money),
        "base": _of(view.base),
        "enforcement_left": _of(view.enforcement_left),
        "barricades_left": _of(view.barricades_left),
        "red_shields_left": _of(view.red_shields_left or 0),
        "blue_shields_left": _of(view.blue_shields_left or 0),
        "copy_tokens_left": _of(view.copy_tokens_left or 0),
        "market": _of([card or NONE for card in view.market]),
        "equipment_deck": _of(view.equipment_deck),
        "epic_deck": _of(view.epic_deck),
        "defeated": _of(list(view.defeated)),
        "beaten": _of(list(view.beaten)),
        "captured": _of(captured),
        "districts": _of([district.id for district in view.districts]),
        "dawnslight_left": _of(view.dawnslight_left or 0),
        "tram": _of(view.tram or NONE),
        "tram_next": _of(list(view.tram_next)),
    }


def _epic(game: Game, view: TableView, path: str, rest: str) -> PathValue:
    id, _, name = rest.partition(".")
    if id not in game.content.epics:
        raise Misfit(path, f"unknown Epic '{id}'; {known(id, game.content.epics)}")
    for district in view.districts:
        if district.epic is not None and district.epic.id == id:
            return _pick(path, name or "district", _epic_values(district, district.epic))
    return NONE


def _epic_values(district: DistrictView, epic: EpicView) -> dict[str, PathReader]:
    return {
        "district": _of(district.id),
        "research": _of(epic.research),
        "health": _of("infinite" if epic.health is None else epic.health),
        "bracket": _of(epic.bracket),
        "weakened_health": _of(epic.weakened_health),
        "track": _of(list(epic.track)),
    }


def _district(view: TableView, path: str, rest: str) -> PathValue:
    id, _, name = rest.partition(".")
    for district in view.districts:
        if district.id == id:
            readers: dict[str, PathReader] = {
                "epic": _of(district.epic.id if district.epic is not None else NONE),
                "enforcement": _of(district.enforcement),
                "barricades": _of(district.barricades),
                "reckoners": _of(list(district.reckoners)),
                "boss": _of(district.boss),
                "sniper": _of(district.sniper),
                "red_shields": _of(district.red_shields),
                "blue_shields": _of(district.blue_shields),
                "copy_tokens": _of(district.copy_tokens),
                "stolen": _of([f"{one.reckoner} {one.card}" for one in district.stolen]),
                "held": _of(district.held),
                "newcago_card": _of(district.newcago_card or NONE),
                "exchanged": _of(district.exchanged),
                "marker": _of(NONE if district.marker is None else district.marker),
                "track": _of(list(district.track)),
            }
            return _pick(path, name, readers)
    ring = [district.id for district in view.districts]
    raise Misfit(path, f"there is no district '{id}' in this ring; {known(id, ring)}")


def _boss(boss: BossView) -> dict[str, PathReader]:
    readers: dict[str, PathReader] = {
        "district": _of(boss.district or NONE),
        "research": _of(boss.research),
        "health": _of("infinite" if boss.health is None else boss.health),
        "weakened_health": _of(boss.weakened_health),
        "group_size": _of(boss.group_size),
        "card": _of(boss.card or NONE),
        "cards_left": _of(boss.cards_left),
        "deck": _of([f"{effect} {count}" for effect, count in boss.deck.items()]),
        "goes_to": _of(boss.goes_to or NONE),
        "rolled": _of(list(boss.rolled)),
    }
    for track in boss.tracks:
        readers[track.id] = _of(track.bracket)
        readers[f"{track.id}_track"] = _of(list(track.track))
    return readers


def _reckoner(game: Game, reckoner: ReckonerView, path: str, rest: str, wanted: object) -> PathValue:
    first, _, name = rest.partition(".")
    for die in reckoner.dice:
        if die.name == first:
            values = {"state": _of(die.state), "face": _of(die.face), "colour": _of(die.colour)}
            return _pick(path, name or "state", values)
    content = game.content
    cards = {card.id: card for card in (reckoner.ability, *reckoner.equipment)}
    opened = reckoner.open
    readers: dict[str, PathReader] = {
        "district": _of(reckoner.district or NONE),
        "plan": _of(reckoner.plan),
        "plan_next": _of(reckoner.plan_next),
        "dice": _of(len(reckoner.dice)),
        "equipment": _of([card.id for card in reckoner.equipment]),
        "used": _of([card.id for card in cards.values() if card.used]),
        "asleep": _of([card.id for card in cards.values() if card.asleep]),
        "charges": _of(sum(card.charges or 0 for card in cards.values())),
        "open": _of(f"{opened.source} {opened.symbols}" if opened is not None else NONE),
        "waiting": _of([action.card for action in reckoner.waiting]),
        "owing": _of(_owing(reckoner)),
        "suffers": _of(list(reckoner.suffers)),
        "disabled": _of([card.id for card in cards.values() if card.disabled]),
        "dawnslight": _of(list(reckoner.dawnslight)),
        "rolls": _of(reckoner.rolls),
        "rolling_done": _of(reckoner.rolling_done),
        "sniper": _of(reckoner.sniper or NONE),
    }
    # Cody's Sniper token has the name of its card: whoever wants to see "used" or "ready" means the card.
    if rest in readers and not (rest in cards and wanted in CARD_STATES):
        return readers[rest]()
    if rest in cards:
        card = cards[rest]
        return "disabled" if card.disabled else "asleep" if card.asleep else "used" if card.used else "ready"
    if rest in reckoner.dawnslight:
        return "ready"
    if not any(rest in all_of_them for all_of_them in (content.equipment, content.abilities, content.dawnslight)):
        dice = f"d1 to d{len(reckoner.dice)}"
        raise Misfit(path, f"unknown path; after '{reckoner.id}': {known(rest, readers)}, {dice}, or a card's id")
    return NONE


def _owing(reckoner: ReckonerView) -> str:
    """What is half paid and what is left to pay: a card's symbols, or a Move and where to (ATK-06)."""
    owing = reckoner.owing
    if owing is None:
        return NONE
    return " ".join((owing.card, *owing.symbols)) if owing.card else f"move {owing.district}"
