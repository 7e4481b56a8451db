"""Talk with bots in the terminal: they say what they are about to do, and can be asked for a symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reckoners.bots.talk_text import tell_heard, tell_plans, tell_wish
from reckoners.bots.wishes import MOST_SYMBOLS, WISHED, make_wish
from reckoners.cli.lobby import one_of
from reckoners.cli.marks import COST, GOOD, HEAD
from reckoners.cli.typed import number_in
from reckoners.game import Action, Refusal

if TYPE_CHECKING:
    from reckoners.cli.session import Session


def ask(session: Session, rest: str) -> None:
    """`ask prof contain digzone`, `ask prof contain steelheart red`, `ask tia enforcement the-loop 2`."""
    screen, names, mates = session.screen, session.table.names, session.mates
    words = rest.lower().split()
    n = number_in(words[-1]) if len(words) > 3 else None
    who, symbol, target, track = [*(words if n is None else words[:-1]), "", "", "", ""][:4]
    symbol = one_of(symbol, list(WISHED), names) or ""
    if not target or not symbol or not 1 <= (n or 1) <= MOST_SYMBOLS:
        screen.say("cli-wish-how", COST)
        return
    reckoner = session.reckoner(who)
    if reckoner is None:
        return
    if reckoner not in mates.seats:
        screen.say("talk-person", COST, name=names.name(reckoner))
        return
    try:
        wish = make_wish(
            session.game, reckoner, symbol, one_of(target, _there(session), names) or target, track, n or 1
        )
    except Refusal as no:
        session.refused(no)
        return
    screen.line(tell_wish(names, wish), HEAD)
    heard = mates.hear(session.game, wish)
    screen.line(tell_heard(names, wish, heard), GOOD if heard.kept else COST)


def _there(session: Session) -> list[str]:
    """What symbols can act on."""
    view = session.table.view
    epics = [district.epic.id for district in view.districts if district.epic is not None]
    return [*epics, view.boss.id, *(district.id for district in view.districts)]


def tell_plan(session: Session, actions: tuple[Action, ...]) -> list[str]:
    names = session.table.names
    return [
        session.screen.words("talk-plan", name=names.name(who), plan=plan)
        for who, plan in tell_plans(names, actions).items()
    ]
