"""Positions with Limelight in Ildithia, and in Newcago with its cards: for tests of the server, and the client's."""

from __future__ import annotations

from reckoners.game import Game
from tests.positions import table
from tests.server.babilar import on_to

# The movement board passes two districts next, one of them nearly protected; a third is protected. His dice are known.
ILDITHIA = """
    [setup]
    reckoners = ["tia", "abraham", "val", "exel"]
    boss = "limelight"
    city = "ildithia"
    modules = [1, 2, 3, 4]
    options = ["intense"]
    [[replace.city]]
    id = "ildithia"
    passes = { 2 = 1, 3 = 1, 4 = 2, 5 = 2, 6 = 3 }
    [position]
    round = 4
    population = 37
    money = 5
    base = 1
    defeats = 1
    tram = "sharp-tower"
    boss = { district = "brine-gardens", research = 14, yellow = 2, black = 3, red = 2, blue = 4 }
    district = [
        { id = "sharp-tower", epic = "digzone", bracket = 2, enforcement = 1, marker = 4 },
        { id = "inkom-territory", epic = "sourcefield", research = 0, health = 3, bracket = 3, marker = 1 },
        { id = "salt-mills", epic = "paroxysm", bracket = 1, enforcement = 2, red_shields = 1, marker = 3 },
        { id = "porters-square", epic = "frostbite", research = 3, bracket = 2, barricades = 1, marker = 0 },
        { id = "brine-gardens", epic = "curveball", bracket = 2, blue_shields = 2, copy_tokens = 1, marker = 4 },
    ]
    [position.reckoners]
    tia = { district = "inkom-territory", plan = 1, equipment = ["rifle", "helicopter"], dice = [
        "purple research2", "purple research2", "purple contain", "basic contain", "basic research", "basic attack"] }
    abraham = { district = "inkom-territory", plan = 0, equipment = ["drone"], suffers = ["reroll"], dice = [
        "green attack2", "green attack", "green attack2", "basic attack", "basic money", "basic research"] }
    val = { district = "salt-mills", plan = 2, suffers = ["move"], dice = [
        "green attack2", "purple contain", "purple research2", "green attack", "basic research", "basic contain"] }
    exel = { district = "brine-gardens", plan = 0, equipment = ["fuel-cells", "emp"], dice = [
        "red attack", "red enforcement2", "blue contain2", "blue contain", "basic enforcement", "basic money"] }
    [script]
    power = ["yellow B", "black A", "red C", "blue D"]
    """

# Every kind of benefit, every kind of harm; in the theatre a card would hit one of two.
NEWCAGO = """
    [setup]
    reckoners = ["tia", "prof", "megan", "david"]
    options = ["newcago-cards-mixed", "most-intense", "casual"]
    [position]
    round = 4
    population = 26
    money = 2
    base = 2
    boss = { district = "soldier-field", research = 21, yellow = 1, black = 1, red = 1, blue = 3 }
    district = [
        { id = "newcago-theatre", epic = "paroxysm", research = 2, bracket = 3, card = "newcago-theatre-a" },
        { id = "chinatown", epic = "refractionary", bracket = 2, enforcement = 1, card = "chinatown-a" },
        { id = "the-loop", epic = "frostbite", research = 3, bracket = 2, barricades = 1, card = "the-loop-a" },
        { id = "soldier-field", epic = "gridlock", bracket = 2, card = "soldier-field-a" },
        { id = "understreets", epic = "curveball", research = 0, health = 1, bracket = 3, card = "understreets-b" },
    ]
    [position.reckoners]
    tia = { district = "newcago-theatre", plan = 0, equipment = ["rifle"], dice = [
        "purple research2", "purple research2", "purple contain", "basic contain", "basic research", "basic attack"] }
    prof = { district = "newcago-theatre", plan = 6, dice = [
        "black enforcement", "black plan", "black plan", "basic contain", "basic contain", "basic attack"] }
    megan = { district = "understreets", plan = 0, equipment = ["drone"], dice = [
        "red attack", "red enforcement2", "red attack", "basic enforcement", "basic enforcement", "basic money"] }
    david = { district = "chinatown", plan = 2, dice = [
        "blue contain2", "blue contain2", "blue contain2", "basic research", "basic money", "basic research"] }
    """
# The second Research weakens the Epic: who stands there may attack it at once.
TO_BENEFIT = ("tia use d1 research paroxysm", "tia use d1 research paroxysm")


def ildithia(*actions: str, until: str = "") -> Game:
    """The position in Ildithia after some actions, or after as little as leads to a decision."""
    game = table(ILDITHIA)
    game.play_all(actions)
    return on_to(game, until)


def newcago(*actions: str, until: str = "") -> Game:
    game = table(NEWCAGO)
    game.play_all(actions)
    return on_to(game, until)
