"""Messages for the client's tests, and to look at without a server: `python -m tests.server.samples` makes them.

They are exactly what the server would send. A test fails when one of them is not any more: make them anew then, after
`python -m tests.finished.make --stale` if the content has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from reckoners.bots.team import Team
from reckoners.content import load_content
from reckoners.game import Game, Setup
from reckoners.server.content_words import content_in, rules_in
from reckoners.server.crew import Bots
from reckoners.server.history import history_of
from reckoners.server.messages import table_now
from reckoners.server.story import Story
from reckoners.server.teller import teller
from tests.positions import table
from tests.server.babilar import LAST_BLOW, TO_AID, babilar
from tests.server.ildithia import TO_BENEFIT, ildithia, newcago

SAMPLES = Path(__file__).parents[2] / "client" / "samples"
FINISHED = Path(__file__).parents[1] / "finished"
TEAM = ("tia", "prof", "megan", "david")
ALL_SIX = (*TEAM, "abraham", "cody")
MOST = 40  # games in which a moment is sought

# What the client's tests click on, so it does not depend on chance or on a bot.
USE = """
    [setup]
    reckoners = ["tia", "prof", "megan", "david"]
    [position]
    round = 4
    population = 26
    money = 2
    base = 2
    boss = { district = "soldier-field", research = 21, yellow = 1, black = 1, red = 1, blue = 3 }
    district = [
        { id = "newcago-theatre", epic = "paroxysm", research = 2, bracket = 3, enforcement = 1 },
        { id = "chinatown", epic = "refractionary", bracket = 2, enforcement = 1, barricades = 1 },
        { id = "the-loop", epic = "frostbite", research = 3, bracket = 2, barricades = 1 },
        { id = "soldier-field", epic = "gridlock", bracket = 2 },
        { id = "understreets", epic = "curveball", research = 0, health = 2, bracket = 3, enforcement = 1 },
    ]
    [position.reckoners]
    tia = { district = "newcago-theatre", plan = 0, equipment = ["rifle"], dice = [
        "purple research2", "purple research2", "purple contain", "basic contain", "basic research", "basic attack"] }
    prof = { district = "chinatown", plan = 6, dice = [
        "black enforcement", "black plan", "black plan", "basic contain", "basic contain", "basic attack"] }
    megan = { district = "understreets", plan = 0, equipment = ["drone"], dice = [
        "red attack", "red enforcement2", "red attack", "basic enforcement", "basic enforcement", "basic money"] }
    david = { district = "the-loop", plan = 2, dice = [
        "blue contain2", "blue contain2", "blue contain2", "basic research", "basic contain", "basic research"] }
    """

# All three modules of Steelslayer: everything that can be asked for is there.
STEEL = """
    [setup]
    reckoners = ["val", "mizzy", "exel", "sam"]
    modules = [1, 2, 3]
    [position]
    round = 4
    population = 26
    money = 9
    base = 2
    boss = { district = "soldier-field", research = 21, yellow = 1, black = 1, red = 1, blue = 3 }
    district = [
        { id = "newcago-theatre", epic = "paroxysm", bracket = 3, enforcement = 1, red_shields = 1, copy_tokens = 1 },
        { id = "chinatown", epic = "refractionary", bracket = 2, barricades = 1, blue_shields = 1, copy_tokens = 2 },
        { id = "the-loop", epic = "frostbite", research = 3, bracket = 2, barricades = 1 },
        { id = "soldier-field", epic = "larcener", bracket = 3 },
        { id = "understreets", epic = "curveball", research = 0, health = 2, bracket = 3, red_shields = 2 },
    ]
    [position.reckoners]
    val = { district = "newcago-theatre", plan = 2, equipment = ["spyril", "data-chip", "submarine"], dice = [
        "green attack2", "purple research2", "purple contain", "green attack", "basic research", "basic contain"] }
    mizzy = { district = "chinatown", plan = 1, equipment = ["kidnap", "blind-spot", "epic-bomb"], dice = [
        "black enforcement", "black plan", "orange money2", "orange money", "basic contain", "basic attack"] }
    exel = { district = "understreets", plan = 1, equipment = ["utility-tool", "extra-ammo", "gottschalk"], dice = [
        "red attack", "red enforcement2", "blue contain2", "blue contain", "basic enforcement", "basic money"] }
    sam = { district = "the-loop", plan = 2, equipment = ["herman", "fuel-cells", "climbing-kit"], dice = [
        "blue contain2", "red enforcement2", "green attack", "purple research2", "orange money", "black plan"] }
    """


def retold(game: Game, at: int | None = None) -> tuple[Game, Story]:
    """The same game with its story, as far as so many actions."""
    replayed = game.at(0)
    story = Story.of(replayed)
    for code in game.log[:at]:
        story.play(replayed, code)
    return replayed, story


def told(game: Game, at: int | None = None, language: str = "en") -> bytes:
    """The `table` message after so many actions of a game, with what the last of them made happen."""
    replayed, story = retold(game, at)
    version = len(replayed)
    crew = Bots({}).told(replayed, version)
    words, added = teller(language, game.content), 1 if len(replayed) else 0
    return msgspec.json.encode(table_now("sample", version, replayed, story, crew, words, added, laid=True))


def finished(name: str) -> Game:
    return Game.load(FINISHED / f"{name}.jsonl")


def sought(game: Game, fits: Callable[[Game], bool]) -> bytes | None:
    """The first moment of a game that fits."""
    moment = game.at(0)
    for at, code in enumerate(game.log, start=1):
        moment.play_code(code)
        if fits(moment):
            return told(game, at)
    return None


def played(fits: Callable[[Game], bool], team: tuple[str, ...] = TEAM) -> bytes:
    """Such a moment in a game of the four, or of other Reckoners, played by greedy bots."""
    for number in range(1, MOST + 1):
        game = Game(Setup(reckoners=team, seed=f"samples {number}"))
        Team(dict.fromkeys(range(len(team)), "greedy"), len(team)).play_out(game)
        found = sought(game, fits)
        if found is not None:
            return found
    raise AssertionError(f"not in {MOST} games")


def recorded(name: str, fits: Callable[[Game], bool]) -> bytes:
    found = sought(finished(name), fits)
    assert found is not None, name
    return found


def used(*actions: str) -> bytes:
    game = table(USE)
    game.play_all(actions)
    return told(game)


def steel(*actions: str, until: str = "") -> Game:
    """Steelslayer's position after some actions, or after as little as leads to a decision."""
    game = table(STEEL)
    game.play_all(actions)
    while until and game.view().decision != until:
        legal = [str(action) for action in game.legal()]
        game.play(next((action for action in legal if action.startswith("end ")), legal[0]))
    return game


def open_in_round_3(game: Game) -> bool:
    return game.step == "use" and game.state.round == 3 and any(seat.open for seat in game.view().reckoners)


def several_can_pay(game: Game) -> bool:
    """Somebody's die is open, and somebody has two dice either of which could pay for the own ability."""
    if game.step != "use" or not any(seat.open for seat in game.view().reckoners):
        return False
    legal = set(map(str, game.legal()))
    return any(
        sum(f"{seat.id} use {die.name} card {seat.ability.id}" in legal for die in seat.dice) > 1
        for seat in game.view().reckoners
    )


def offers(game: Game, action: str) -> bool:
    return action in map(str, game.legal())


def history(name: str) -> bytes:
    return msgspec.json.encode(history_of(*retold(finished(name)), teller("en")))


MAKERS: dict[str, Callable[[], bytes]] = {
    "content-en": lambda: msgspec.json.encode(content_in("en")),
    "content-all-en": lambda: msgspec.json.encode(content_in("en", load_content(modules=(1, 2, 3, 4)))),
    "rules-en": lambda: msgspec.json.encode(rules_in("en")),
    "history-won": lambda: history("4-hard-won"),
    "history-lost": lambda: history("4-standard-lost"),
    "table-prologue-buy": lambda: told(Game(Setup(reckoners=TEAM, seed="samples"))),
    "table-place": lambda: played(lambda game: offers(game, "tia place the-loop")),
    "table-roll-4": lambda: played(lambda game: game.state.round == 2 and offers(game, "prof keep d1")),
    "table-use-4-start": used,
    "table-use-4": lambda: used("tia use d1 research paroxysm"),
    "table-use-2": lambda: recorded("2-beginner-won", open_in_round_3),
    "table-use-6": lambda: played(several_can_pay, ALL_SIX),
    "table-steel-use": lambda: told(steel()),
    "table-steel-half": lambda: told(steel("val use d3 card data-chip")),
    "table-steel-kidnap": lambda: told(steel("val use d1 attack paroxysm", "mizzy use kidnap the-loop")),
    "table-steel-steal": lambda: told(steel(until="steal")),
    "table-steel-swap": lambda: told(steel(until="swap")),
    "table-babilar-use": lambda: told(babilar()),
    "table-babilar-open": lambda: told(babilar("tia use d1 research grand-central")),
    "table-babilar-aid": lambda: told(babilar(*TO_AID)),
    "table-babilar-rewards": lambda: told(babilar(*LAST_BLOW)),
    "table-babilar-half": lambda: told(babilar("val use d1 move painted-village")),
    "table-babilar-disable": lambda: told(babilar(until="disable")),
    "table-ildithia-use": lambda: told(ildithia()),
    "table-ildithia-open": lambda: told(ildithia("val use d3 research protect salt-mills")),
    "table-ildithia-acted": lambda: told(ildithia(until="roll")),
    "table-newcago-use": lambda: told(newcago()),
    "table-newcago-benefit": lambda: told(newcago(*TO_BENEFIT)),
    "table-newcago-open": lambda: told(newcago("david use d5 card chinatown-a")),
    "table-newcago-victim": lambda: told(newcago(until="victim")),
    "table-limelight-babilar": lambda: told(
        Game(Setup(reckoners=TEAM, boss="limelight", city="babilar", seed="samples"))
    ),
    "table-regalia-ildithia": lambda: told(
        Game(Setup(reckoners=TEAM, boss="regalia", city="ildithia", seed="samples"))
    ),
    "table-steelheart-babilar": lambda: told(Game(Setup(reckoners=TEAM, city="babilar", seed="samples"))),
    "table-regalia-newcago": lambda: told(Game(Setup(reckoners=TEAM, boss="regalia", seed="samples"))),
    "table-rewards": lambda: played(lambda game: game.step == "rewards" and len(game.codes()) > 3),
    "table-buy": lambda: played(
        lambda game: game.step == "purchase" and game.state.round > 2 and len(game.codes()) > 8
    ),
    "table-lose": lambda: played(lambda game: offers(game, "lose prof d1")),
    "table-epic-phase": lambda: played(lambda game: game.step == "roll" and game.state.round == 3),
    "table-over-won": lambda: told(finished("4-hard-won")),
    "table-over-lost": lambda: told(finished("4-standard-lost")),
}


def main() -> None:
    for name, make in MAKERS.items():
        text = make()
        (SAMPLES / f"{name}.json").write_bytes(text + b"\n")
        print(f"{name}.json: {len(text)} bytes")


if __name__ == "__main__":
    main()
