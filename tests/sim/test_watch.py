"""What a result says is what happened: compared with the game's own account of itself, which is slow and in words."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners.bots import Team
from reckoners.content.model import Consumable
from reckoners.engine.trying import right_after
from reckoners.game import Action, Game, Happening, Setup
from reckoners.sim.result import Result, decoder, encoder
from reckoners.sim.watch import Watch

SETUPS = [
    Setup(reckoners=("random",) * 2, difficulty="beginner", seed="watch 1"),
    Setup(reckoners=("tia", "abraham", "cody"), difficulty="standard", seed="watch 2"),
    Setup(reckoners=("david", "megan", "prof", "tia"), difficulty="hard", seed="watch 3"),
    Setup(reckoners=("random",) * 6, difficulty="sparks", seed="watch 4"),
    Setup(reckoners=("random",) * 3, modules=(3,), difficulty="standard", seed="watch 6"),
    Setup(reckoners=("val", "mizzy", "exel", "sam"), modules=(1, 2, 3), difficulty="beginner", seed="watch 5"),
    Setup(reckoners=("random",) * 3, modules=(1, 2, 3), difficulty="standard", seed="watch 7"),
    Setup(
        reckoners=("val", "tia", "exel", "abraham"),
        boss="regalia",
        city="babilar",
        modules=(1, 2, 3, 4),
        difficulty="beginner",
        seed="watch 8",
    ),
    Setup(reckoners=("random",) * 2, boss="steelheart", city="babilar", difficulty="standard", seed="watch 9"),
    Setup(reckoners=("random",) * 3, boss="regalia", difficulty="hard", seed="watch 10"),
]
BOTS = ("random", "greedy")
PASSIVE = ("Converter", "Doubler", "ExtraDie")
COUNTED: tuple[str, ...] = ("stolen", "sold", "discarded", "pulled", "repelled", "transforms")
COUNTED += ("marker", "aid", "aid-none", "boss-card", "disabled-die", "disabled-card")


@pytest.fixture(
    scope="module", params=[(setup, bot) for setup in SETUPS for bot in BOTS], ids=lambda one: f"{one[0].seed}-{one[1]}"
)
def played(request: pytest.FixtureRequest) -> tuple[Game, Result]:
    return play_out(*request.param)


def play_out(setup: Setup, bot: str) -> tuple[Game, Result]:
    game = Game(setup)
    seats = len(game.setup.reckoners)
    team = Team(dict.fromkeys(range(seats), bot), seats)
    watch = Watch(game)
    while (code := team.next_code(game)) is not None:
        game.play_code(code)
        watch.take(code)
    return game, watch.result(1, team.troubles)


def of_kind(game: Game, kind: str) -> list[Happening]:
    return [event for event in game.events if event.kind == kind]


def test_the_end(played: tuple[Game, Result]) -> None:
    game, result = played
    assert result.won == (game.result == "won")
    assert result.rounds == of_kind(game, "round")[-1].args["n"] == game.state.round
    assert result.decisions == len(game)
    assert result.reckoners == game.setup.reckoners
    assert result.boss == (game.state.boss_research, game.state.boss_health)
    assert not result.troubles


def test_the_people_at_the_end_of_each_round(played: tuple[Game, Result]) -> None:
    game, result = played
    left = game.content.table.population
    ends: list[int] = []
    for event in game.events:
        if event.kind in ("population", "healed"):
            left = int(event.args["now"])
        elif event.kind == "round" and event.args["n"] != 1:
            ends.append(left)
    assert result.population == [*ends, left]
    assert len(result.population) == result.rounds


def test_every_loss_has_somebody_to_blame(played: tuple[Game, Result]) -> None:
    game, result = played
    lost: Counter[tuple[str, str]] = Counter()
    last = ("", "")
    actor = ""
    left = game.content.table.population
    for event in game.events:
        if event.kind in ("acts", "acts-again", "settles", "powers-up"):
            actor = str(event.args["epic"])
        elif event.kind in ("boss-acts", "boss-card"):
            actor = game.state.tables.boss_id
        elif event.kind == "marker":
            actor = game.setup.city
        elif event.kind == "population":
            lost[actor, str(event.args["why"])] += left - int(event.args["now"])
            left = int(event.args["now"])
            last = (actor, str(event.args["why"]))
        elif event.kind == "healed":
            left = int(event.args["now"])
    healed = sum(int(event.args["n"]) for event in of_kind(game, "healed"))
    counted = {(who, why): people for who, reasons in result.losses.items() for why, people in reasons.items()}
    assert counted == dict(lost)
    assert sum(lost.values()) == game.content.table.population + healed - game.state.population
    if result.won:
        assert result.cause is None
    else:
        assert result.cause is not None
        assert (result.cause.actor, result.cause.why) == last


def test_the_market(played: tuple[Game, Result]) -> None:
    game, result = played
    assert set(result.equipment) == {str(event.args["card"]) for event in of_kind(game, "market")}
    bought = {str(event.args["card"]): str(event.args["reckoner"]) for event in of_kind(game, "bought")}
    assert {id: card.by for id, card in result.equipment.items() if card.bought >= 0} == bought
    for card in result.equipment.values():
        assert 0 <= card.offered <= result.rounds
        assert card.bought == -1 or card.bought >= card.offered
        assert card.bought >= 0 or not card.uses


def test_epics(played: tuple[Game, Result]) -> None:
    game, result = played
    for field, kind in (("entered", "enters"), ("defeated", "defeated"), ("phases", "activates")):
        told = Counter(str(event.args["epic"]) for event in of_kind(game, kind))
        assert {id: getattr(met, field) for id, met in result.epics.items() if getattr(met, field)} == dict(told)


def test_what_rewards_taught_and_symbols_were_for(played: tuple[Game, Result]) -> None:
    game, result = played
    assert sum(result.spent.values()) == sum(
        (len(of_kind(game, "spent")), len(of_kind(game, "moved")), result.spent.get("opened", 0))
    )
    by_rewards, learned = result.learned
    assert 0 <= by_rewards <= learned
    given = sum(int(event.args["n"]) for event in of_kind(game, "reward") if event.args["symbol"] == "research")
    assert by_rewards <= given


def test_dice(played: tuple[Game, Result]) -> None:
    game, result = played
    assert result.captured == len(of_kind(game, "captured"))
    assert result.ransomed == len(of_kind(game, "ransomed"))


def test_uses_of_cards_that_one_activates(played: tuple[Game, Result]) -> None:
    game, result = played
    told = Counter(str(event.args["card"]) for event in of_kind(game, "paid"))
    told += Counter(str(event.args["source"]) for event in of_kind(game, "opened"))
    others = (*PASSIVE, "Reach", "Consumable", "Odd")
    passive = {id for id, card in game.content.equipment.items() if type(card.does).__name__ in others}
    uses = {id: card.uses for id, card in result.equipment.items() if card.uses and id not in passive}
    assert uses == {id: times for id, times in told.items() if id in result.equipment and id not in passive}


def acted(game: Game) -> list[Action]:
    """What was done, by somebody or because there was nothing else."""
    forced = [str(event.args["option"]) for event in of_kind(game, "forced")]
    return [*game.actions, *(Action.parse(option) for option in forced if option != "end")]


def test_uses_of_odd_cards(played: tuple[Game, Result]) -> None:
    """By the action that uses them; not those that work all the time."""
    game, result = played
    told: Counter[str] = Counter()
    for action in acted(game):
        if action.verb == "power":
            told[action.source] += 1
        elif action.verb == "pay" and action.extra:
            told[action.card] += 1
    used = {"spyril", "extra-ammo", "kidnap", "tracking-device", "med-kit", "utility-tool"}
    uses = {id: card.uses for id, card in result.equipment.items() if id in used and card.uses}
    assert uses == {id: times for id, times in told.items() if id in used}
    eaten = {id for id, card in game.content.equipment.items() if isinstance(card.does, Consumable)}
    bought = Counter(str(event.args["card"]) for event in of_kind(game, "bought"))
    assert {id: result.equipment[id].uses for id in eaten & set(bought)} == {
        id: bought[id] for id in eaten & set(bought)
    }


def test_what_only_modules_have(played: tuple[Game, Result]) -> None:
    game, result = played
    told: Counter[str] = Counter()
    for kind in COUNTED:
        told[kind] += len(of_kind(game, kind))
    for event in of_kind(game, "suffers"):
        told[f"suffers-{event.args['effect']}"] += 1
    for kind in ("red-shields", "blue-shields", "copy-tokens"):
        for event in of_kind(game, kind):
            n = int(event.args["n"])
            told[kind if n > 0 else f"{kind}-removed"] += abs(n)
    assert result.happened == {what: n for what, n in told.items() if n}
    assert bool(result.happened) <= bool({3, 4} & set(game.setup.modules))
    # One at the end of each round; the last may be what ends the game, for ATK-04 can cost people.
    turned = (result.rounds - 1, result.rounds) if game.setup.boss == "regalia" else (0,)
    assert result.happened.get("boss-card", 0) in turned


def test_dawnslight(played: tuple[Game, Result]) -> None:
    game, result = played
    seen = Counter(str(event.args[name]) for event in of_kind(game, "aid") for name in ("card", "other"))
    taken = Counter(str(event.args["card"]) for event in of_kind(game, "aid-kept"))
    used = Counter(str(event.args["card"]) for event in of_kind(game, "dawnslight-used"))
    cards = set(game.content.dawnslight)
    assert {id: card.seen for id, card in result.dawnslight.items()} == {id: n for id, n in seen.items() if id in cards}
    assert {id: card.taken for id, card in result.dawnslight.items() if card.taken} == dict(taken)
    assert {id: card.used for id, card in result.dawnslight.items() if card.used} == dict(used)
    assert sum(taken.values()) == len(of_kind(game, "aid"))
    if game.setup.city == "babilar":
        left = sum(len(game.view().reckoners[seat].dawnslight) for seat in range(len(result.reckoners)))
        assert sum(taken.values()) - sum(used.values()) == left


def test_uses_of_abilities(played: tuple[Game, Result]) -> None:
    game, result = played
    told: Counter[str] = Counter()
    for kind in ("turned", "gave", "sniper", "faith"):
        told += Counter(str(event.args["reckoner"]) for event in of_kind(game, kind))
    told += Counter(
        str(event.args["reckoner"])
        for event in of_kind(game, "opened")
        if game.content.reckoners[str(event.args["reckoner"])].ability == event.args["source"]
    )
    told += Counter(
        str(event.args["reckoner"])
        for event in of_kind(game, "paid")
        if game.content.reckoners[str(event.args["reckoner"])].ability == event.args["card"]
    )
    of_modules = {"dispatcher": "val", "demolitions": "mizzy", "tradecraft": "exel", "joker": "sam"}
    for who in of_modules.values():
        told[who] = 0
    for action in acted(game):
        if action.verb == "power" or (action.verb == "clear" and action.source == "dispatcher"):
            told[of_modules.get(action.source, "")] += 1
        elif action.verb == "pay":
            told[of_modules.get(action.card, "")] += 1
    for who in result.reckoners:
        ability = game.content.abilities[game.content.reckoners[who].ability]
        if type(ability.does).__name__ not in PASSIVE:
            assert result.abilities[who] == told[who], who


def test_a_line_holds_all_of_it(played: tuple[Game, Result]) -> None:
    _, result = played
    line = encoder.encode(result)
    assert decoder.decode(line) == result
    assert encoder.encode(decoder.decode(line)) == line


def test_people_who_come_back_are_no_loss() -> None:
    """The first game in which Med Kit heals: losses are what was lost, and the last round ends with who was there."""
    setups = (
        Setup(reckoners=("val", "mizzy", "exel", "sam"), modules=(1, 2, 3), difficulty="beginner", seed=f"kit {n}")
        for n in range(30)
    )
    games = (play_out(setup, "planner") for setup in setups)
    game, result = next((game, result) for game, result in games if of_kind(game, "healed"))
    healed = sum(int(event.args["n"]) for event in of_kind(game, "healed"))
    lost = sum(people for reasons in result.losses.values() for people in reasons.values())
    assert lost == game.content.table.population + healed - game.state.population
    assert result.population[-1] == game.state.population


def test_where_they_stood(played: tuple[Game, Result]) -> None:
    """At the end of each use step, as the table lay right after the action that ended it."""
    game, result = played
    counted: dict[str, Counter[str]] = {}
    for number, code in enumerate(game.log):
        before = game.at(number)
        then = game.at(number + 1)
        if before.step != "use" or (then.step, then.state.round) == ("use", before.state.round):
            continue
        st = before.state
        for who, district in zip(game.setup.reckoners, right_after(st, code).where, strict=True):
            place = "boss" if district == st.boss_at else "epic" if st.epic[district] >= 0 else "alone"
            counted.setdefault(who, Counter())[place] += 1
    assert result.stood == counted
    assert counted or result.rounds < 2
