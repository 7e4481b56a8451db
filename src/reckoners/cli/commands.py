"""What one can type at any prompt besides actions: take back, ask why not, look things up, keep, leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from reckoners.bots.registry import BotError
from reckoners.cli.board_screen import show_board
from reckoners.cli.cards_command import card_pages
from reckoners.cli.counsel import advice, decisive, odds
from reckoners.cli.failures import explained
from reckoners.cli.marks import COST, GOOD
from reckoners.cli.options import refusal_of, written_out
from reckoners.cli.rules import rule_pages
from reckoners.cli.seating import known_bots
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.talk import ask
from reckoners.cli.typed import number_in
from reckoners.cli.wording import forecast_details

if TYPE_CHECKING:
    from reckoners.cli.session import Session

MOST_COUNTED = 100_000
PERSON = ("off", "person", "none")  # who takes a seat back from a bot


def undo(session: Session, rest: str) -> None:
    steps = number(session, rest)
    undone = session.game.undo(steps)
    if undone:
        session.changed(session.screen.words("cli-undone", n=undone))
    elif steps:
        session.screen.say("cli-nothing-to-undo", COST)


def redo(session: Session, rest: str) -> None:
    steps = number(session, rest)
    redone = session.game.redo(steps)
    if redone:
        session.changed(session.screen.words("cli-redone", n=redone))
    elif steps:
        session.screen.say("cli-nothing-to-redo", COST)


def number(session: Session, rest: str, otherwise: int = 1) -> int:
    """A count after a command; 0 after a complaint."""
    if not rest:
        return otherwise
    count = number_in(rest)
    if count is not None and 1 <= count <= MOST_COUNTED:
        return count
    session.screen.say("cli-no-count", COST, word=rest[:40])
    return 0


def why_not(session: Session, rest: str) -> None:
    actions = written_out(rest)
    if not actions:
        session.screen.say("cli-why-what", COST)
        return
    no = refusal_of(session.game, actions)
    if no is None:
        session.screen.say("cli-why-fine", GOOD)
    else:
        session.refused(no)


def rules(session: Session, rest: str) -> None:
    _looked_up(session, lambda: rule_pages(rest.split(), session.screen.words))


def cards(session: Session, rest: str) -> None:
    _looked_up(session, lambda: card_pages(rest, session.table.names))


def _looked_up(session: Session, pages: Callable[[], Iterator[str]]) -> None:
    """Show pages of text; a name that is not there is said in a line."""
    try:
        session.screen.lines(pages())
    except Exception as error:
        line = explained(error)
        if line is None:
            raise
        session.screen.line(line, COST)


def show_help(session: Session, _: str) -> None:
    session.screen.lines(session.screen.words("cli-prompt-help").splitlines())


def save(session: Session, rest: str) -> None:
    """Everything is kept already; a name makes a copy."""
    if not rest:
        session.screen.say("cli-kept", GOOD, file=str(session.journal.path))
        return
    try:
        path = Path(rest).expanduser()
        if path.exists():
            session.screen.say("cli-file-exists", COST, file=str(path))
            return
        session.game.save(path)
    except OSError as error:
        session.screen.line(explained(error) or str(error), COST)
        return
    except (ValueError, RuntimeError) as error:  # no file can be called so; nobody has such a home
        session.screen.say("cli-os-error", COST, file=rest, why=str(error))
        return
    session.screen.say("cli-kept", GOOD, file=str(path))


def forecast(session: Session, _: str) -> None:
    session.screen.lines(forecast_details(session.table))


def board(session: Session, _: str) -> None:
    session.table = ShownTable(session.game)
    show_board(session.screen, session.table)


def log(session: Session, rest: str) -> None:
    count = number(session, rest, 20)
    if count:
        session.screen.lines(session.table.last_lines(count))


def bot(session: Session, rest: str) -> None:
    """`bot tia planner` gives a seat to a bot, `bot tia off` back to a person."""
    words = rest.split(maxsplit=1)
    if len(words) != 2:
        session.screen.say("cli-bot-how", COST, known=known_bots())
        return
    who = session.reckoner(words[0])
    if who is None:
        return
    seats = {seat: name for seat, name in session.mates.seats.items() if seat != who}
    if words[1].lower() not in PERSON:
        seats[who] = words[1].replace(" ", "")
    try:
        session.mates.sit_down(session.game, seats)
    except BotError as error:
        session.screen.line(error.tell(session.screen.words), COST)
        return
    name = session.table.names.name(who)
    session.screen.say("cli-bots-seat", GOOD, name=name, bot=seats.get(who, "person"))
    if who in seats:
        session.mates.go()


def bots(session: Session, _: str) -> None:
    session.mates.listed(session)


def go(session: Session, _: str) -> None:
    if session.mates.seats:
        session.mates.go()
    else:
        session.screen.say("cli-bots-none", COST)


def leave(session: Session, _: str) -> None:
    session.done = True


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "undo": undo,
    "redo": redo,
    "why not": why_not,
    "why": why_not,
    "rules": rules,
    "rule": rules,
    "cards": cards,
    "card": cards,
    "help": show_help,
    "?": show_help,
    "save": save,
    "forecast": forecast,
    "board": board,
    "log": log,
    "advice": advice,
    "a?": advice,
    "what": advice,
    "odds": odds,
    "decisive": decisive,
    "bot": bot,
    "bots": bots,
    "go": go,
    "ask": ask,
    "quit": leave,
    "exit": leave,
}


def result_lines(session: Session) -> Iterator[str]:
    """How it ended, in short."""
    words, view, game = session.screen.words, session.table.view, session.game
    yield words("cli-result", result=view.result, boss=session.table.names.name(view.boss.id))
    yield words(
        "cli-summary",
        round=view.round,
        people=max(0, view.population),
        defeated=len(view.defeated) + len(view.beaten),
        actions=len(game),
        difficulty=words(f"difficulty-{game.setup.difficulty}"),
        who=", ".join(session.table.names.name(seat.id) for seat in view.reckoners),
    )
    yield words("cli-seed", seed=game.setup.seed, file=str(session.journal.path))
    yield words("cli-after-the-end")
