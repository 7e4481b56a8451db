"""A game as a whole, for its end: the course of the rounds, who did what, and what decided it."""

from __future__ import annotations

from reckoners.game import Game, Happening
from reckoners.server.history_losses import losses_of
from reckoners.server.history_protocol import Deeds, History, RoundPoint, TurningPoint
from reckoners.server.reel import lines_told
from reckoners.server.rolled_dice import RolledDice
from reckoners.server.story import Story
from reckoners.server.teller import Teller

GAINED = ("bought", "aid-kept")  # events by which a Reckoner gets a card
HARD_BLOW = 4  # people lost by one action's consequences are a turning point from here on


def history_of(game: Game, story: Story, teller: Teller, tables: int = 0) -> History:
    """`tables` is how many others have left this one."""
    seats = game.setup.reckoners
    rolled = RolledDice()
    rounds = _rounds(game, rolled)
    return History(
        rounds=tuple(rounds),
        deeds=tuple(_deeds(game, story, id, rolled.luck(seat)) for seat, id in enumerate(seats)),
        turns=tuple(_turns(game, story, teller)),
        losses=losses_of(game, story),
        branches=tables + len(lines_told(story)) - 1,
    )


def _rounds(game: Game, rolled: RolledDice) -> list[RoundPoint]:
    """The table at the beginning of each round, and as it is now."""
    again = game.fork(0)
    codes = game.log
    points = [_point(again)]
    for code in codes:
        again.play_code(code)
        rolled.see(again.state)
        if again.state.round != points[-1].round:
            points.append(_point(again))
    if codes:
        points.append(_point(again))
    return points


def _point(game: Game) -> RoundPoint:
    view = game.view()
    return RoundPoint(
        round=view.round,
        at=len(game),
        population=view.population,
        money=view.money,
        boss_research=view.boss.research,
        boss_health=view.boss.health,
        enforcement=sum(district.enforcement for district in view.districts),
        epics_defeated=len(view.defeated) + len(view.beaten),
    )


def _deeds(game: Game, story: Story, seat: str, luck: float) -> Deeds:
    symbols: dict[str, int] = {}
    moves = protects = attacked = 0
    defeated: list[str] = []
    cards: list[str] = []
    for entry in story.entries[1 : len(game) + 1]:
        for event in entry.events:
            if event.kind in GAINED and event.args["reckoner"] == seat:
                cards.append(str(event.args["card"]))
            elif event.kind == "suffers" and event.args["reckoner"] == seat:
                attacked += 1
            elif entry.action is None or entry.action.who != seat:
                continue
            elif event.kind == "spent":
                symbol = str(event.args["symbol"])
                symbols[symbol] = symbols.get(symbol, 0) + 1
            elif event.kind == "moved":
                moves += 1
            elif event.kind == "protected":
                protects += 1
            elif event.kind == "defeated":
                defeated.append(str(event.args["epic"]))
    return Deeds(seat, symbols, moves, tuple(defeated), tuple(cards), protects, attacked, luck)


def _turns(game: Game, story: Story, teller: Teller) -> list[TurningPoint]:
    boss = game.state.tables.boss_id
    found: list[TurningPoint] = []
    round = 0
    for at, entry in enumerate(story.entries[: len(game) + 1]):
        lost = 0
        round = max(round, entry.round)
        for event in entry.events:
            if event.kind == "population":
                lost += int(event.args["n"])
            kind = _turn(event)
            if kind:
                found.append(TurningPoint(at, round, kind, 0, teller.event(event, boss)))
        if lost >= HARD_BLOW:
            text = teller.say("server-turn-loss", n=lost, round=round)
            found.append(TurningPoint(at, round, "loss", lost, text))
    return found


def _turn(event: Happening) -> str:
    return {"defeated": "defeated", "boss-weakened": "weakened", "base-found": "base", "over": "over"}.get(
        event.kind, ""
    )
