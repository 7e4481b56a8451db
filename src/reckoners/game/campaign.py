"""A campaign: games through Newcago, Babilar and Ildithia that leave something to each other (VAR-06).

The published campaign sheet is not among the rules that we have: course, what is carried over and how it ends are ours
(docs/campaign.md). A campaign is a value; each function answers with another one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from reckoners.engine.cards import equipment_of
from reckoners.engine.tables import INTENSITY
from reckoners.game.campaign_course import FEWEST_GAMES, GOT_AWAY, MOST_GAMES, CampaignStop, course_of
from reckoners.game.carried import Carried, fewest_epics
from reckoners.game.errors import ToldError
from reckoners.game.setup import BOSS, DIFFICULTY, LONGEST_SEED, Setup, checked

if TYPE_CHECKING:
    from reckoners.content import Content
    from reckoners.game.game import Game

LONGEST_CAMPAIGN_SEED = LONGEST_SEED - 10  # its games' seeds are this one and their number
SAFE = 10  # people left after a game that a city remembers well
THANKS, GRUDGE = 2, -3  # people more or fewer in the next game
MOST_REMEMBERED = 6

CampaignResult = Literal["playing", "won", "drawn", "lost"]
Keeping = tuple[tuple[str, str], ...]  # pairs of a Reckoner and a card


class CampaignError(ToldError):
    """A campaign that cannot be, or something that it cannot do now."""


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one of its games ended: against whom, who fell, who was left, and the Equipment that the Reckoners had.
    `kept` is what goes on with them, None while that is not chosen."""

    boss: str
    city: str
    won: bool
    rounds: int
    population: int
    fallen: tuple[str, ...]
    unbeaten: tuple[str, ...]
    had: Keeping
    kept: Keeping | None = None


class Campaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A team, how many games, and those that were played, lost ones too."""

    reckoners: tuple[str, ...]
    length: int = FEWEST_GAMES
    difficulty: str = DIFFICULTY
    modules: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    seed: str = ""
    played: tuple[PlayedGame, ...] = ()


def begin(campaign: Campaign) -> Campaign:
    """The same with a seed, its Reckoners drawn; a CampaignError or a SetupError if one of its games cannot be."""
    if not FEWEST_GAMES <= campaign.length <= MOST_GAMES:
        raise CampaignError("campaign-length", n=campaign.length, fewest=FEWEST_GAMES, most=MOST_GAMES)
    if len(campaign.seed) > LONGEST_CAMPAIGN_SEED:
        raise CampaignError("long-seed", length=len(campaign.seed), most=LONGEST_CAMPAIGN_SEED)
    if campaign.played:
        raise CampaignError("campaign-begun", n=len(campaign.played))
    campaign = msgspec.structs.replace(campaign, seed=campaign.seed or secrets.token_hex(4))
    for number in range(campaign.length):
        setup, _ = checked(setup_at(campaign, number))
        if not number:  # who is drawn stays; and the words of variants are in order
            campaign = msgspec.structs.replace(campaign, reckoners=setup.reckoners, packs=campaign.packs)
    return campaign


def stops(campaign: Campaign) -> tuple[CampaignStop, ...]:
    """Its games in order. Whom an encore is against is known when all games before it are over: the Boss who won last,
    or the first one of all if the team has lost none; till then it is empty."""
    found = []
    for number, stop in enumerate(course_of(campaign.length)):
        boss = stop.boss
        if boss == GOT_AWAY:
            winners = [game.boss for game in campaign.played[:number] if not game.won]
            known = number <= len(campaign.played)
            boss = (winners[-1] if winners else BOSS) if known else ""
        found.append(msgspec.structs.replace(stop, boss=boss))
    return tuple(found)


def setup_at(campaign: Campaign, number: int) -> Setup:
    """The set-up of its game of this number, from 0, with what the games before it have left."""
    stop = stops(campaign)[number]
    before = campaign.played[:number]
    options = {*campaign.options, *stop.options} - set(INTENSITY)
    if word := INTENSITY[intensity(campaign, before)]:
        options.add(word)
    return Setup(
        reckoners=campaign.reckoners,
        boss=stop.boss or BOSS,
        city=stop.city,
        modules=campaign.modules,
        difficulty=campaign.difficulty,
        options=tuple(sorted(options)),
        packs=campaign.packs,
        seed=f"{campaign.seed} {number + 1}",
        carried=Carried(
            equipment=(before[-1].kept or ()) if before else (),
            fallen=out_of_the_deck(campaign, before),
            angry=angry(before),
            population=remembered(before),
        )
        if before
        else None,
    )


def intensity(campaign: Campaign, before: tuple[PlayedGame, ...]) -> int:
    """A Boss who has won makes the next one bolder: a step more for each game lost in a row (VAR-05)."""
    chosen = max(INTENSITY.index(word) if word in INTENSITY else 0 for word in ("", *campaign.options))
    in_a_row = 0
    for game in reversed(before):
        if game.won:
            break
        in_a_row += 1
    return min(chosen + in_a_row, len(INTENSITY) - 1)


def remembered(before: tuple[PlayedGame, ...]) -> int:
    """Word gets around: who saved many is trusted, who lost a city is not."""
    people = sum((THANKS if game.population >= SAFE else 0) if game.won else GRUDGE for game in before)
    return max(-MOST_REMEMBERED, min(people, MOST_REMEMBERED))


def out_of_the_deck(campaign: Campaign, before: tuple[PlayedGame, ...]) -> tuple[str, ...]:
    """Epics that fell stay away, those who fell last first, as long as enough others are left."""
    if not before:
        return ()
    content = content_of_campaign(campaign)
    fallen = dict.fromkeys(epic for game in reversed(before) for epic in game.fallen)
    room = max(len(content.epics) - fewest_epics(len(campaign.reckoners)), 0)
    return tuple(fallen)[:room]


def angry(before: tuple[PlayedGame, ...]) -> tuple[str, ...]:
    """Epics whom the last game left in the city."""
    return before[-1].unbeaten if before else ()


def content_of_campaign(campaign: Campaign) -> Content:
    """Cards and Epics are the same in all of its games."""
    setup = Setup(
        reckoners=campaign.reckoners,
        modules=campaign.modules,
        difficulty=campaign.difficulty,
        packs=campaign.packs,
        seed=campaign.seed,
    )
    return checked(setup)[1]


def next_setup(campaign: Campaign) -> Setup:
    """The set-up of the game that is next."""
    if len(campaign.played) >= campaign.length:
        raise CampaignError("campaign-over", n=campaign.length)
    if has_to_choose(campaign):
        raise CampaignError("campaign-choose", n=len(campaign.played))
    return checked(setup_at(campaign, len(campaign.played)))[0]


def record(campaign: Campaign, game: Game) -> Campaign:
    """With the result of its next game. Where there is nothing to choose from, nothing is left to choose."""
    number = len(campaign.played) + 1
    if game.setup != next_setup(campaign):
        raise CampaignError("campaign-other-game", n=number)
    if game.result == "playing":
        raise CampaignError("campaign-unfinished", n=number)
    st = game.state
    ids, cards, seats = st.tables.epic_ids, st.tables.card_ids, st.tables.seat_ids
    had = tuple((who, cards[card]) for seat, who in enumerate(seats) for card in equipment_of(st, seat))
    played = PlayedGame(
        boss=game.setup.boss,
        city=game.setup.city,
        won=game.result == "won",
        rounds=st.round,
        population=st.population,
        fallen=tuple(ids[epic] for epic in (*st.defeated, *st.beaten)),
        unbeaten=tuple(ids[epic] for epic in st.epic if epic >= 0),
        had=had,
        kept=None if had and number < campaign.length else (),
    )
    return msgspec.structs.replace(campaign, played=(*campaign.played, played))


def has_to_choose(campaign: Campaign) -> bool:
    """Whether the team still says what it keeps of its last game."""
    return bool(campaign.played) and campaign.played[-1].kept is None


def keep(campaign: Campaign, cards: Mapping[str, str]) -> Campaign:
    """A card for each Reckoner who keeps one, of those that he or she had: after a lost game one for the whole team."""
    if not has_to_choose(campaign):
        raise CampaignError("campaign-nothing-to-keep")
    last = campaign.played[-1]
    for who, card in cards.items():
        own = [held for owner, held in last.had if owner == who]
        if who not in campaign.reckoners:
            raise CampaignError("carried-reckoner", name=who, known=", ".join(campaign.reckoners))
        if card not in own:
            raise CampaignError("campaign-not-theirs", who=who, card=card, known=", ".join(own) or "-")
    if not last.won and len(cards) > 1:
        raise CampaignError("campaign-one-card", n=len(cards))
    kept = tuple((who, cards[who]) for who in campaign.reckoners if who in cards)
    played = msgspec.structs.replace(last, kept=kept)
    return msgspec.structs.replace(campaign, played=(*campaign.played[:-1], played))


def dearest(campaign: Campaign) -> dict[str, str]:
    """What to keep for somebody who has no opinion: the cards that cost most."""
    if not has_to_choose(campaign):
        return {}
    last = campaign.played[-1]
    price = {id: card.price for id, card in content_of_campaign(campaign).equipment.items()}
    best: dict[str, str] = {}
    for who, card in last.had:
        if who not in best or price[card] > price[best[who]]:
            best[who] = card
    if last.won or not best:
        return best
    who = max(best, key=lambda who: price[best[who]])
    return {who: best[who]}


def wins(campaign: Campaign) -> int:
    return sum(game.won for game in campaign.played)


def result(campaign: Campaign) -> CampaignResult:
    """Won if more games were won than lost."""
    if len(campaign.played) < campaign.length:
        return "playing"
    won = wins(campaign)
    lost = campaign.length - won
    return "won" if won > lost else "drawn" if won == lost else "lost"
