"""Whatever can be decided in a game with all modules is told, in every language: options, decisions, the log."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import product

import pytest

from reckoners.engine.action import verb_of
from reckoners.engine.codes import END, REFRESH
from reckoners.engine.decision import DECISIONS
from reckoners.game import Action, Game, Setup
from reckoners.game.forecast import acting_now
from reckoners.game.setup import BOSS, CITY
from reckoners.server.choices import options_of
from reckoners.server.decision_words import EPIC_PHASE, decision_of
from reckoners.server.outlook import outlook_of
from reckoners.server.story import Story
from reckoners.server.teller import Teller
from reckoners.text import languages
from tests.positions import table

TEAMS = (("val", "mizzy", "exel", "sam"), ("cody", "exel", "mizzy", "tia", "val"), ("sam", "val", "david"))
LEFT_OPEN = re.compile(r"[@*{}]|  |\bNone\b|\b[a-z]+-[a-z]+-id\b")
DECIDED = {decision.name for decision in DECISIONS if decision is not None}


def rich(team: tuple[str, ...], seed: str, boss: str = BOSS, city: str = CITY, *options: str) -> Game:
    game = Game(Setup(reckoners=team, seed=seed, boss=boss, city=city, modules=(1, 2, 3, 4), options=options))
    state = game.state.clone()
    state.population, state.money = 150, 25
    return Game.from_state(game.setup, game.content, state)


@cache
def moments() -> tuple[Game, ...]:
    """Of random games by rich people: one of each decision and each kind of option. Played by whoever asks first, not
    by each who only collects tests."""
    rng = random.Random("words")
    found: list[Game] = []
    seen: set[tuple[str, ...]] = set()
    games = [rich(team, seed) for team, seed in product(TEAMS, "abcdef")]
    games += [rich(team, seed, "regalia", "babilar") for team, seed in product(TEAMS, "abcd")]
    games += [rich(team, seed, BOSS, CITY, "newcago-cards-mixed", "intense") for team, seed in product(TEAMS, "abc")]
    for game in games:
        while game.codes():
            decision = game.view().decision
            kinds = {(decision, action.verb, kind_of(action)) for action in game.legal()}
            if not kinds <= seen:
                seen |= kinds
                found.append(game.clone())
            game.play_code(chosen(game, rng))
    return (*found, *asked())


def chosen(game: Game, rng: random.Random) -> int:
    """They buy and use whatever they can."""
    acting = [code for code in game.codes() if verb_of(code) not in (END, REFRESH)]
    return rng.choice(acting if acting and rng.random() < 0.95 else game.codes())


def kind_of(action: Action) -> str:
    if action.verb == "pay":
        return action.card
    return action.source if action.verb == "power" else action.symbol


TABLE = """
    [setup]
    modules = [1, 2, 3]
    [position]
    base = 1
    population = 30
    boss = { district = "chinatown" }
    [[position.district]]
    id = "the-loop"
    epic = "digzone"
    bracket = 3
    enforcement = 2
    barricades = 1
    red_shields = 2
    blue_shields = 1
    copy_tokens = 1
    [[position.district]]
    id = "chinatown"
    epic = "frostbite"
    bracket = 3
    enforcement = 1
    [position.reckoners.mizzy]
    district = "the-loop"
    plan = 0
    charges = 2
    equipment = ["kidnap", "dish-soap", "utility-tool", "data-chip"]
    dice = ["black plan2", "basic enforcement", "basic contain"]
    [position.reckoners]
    exel = { district = "chinatown", plan = 0, equipment = ["med-kit"], dice = ["blue contain2"] }
    val = { district = "chinatown", equipment = ["spyril", "extra-ammo"], plan = 0, dice = ["basic money"] }
"""


def asked() -> list[Game]:
    """Whom a gift is for chooses a die; who kidnaps, what is brought."""
    spyril, kidnap = table(TABLE), table(TABLE)
    spyril.play_all(["mizzy use d2 enforcement the-loop", "mizzy use d3 contain the-loop", "val use spyril mizzy"])
    kidnap.play("mizzy use kidnap chinatown")
    return [spyril, kidnap]


def test_they_meet_every_decision() -> None:
    assert DECIDED - {game.view().decision for game in moments()} == set()


@pytest.mark.parametrize("language", languages())
def test_options_and_decisions_are_told(language: str) -> None:
    for game in moments():
        teller = Teller(language, game.content)
        view = game.view()
        options = options_of(view, game.every_option(), teller)
        assert sorted(option.action for option in options) == sorted(map(str, game.every_option()))
        assert [option.label for option in options if not option.label or LEFT_OPEN.search(option.label)] == []
        actors = acting_now(game.state) if view.step in EPIC_PHASE else []
        told = decision_of(view, game.legal(), actors[0].id if actors else "", teller)
        for text in (told.title, told.detail, *told.seats.values()):
            assert not LEFT_OPEN.search(text), text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("boss", "city", "options"), [(BOSS, CITY, ()), ("regalia", "babilar", ()), (BOSS, CITY, ("newcago-cards-b",))]
)
def test_the_log_is_told(language: str, boss: str, city: str, options: tuple[str, ...]) -> None:
    rng = random.Random(language)
    game = rich(TEAMS[1], "log", boss, city, *options)
    story = Story.of(game)
    teller = Teller(language, game.content)
    while game.codes() and len(story.entries) < 600:
        story.play(game, chosen(game, rng))
    entries = story.told(len(story.entries) - 1, boss, teller, 600)
    lines = [entry.text for entry in entries] + [line.text for entry in entries for line in entry.lines]
    assert [line for line in lines if not line or LEFT_OPEN.search(line)] == []


LABELS = {
    "mizzy use d2 enforcement the-loop": ("spend", "red-shield", "the-loop", "Remove a red Shield from The Loop"),
    "mizzy use d3 contain the-loop": ("spend", "blue-shield", "the-loop", "Remove a blue Shield from The Loop"),
    "mizzy use d2 copy the-loop": ("barricade", "copy-token", "the-loop", "Remove a Copy token from The Loop"),
    "mizzy use d2 barricade the-loop": ("barricade", "barricade", "the-loop", "Remove a Barricade from The Loop"),
    "mizzy use demolitions put": ("power", "none", "", "Lay a token on Demolitions"),
    "mizzy use demolitions 2": ("power", "number", "2", "Two tokens off: 5 Attack"),
    "mizzy use kidnap chinatown": ("power", "district", "chinatown", "Bring the Boss or pieces to Chinatown"),
    "mizzy use dish-soap": ("power", "none", "", "Base marker one step up"),
    "mizzy use d1 card utility-tool plan attack": ("card", "symbol", "attack", "Utility Tool: Plan becomes Attack"),
    "mizzy use d1 card data-chip": ("card", "card", "data-chip", "Pay for Data Chip"),
    "exel use d1 card tradecraft contain": ("card", "symbol", "contain", "Tradecraft: one more Contain"),
    "exel use med-kit": ("power", "none", "", "Regain 1 population"),
    "val use dispatcher exel soldier-field": ("power", "district", "soldier-field", "Send Exel to Soldier Field"),
    "val use dispatcher barricade the-loop": ("barricade", "barricade", "the-loop", "Remove a Barricade from The Loop"),
    "val use extra-ammo mizzy": ("power", "reckoner", "mizzy", "Mizzy rolls unused dice again"),
}


@pytest.mark.parametrize("action", LABELS)
def test_what_an_option_lights_up_and_says(action: str) -> None:
    game = table(TABLE)
    found = {option.action: option for option in options_of(game.view(), game.legal(), Teller("en", game.content))}
    option = found[action]
    assert (option.kind, option.target.kind, option.target.id, option.label) == LABELS[action]


@pytest.mark.parametrize(
    ("action", "kind", "id", "label"),
    [
        ("mizzy regain d3", "die", "mizzy d3", "Take d3 back"),
        ("mizzy bring copy-token the-loop", "copy-token", "the-loop", "Bring a Copy token from The Loop"),
        ("mizzy bring barricade the-loop", "barricade", "the-loop", "Bring a Barricade from The Loop"),
        ("mizzy done", "none", "", "Bring no more"),
    ],
)
def test_what_a_cards_question_offers(action: str, kind: str, id: str, label: str) -> None:
    found = [
        option
        for game in asked()
        for option in options_of(game.view(), game.legal(), Teller("en", game.content))
        if option.action == action
    ]
    assert [(option.target.kind, option.target.id, option.label) for option in found] == [(kind, id, label)]


def test_what_is_asked() -> None:
    titles = []
    for game in asked():
        told = decision_of(game.view(), game.legal(), "", Teller("en", game.content))
        titles.append((told.title, told.detail))
    assert titles == [
        ("Spyril: which die?", "Mizzy takes a used die back."),
        ("Kidnap: whom or what?", "Mizzy brings the Boss, or up to three pieces."),
    ]


FORECAST = """
    [setup]
    modules = [2, 3]
    [position]
    boss = { district = "newcago-theatre" }
    [[position.district]]
    id = "the-loop"
    epic = "ozone"
    bracket = 3
    [[position.district]]
    id = "chinatown"
    epic = "firefight"
    bracket = 3
    [position.reckoners]
    tia = { district = "the-loop", equipment = ["sabotage"], dice = ["basic money"] }
    prof = { district = "chinatown", equipment = ["blackmail"], dice = ["basic money"] }
"""


def test_the_forecast_says_what_is_counted_rolled_left_out_and_slowed() -> None:
    game = table(FORECAST)
    told = {actor.id: actor.text for actor in outlook_of(game.forecast(), Teller("en", game.content)).actors}
    assert told["ozone"] == (
        "Enforcement, Attack Population per Enforcement ×1, Boss blue, bracket one step less by Sabotage"
    )
    assert told["firefight"] == "Transform, Boss yellow, what the Epic Ability die shows, one left out by Blackmail"
