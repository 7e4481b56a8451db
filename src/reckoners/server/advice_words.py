"""Advice in words, as the protocol carries it: proposals, ways to keep dice, decisions that decided a game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from reckoners.bots.advice_text import mark_do, tell_actions, tell_keep, tell_proposal
from reckoners.bots.advice_types import Advice, KeepOdds, Proposal, Turning
from reckoners.game import TableView
from reckoners.server.bot_pool import BotPool
from reckoners.server.bot_questions import AskDecisive, DecisiveAnswer, position_of
from reckoners.server.bots_protocol import Advised, DecisiveTurn, KeepLine, OddsTold, ProposalLine, ProposedDie
from reckoners.server.choices import group_of
from reckoners.server.teller import Teller

if TYPE_CHECKING:
    from reckoners.server.live_tables import LiveTable


_looking_back: dict[tuple[str, int], asyncio.Task[DecisiveAnswer]] = {}  # which games are being thought about


def advice_in(advice: Advice, version: int, view: TableView, teller: Teller) -> Advised:
    """`view` is the table at that version."""
    return Advised(version, advice.winning, tuple(_proposal(one, view, teller) for one in advice.proposals))


def _proposal(one: Proposal, view: TableView, teller: Teller) -> ProposalLine:
    told = tell_proposal(teller.names, one)
    marked = mark_do(teller.names, one)
    return ProposalLine(
        who=one.who,
        actions=tuple(str(action) for action in one.actions),
        text=told.do,
        marked=marked.text,
        dice=tuple(ProposedDie(who, die.name, die.colour, die.face) for who, die in marked.dice),
        groups=tuple(group_of(view, action, teller) for action in one.actions),
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


async def decisive_in(table: LiveTable, bot_pool: BotPool, teller: Teller) -> tuple[DecisiveTurn, ...]:
    """Thought once for a position, however many ask; then only told again."""
    game, version = table.game.clone(), table.version
    if game.result == "playing":
        return ()
    if table.decisive is None or table.decisive[0] != version:
        key = (table.id, version)
        thinking = _looking_back.get(key)
        if thinking is None:
            people = tuple(seat for seat, id in enumerate(game.setup.reckoners) if id not in table.bots.seats)
            asked = AskDecisive(position_of(table.id, game), people or None)
            thinking = _looking_back[key] = asyncio.create_task(bot_pool.decisive(asked))
            thinking.add_done_callback(lambda _: _looking_back.pop(key, None))
        table.decisive = (version, (await asyncio.shield(thinking)).turnings)
    return tuple(_turn(one, teller) for one in table.decisive[1])


def _turn(one: Turning, teller: Teller) -> DecisiveTurn:
    return DecisiveTurn(
        start=one.start,
        end=one.end,
        round=one.round,
        step=one.step,
        who=one.who,
        text=tell_actions(teller.names, one.actions, one.dice),
        best=one.best,
        after=one.after,
        better=tell_actions(teller.names, one.better, one.better_dice),
    )
