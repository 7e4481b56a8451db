"""Advice in words, as the protocol carries it: proposals, ways to keep dice, decisions that decided a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reckoners.bots.advice_text import tell_actions, tell_keep, tell_proposal
from reckoners.bots.advice_types import Advice, KeepOdds, Proposal, Turning
from reckoners.server.bots_protocol import Advised, DecisiveTurn, KeepLine, OddsTold, ProposalLine
from reckoners.server.teller import Teller
from reckoners.server.thinking import Thinkers
from reckoners.server.thoughts import AskDecisive, position_of

if TYPE_CHECKING:
    from reckoners.server.tables import Table


def advice_in(advice: Advice, version: int, teller: Teller) -> Advised:
    return Advised(version, advice.winning, tuple(_proposal(one, teller) for one in advice.proposals))


def _proposal(one: Proposal, teller: Teller) -> ProposalLine:
    told = tell_proposal(teller.names, one)
    return ProposalLine(
        actions=tuple(str(action) for action in one.actions),
        text=told.do,
        why=told.why,
        effect=told.effect,
        odds=told.chance,
        chance=one.chance,
        winning=one.winning,
        before=one.effect.population_before,
        after=one.effect.population_after,
    )


def keeps_in(keeps: tuple[KeepOdds, ...], reckoner: str, version: int, teller: Teller) -> OddsTold:
    lines = tuple(
        KeepLine(
            kept=one.kept,
            rerolled=one.rerolled,
            text=tell_keep(teller.names, one),
            rolls_left=one.rolls_left,
            wanted=one.wanted,
            odds=one.odds,
            actions=tuple(str(action) for action in one.actions),
        )
        for one in keeps
    )
    return OddsTold(version, reckoner, lines)


async def decisive_in(table: Table, thinkers: Thinkers, teller: Teller) -> tuple[DecisiveTurn, ...]:
    """Thought once for a position; then only told again."""
    game, version = table.game.clone(), table.version
    if game.result == "playing":
        return ()
    if table.decisive is None or table.decisive[0] != version:
        thought = await thinkers.decisive(AskDecisive(position_of(table.id, game)))
        table.decisive = (version, thought.turnings)
    return tuple(_turn(one, teller) for one in table.decisive[1])


def _turn(one: Turning, teller: Teller) -> DecisiveTurn:
    return DecisiveTurn(
        start=one.start,
        end=one.end,
        round=one.round,
        step=one.step,
        who=one.who,
        text=tell_actions(teller.names, one.actions),
        before=one.before,
        after=one.after,
        better=tell_actions(teller.names, one.better),
        better_chance=one.better_chance,
    )
