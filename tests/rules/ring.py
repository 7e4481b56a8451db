"""A ring of three districts in which dice are used."""

from __future__ import annotations

from reckoners.game import Game

# Digzone at the Loop, where everybody stands, Frostbite behind a Barricade in Chinatown, nobody in the Understreets.
RING = """
[[position.district]]
id = "the-loop"
epic = "digzone"
research = 3
health = 6
bracket = 3
enforcement = 2
[[position.district]]
id = "chinatown"
epic = "frostbite"
research = 2
health = 7
bracket = 3
enforcement = 1
barricades = 1
[[position.district]]
id = "understreets"
"""
BOSS_AWAY = 'position.boss = { district = "understreets", research = 20 }\n'
BOSS_HERE = 'position.boss = { district = "the-loop", research = 20 }\n'

TEAM = f"""
{BOSS_AWAY}
[position.reckoners.tia]
dice = ["purple research2", "basic money", "basic plan"]
[position.reckoners.prof]
dice = ["basic contain", "basic enforcement", "black plan2"]
{RING}
"""


def options(game: Game, start: str) -> set[str]:
    """What may follow these words."""
    texts = (str(action) for action in game.legal())
    return {text.removeprefix(f"{start} ") for text in texts if text.startswith(f"{start} ")}
