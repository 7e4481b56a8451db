"""Positions in Babilar, with everything that module 4 brings: for the tests of the server, and for the client's."""

from __future__ import annotations

from reckoners.game import Game
from tests.positions import table

# What each of them is attacked by, Dawnslight cards of both kinds, markers near their spots, an Epic about to fall.
BABILAR = """
    [setup]
    reckoners = ["tia", "abraham", "val", "exel"]
    boss = "regalia"
    city = "babilar"
    modules = [1, 2, 3, 4]
    [position]
    round = 4
    population = 27
    money = 5
    base = 1
    dawnslight_deck = ["glowing-vines", "fruit-bowl", "thorn-hedge", "spray-paint", "painted-map"]
    boss = { district = "central-park", card = "move", yellow = 1, black = 2, red = 2, blue = 2, deck = [
        "die", "reroll", "equipment", "ability", "doubles", "die", "reroll"] }
    district = [
        { id = "grand-central", epic = "sourcefield", research = 0, health = 3, bracket = 3, marker = 5 },
        { id = "painted-village", epic = "paroxysm", bracket = 3, enforcement = 2, marker = 3 },
        { id = "central-park", epic = "larcener", bracket = 2, blue_shields = 1, copy_tokens = 1, marker = 4 },
        { id = "drowned-market", epic = "frostbite", research = 3, bracket = 2, barricades = 1, marker = 0 },
        { id = "sunken-harbour", epic = "curveball", bracket = 2, enforcement = 1, red_shields = 1, marker = 8 },
    ]
    [position.reckoners]
    tia = { district = "grand-central", plan = 1, equipment = ["rifle", "helicopter"], dawnslight = [
        "neon-graffiti", "hidden-garden"], dice = [
        "purple research2", "purple research2", "purple contain", "basic contain", "basic research", "basic attack"] }
    abraham = { district = "grand-central", plan = 0, equipment = ["drone"], suffers = ["reroll"], dice = [
        "green attack2", "green attack", "green attack2", "basic attack", "basic money", "basic research"] }
    val = { district = "central-park", plan = 2, suffers = ["move", "die"], dice = [
        "green attack2", "purple contain", "purple research2", "green attack", "basic research disabled",
        "basic contain"] }
    exel = { district = "painted-village", plan = 0, equipment = ["fuel-cells", "emp"], disabled = ["emp"], suffers = [
        "equipment", "doubles"], dice = [
        "red attack", "red enforcement2", "blue contain2", "blue contain", "basic enforcement", "basic money"] }
    """
# One Attack of the second die is left when the Epic falls.
LAST_BLOW = (*["abraham use d1 attack sourcefield"] * 2, "abraham use d3 attack sourcefield")
# One Research of the second die is left when Dawnslight helps.
TO_AID = ("tia use d5 research grand-central", "tia use d1 research grand-central")


def babilar(*actions: str, until: str = "") -> Game:
    """The position after some actions, or after as little as leads to a decision."""
    game = table(BABILAR)
    game.play_all(actions)
    return on_to(game, until)


def on_to(game: Game, until: str) -> Game:
    """As little as leads to a decision."""
    while until and game.view().decision != until:
        legal = [str(action) for action in game.legal()]
        game.play(next((action for action in legal if action.startswith("end ")), legal[0]))
    return game
