"""What the terminal advises: proposals to pick from, the odds of keeping dice, and afterwards what counted."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from reckoners.cli.lobby import one_of
from reckoners.cli.marks import COST, GOOD, HEAD
from reckoners.cli.typed import number_in
from reckoners.content.model import SYMBOLS

if TYPE_CHECKING:
    from reckoners.bots.advice_types import Advice, KeepOdds, Turning
    from reckoners.cli.screen import Screen
    from reckoners.cli.session import Session
    from reckoners.game import Game
    from reckoners.game.names import Names

ROWS = 6  # ways to keep that a screen shows for one Reckoner
PATIENCE = 1.0  # seconds after which one is told what takes so long
LEAST = (1, 2, 3)


def advice(session: Session, rest: str) -> None:
    """Show proposals, those of a Reckoner first if one is named; with a number, play that one of those that were shown,
    or would be."""
    number = number_in(rest)
    look = _seat(session, rest) if number is None else None
    if rest and number is None and look is None:
        session.screen.say("cli-no-count", COST, word=rest[:40])
        return
    if session.game.result != "playing":
        session.screen.say("cli-no-advice", COST)
        return
    if number is None or not session.proposals:
        given = _asked(session, look)
        session.proposals = [tuple(str(action) for action in one.actions) for one in given.proposals]
        if number is None:
            show_advice(session, given)
    if number is not None:
        session.take(number)


def _seat(session: Session, typed: str) -> int | None:
    ids = session.game.state.tables.seat_ids
    found = one_of(typed.lower(), list(ids), session.table.names) if typed else None
    return ids.index(found) if found in ids else None


def _asked(session: Session, look: int | None) -> Advice:
    from reckoners.bots.advice import advise

    game, mates = session.game, session.mates
    return advise(game, seats=mates.people(game), bots=mates.still_to_act(game), look=look)


def show_advice(session: Session, given: Advice) -> None:
    from reckoners.bots.advice_text import tell_proposal, tell_winning

    screen, names = session.screen, session.table.names
    if not given.proposals:
        screen.say("cli-no-advice", COST)
        return
    screen.line(tell_winning(names, given.winning), HEAD)
    for number, proposal in enumerate(given.proposals, start=1):
        told = tell_proposal(names, proposal)
        screen.line(Text.assemble((f"{number:>3} ", "dim"), (told.do, "bold")))
        changes = " ".join(part for part in (told.effect, told.chance, told.winning) if part)
        screen.line(f"    {changes}", GOOD)
        for why in told.why:
            screen.line(f"    {why}")
    screen.say("cli-advice-pick", "dim", n=len(given.proposals))


def odds(session: Session, rest: str) -> None:
    """A table of keep odds for everybody who still rolls, or for one Reckoner."""
    from reckoners.bots.keep_odds import keep_odds

    game = session.game
    ids = game.state.tables.seat_ids
    seats = session.mates.people(game)
    if rest:
        who = session.reckoner(rest)
        if who is None:
            return
        seats = (ids.index(who),)
    found = [rows for seat in seats if (rows := keep_odds(game, seat))]
    if not found:
        session.screen.say("cli-no-odds", COST)
        return
    session.screen.say("advice-odds-how", "dim")
    for rows in found:
        session.screen.say("cli-odds-of", HEAD, name=session.table.names.name(rows[0].reckoner), n=rows[0].rolls_left)
        if session.screen.plain:
            session.screen.lines(_odds_lines(session, rows[:ROWS]))
        else:
            session.screen.show(_odds_grid(session, rows[:ROWS]))


def _odds_lines(session: Session, rows: tuple[KeepOdds, ...]) -> Iterator[str]:
    from reckoners.bots.advice_text import tell_keep

    names = session.table.names
    for row in rows:
        told = [
            names.words("advice-odds-of", symbol=names.short(symbol), one=one, two=two, three=three)
            for symbol in SYMBOLS
            for one, two, three in [_percents(row, symbol)]
            if one
        ]
        yield f"  {tell_keep(names, row)}: {', '.join(told)}."


def _percents(row: KeepOdds, symbol: str) -> tuple[int, int, int]:
    from reckoners.bots.advice_text import percent

    one, two, three = (percent(row.odds[symbol][least - 1]) for least in LEAST)
    return one, two, three


def _odds_grid(session: Session, rows: tuple[KeepOdds, ...]) -> Grid:
    from reckoners.bots.advice_text import tell_keep

    table = session.table
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for symbol in SYMBOLS:
        grid.add_column(f"{table.marks.face(symbol)} {table.names.short(symbol)}", justify="right", max_width=14)
    for row in rows:
        cells = [" ".join(f"{chance:>3}" for chance in _percents(row, symbol)) for symbol in SYMBOLS]
        grid.add_row(tell_keep(table.names, row), *cells)
    return grid


def decisive(session: Session, _: str) -> None:
    """The decisions that counted; only of a game that is over, since before nobody knows."""
    if session.game.result == "playing":
        session.screen.say("cli-not-over", COST)
        return
    session.screen.lines(decisive_lines(session))


def decisive_lines(session: Session) -> Iterator[str]:
    """What people did that cost most; thought of once."""
    game, people = session.game, session.mates.people(session.game)
    key = (*game.log, *people)
    if session.looked_back is None or session.looked_back[0] != key:
        session.looked_back = (key, looked_back(session.screen, game, people))
    yield from turning_lines(session.table.names, session.looked_back[1])


def looked_back(screen: Screen, game: Game, people: tuple[int, ...] | None = None) -> tuple[Turning, ...]:
    """Who waits for it is told so."""
    from reckoners.bots.decisive import decisive as find

    began = perf_counter()
    told: list[bool] = []

    def progress(_: float) -> None:
        if not told and perf_counter() - began > PATIENCE:
            told.append(True)
            screen.say("cli-decisive-wait", "dim")

    return find(game, seats=people, progress=progress)


def turning_lines(names: Names, turnings: tuple[Turning, ...]) -> Iterator[str]:
    from reckoners.bots.advice_text import tell_turning

    yield names.words("cli-decisive", n=len(turnings))
    for turning in turnings:
        lines = tell_turning(names, turning)
        yield f"  {lines.decision}"
        yield f"    {lines.better}"
