"""Moments of module 4 in which something is half done: in the middle of an aid, a reward, a loss, a Move, an attack."""

from __future__ import annotations

from reckoners import Game
from tests.positions import table
from tests.rules.babilar import NOBODY_THERE, babilar


def helped() -> Game:
    """Tia's first symbol brings Dawnslight, while the second one is still open."""
    own = {"district": "grand-central", "dice": ["purple research2", "basic money"]}
    return babilar(
        {"tia": own, "abraham": {"district": "grand-central", "dice": ["basic money"]}},
        tracks={"grand-central": {5: "aid"}},
        more='dawnslight_deck = ["neon-graffiti", "fruit-bowl", "painted-map"]',
    )


def rewarded() -> Game:
    """Abraham defeats Digzone with the first of two symbols; the parts of its reward come in any order."""
    own = {"district": "grand-central", "dice": ["green attack2", "basic money"], "equipment": ["grenade-launcher"]}
    return babilar(
        {"abraham": own, "tia": {"district": "central-park", "dice": ["basic money"]}},
        {"grand-central": NOBODY_THERE},
        tracks={"grand-central": {5: "attack-money 2", 4: "aid"}},
        reward={"boss_research": 2, "money": 2, "plan": 1, "contain": 1},
        more='money = 1\ndawnslight_deck = ["glowing-vines", "fruit-bowl", "painted-map"]',
    )


def found() -> Game:
    """A spot finds the base: a die is lost while dice are used, even the one that is open."""
    own = {"district": "grand-central", "dice": ["purple research2", "basic money used"]}
    return babilar(
        {"tia": own, "prof": {"district": "grand-central", "dice": ["black plan2", "basic money"]}},
        tracks={"grand-central": {5: "discover"}},
        more='base = "bottom"',
    )


def robbed() -> Game:
    """Spots cost money and Plan tokens in the use step."""
    own = {"district": "grand-central", "dice": ["purple research2", "basic money"], "equipment": ["emp", "drone"]}
    return babilar(
        {"tia": own, "prof": {"district": "grand-central", "plan": 1, "equipment": ["camera"], "dice": ["basic plan"]}},
        tracks={"grand-central": {5: "attack-money 2", 4: "attack-plan"}},
        more="money = 0",
    )


def against_regalia(position: str) -> Game:
    return table(
        f"""
        [setup]
        reckoners = ["tia", "prof", "val"]
        boss = "regalia"
        city = "babilar"
        modules = [1]
        {position}
        """
    )


def slowed() -> Game:
    """A Move costs Tia two; Helicopter is one of them."""
    return against_regalia(
        """
        [position.boss]
        district = "painted-village"
        card = "move"
        [[position.district]]
        id = "grand-central"
        [[position.district]]
        id = "painted-village"
        [position.reckoners.tia]
        suffers = ["move"]
        equipment = ["helicopter"]
        dice = ["basic money", "basic plan", "purple research2"]
        [position.reckoners.prof]
        dice = ["black plan2"]
        [position.reckoners.val]
        dice = ["basic money"]
        """
    )


def attacked() -> Game:
    """Two have to choose what they do without before anybody rolls."""
    return against_regalia(
        """
        [position]
        step = "roll"
        round = 2
        [position.boss]
        district = "painted-village"
        card = "die"
        deck = ["equipment", "reroll"]
        [[position.district]]
        id = "grand-central"
        [[position.district]]
        id = "painted-village"
        [position.reckoners.tia]
        suffers = ["die", "equipment", "reroll"]
        equipment = ["emp", "dowser", "camera"]
        [position.reckoners.prof]
        suffers = ["die", "ability"]
        [position.reckoners.val]
        """
    )


def turned() -> Game:
    """She acts: tokens go back, she goes where somebody is, and turns the last card of her deck."""
    return against_regalia(
        """
        [position]
        step = "purchase"
        population = 90
        money = 9
        market = ["emp"]
        [position.boss]
        district = "painted-village"
        card = "die"
        deck = ["doubles"]
        [[position.district]]
        id = "grand-central"
        [[position.district]]
        id = "painted-village"
        [position.reckoners.tia]
        suffers = ["die"]
        dice = ["purple disabled"]
        plan = 0
        [position.reckoners.prof]
        plan = 0
        [position.reckoners.val]
        plan = 0
        """
    )


MODULE_4 = {
    "an aid in the middle of a die": (
        helped,
        (
            "tia use d1 research grand-central",
            "aid neon-graffiti tia",
            "tia use d1 research grand-central",
            "tia use neon-graffiti research digzone",
            "tia use neon-graffiti research grand-central",
            "abraham use d1 money",
        ),
    ),
    "a reward in the middle of a die": (
        rewarded,
        (
            "abraham use d1 attack digzone",
            "reward plan tia",
            "reward money",
            "reward boss-research grand-central",
            "aid fruit-bowl abraham",
            "reward contain frostbite",
            "abraham heal fruit-bowl",
            "abraham lapse",
            "abraham use d2 money",
        ),
    ),
    "a die lost in the use step": (
        found,
        (
            "tia use d1 research grand-central",
            "lose tia d1",
            "tia use d1 research digzone",
            "prof use d2 money",
        ),
    ),
    "sold in the use step": (
        robbed,
        (
            "tia use d1 research grand-central",
            "sell tia emp",
            "tia use d1 research grand-central",
            "prof use d1 plan",
        ),
    ),
    "a Move that costs two": (
        slowed,
        (
            "tia use d1 move painted-village",
            "tia use d2 move painted-village",
            "prof use d1 plan",
            "tia use helicopter move grand-central",
            "tia use d3 research painted-village",
        ),
    ),
    "attacked Reckoners choose": (
        attacked,
        (
            "prof disable-die d1",
            "tia disable-card emp",
            "tia disable-die d4",
            "val keep d1",
            "tia keep d1",
            "tia reroll",
        ),
    ),
    "Regalia turns a card": (turned, ("buy emp for tia", "end purchase", "tia keep d1")),
}
