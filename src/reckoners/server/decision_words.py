"""What the table waits for, in words: a title, a line more, and a line for each Reckoner."""

from __future__ import annotations

from reckoners.engine.decision import DECISIONS
from reckoners.engine.decisions.roll import ROLLS
from reckoners.game import Action, TableView
from reckoners.game.view import ReckonerView
from reckoners.server.choices import who_is_able
from reckoners.server.protocol import DecisionInfo
from reckoners.server.teller import Teller

NOBODY = "nobody"
EPIC_PHASE = ("ildithia", "city-cards", "activate")  # steps in which somebody acts and the team may have to choose
STEPS = frozenset(("", "roll", "use", "rewards", "buy", "place"))


def decision_of(view: TableView, legal: list[Action], acting: str, teller: Teller) -> DecisionInfo:
    """`acting` is the Epic or Boss that has found the base, while a die is to be lost."""
    able = who_is_able(view, legal)
    title, detail = _title(view, able, acting, teller)
    seats = {seat.id: _seat(view, seat, able, teller) for seat in view.reckoners}
    return DecisionInfo(title, detail, able, seats, _rule(view))


def _rule(view: TableView) -> str:
    """Of a decision that is no step of its own: it comes seldom, so one may want to read about it."""
    if view.decision in STEPS:
        return ""
    decision = next((one for one in DECISIONS if one is not None and one.name == view.decision), None)
    if decision is None:
        return ""
    return decision.verbs[0].rule if decision.verbs else decision.end_rule


def _title(view: TableView, able: tuple[str, ...], acting: str, teller: Teller) -> tuple[str, str]:
    name = teller.names.name
    who = teller.listed([name(id) for id in able]) or NOBODY
    key, about = _decision(view)
    if key == "use":
        opened = [seat for seat in view.reckoners if seat.open is not None]
        if opened:
            return _opened(opened, teller)
    if key == "rewards":
        left = view.rewards
        counts = (
            ("enforcement", left.enforcement),
            ("contain", left.contain),
            ("plan", left.plan),
            ("money", left.money),
            ("research", left.boss_research),
        )
        rewards = [teller.names.reward(symbol, n) for symbol, n in counts if n]
        consumed = (("research", left.research), ("attack", left.attack))
        rewards += [teller.symbols(f"{symbol}{n}") for symbol, n in consumed if n]
        about = {"rewards": teller.listed(rewards)}
    elif view.step in EPIC_PHASE:
        who = name(acting) if acting else NOBODY
    if not about:
        about = {"who": who}
    if key in ("won", "lost"):
        about = {"boss": name(view.boss.id), "round": view.round}
    return teller.say(f"server-decision-{key}"), teller.say(f"server-decision-{key}.detail", **about)


def _decision(view: TableView) -> tuple[str, dict[str, str | int]]:
    """The texts are those of the decision; a purchase has others in the prologue."""
    if view.result != "playing":
        return view.result, {}
    if view.decision == "buy":
        return "buy-first" if view.step == "prologue" else "purchase", {"money": view.money}
    return view.decision, {}


def _opened(seats: list[ReckonerView], teller: Teller) -> tuple[str, str]:
    """Dice that somebody has begun to use. Mostly one."""
    titles, details = [], []
    for seat in seats:
        assert seat.open is not None
        key = "server-decision-open-fresh" if seat.open.untouched else "server-decision-open"
        source = teller.source(seat.open.source)
        who, symbols = teller.names.name(seat.id), teller.symbols(seat.open.symbols)
        if seat.open.untouched:
            titles.append(teller.say(key, who=who, source=source, symbols=symbols))
            details.append(teller.say(f"{key}.detail"))
        else:
            titles.append(teller.say(key, who=who, symbols=symbols))
            details.append(teller.say(f"{key}.detail", source=source))
    return "; ".join(titles), " ".join(dict.fromkeys(details))


def _seat(view: TableView, seat: ReckonerView, able: tuple[str, ...], teller: Teller) -> str:
    if view.decision == "disable":
        return teller.say("server-seat-disable") if seat.id in able else ""
    if view.step == "roll":
        if seat.rolling_done:
            return teller.say("server-seat-rolled")
        if any(die.state == "marked" for die in seat.dice):
            return teller.say("server-seat-choosing")
        return teller.say("server-seat-rolling", n=seat.rolls, rolls=ROLLS)
    if view.step == "use":
        if seat.open is not None:
            source = teller.source(seat.open.source)
            return teller.say("server-seat-open", source=source, symbols=teller.symbols(seat.open.symbols))
        if seat.owing is not None and seat.owing.district:
            return teller.say("server-seat-half-moved", district=teller.names.name(seat.owing.district))
        if seat.owing is not None:
            symbols = teller.either([teller.names.short(symbol) for symbol in seat.owing.symbols])
            return teller.say("server-seat-owing", card=teller.names.name(seat.owing.card), symbols=symbols)
        if seat.waiting:
            cards = dict.fromkeys(teller.names.name(waiting.card) for waiting in seat.waiting)
            return teller.say("server-seat-waiting", card=teller.listed(list(cards)))
        dice = sum(die.state == "kept" for die in seat.dice)
        if seat.id not in able and (view.decision == "use" or not (dice or seat.plan)):
            return teller.say("server-seat-done")  # else something of the team's has come in between
        return teller.say("server-seat-use", dice=dice, plan=seat.plan)
    if view.step == "prologue" and seat.district is None and seat.id in able:
        return teller.say("server-seat-place")
    return ""
