"""Choosers that like what random ones seldom do: district tracks, Dawnslight cards, Moves under attack, defeats."""

from __future__ import annotations

import random

from reckoners import Game


def tracks(game: Game, chance: random.Random) -> str:
    """Research in the districts, and whatever may be a defeat; each Reckoner where it is."""
    if game.view().decision != "use" or chance.random() < 0.4:
        return ""
    ring = {district.id for district in game.view().districts}
    told = [str(action) for action in game.legal() if action.verb == "spend"]
    researched = [action for action in told if action.split()[3] == "research" and action.split()[4] in ring]
    researched += [action for action in told if " protect " in action]
    attacks = [action for action in told if action.split()[3] == "attack"]
    return chance.choice(chance.choice([one for one in (researched, attacks) if one] or [[""]]))


def moves(game: Game, chance: random.Random) -> str:
    """Moves, by halves too, and what may come in between."""
    if game.view().decision != "use":
        return ""
    view = game.view()
    attacked = [seat.id for seat in view.reckoners if "move" in seat.suffers]
    if not attacked or chance.random() < 0.3:
        return ""
    owing = [seat.id for seat in view.reckoners if seat.owing and seat.id in attacked]
    who = chance.choice(owing or attacked)
    told = [str(action) for action in game.legal() if who in str(action).split()]
    if chance.random() < 0.7:
        told = [action for action in told if " move " in action or "dispatcher" in action]
    return chance.choice(told) if told else ""


def gathers(game: Game, chance: random.Random) -> str:
    """Dawnslight cards are used to pay, to move, for Tradecraft; Reckoners stand together, so that many suffer."""
    if game.view().decision == "place":
        return str(game.legal()[0])
    if game.view().decision != "use" or chance.random() < 0.5:
        return ""
    own = {card for seat in game.view().reckoners for card in seat.dawnslight}
    told = [str(action) for action in game.legal()]
    used = [action for action in told if not own.isdisjoint(action.split())]
    paid = [action for action in used if " card " in action]
    return chance.choice(paid or used) if used else ""


def hunts(game: Game, chance: random.Random) -> str:
    """What is left of an Epic or of the Boss gets less; who cannot do that goes where it can be done."""
    view = game.view()
    if view.decision != "use" or chance.random() < 0.15:
        return ""
    told = [str(action) for action in game.legal()]
    left = {view.boss.id: view.boss.health or view.boss.research}
    left |= {one.id: one.marker for one in view.districts if one.marker is not None}
    left |= {one.epic.id: one.epic.health or 9 for one in view.districts if one.epic}
    for symbol in ("attack", "research"):
        aimed = [action for action in told if action.split()[3:4] == [symbol] and " protect " not in action]
        if aimed:
            least = min(left[action.split()[4]] for action in aimed)
            return chance.choice([action for action in aimed if left[action.split()[4]] == least])
    there = [action for action in told if " move " in action]
    return chance.choice(there) if there and chance.random() < 0.5 else ""


def cards_of_districts(game: Game, chance: random.Random) -> str:
    """What a district's card trades or gives is taken and used; else Epics are weakened and defeated to get more."""
    if game.view().decision not in ("use", "benefit") or chance.random() < 0.15:
        return ""
    laid = {one.newcago_card for one in game.view().districts}
    told = [str(action) for action in game.legal()]
    used = [action for action in told if not laid.isdisjoint(action.split())]
    return chance.choice(used) if used else hunts(game, chance)


def anything_of_these(game: Game, chance: random.Random) -> str:
    return chance.choice((tracks, moves, gathers, hunts))(game, chance)
