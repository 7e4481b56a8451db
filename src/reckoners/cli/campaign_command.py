"""`reckoners campaign`: begin one, look at its course, play its next game, keep what was bought; a bot plays it all."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from reckoners.bots.registry import make_bot
from reckoners.bots.team import Team
from reckoners.cli.campaign_lines import choice_lines, course_lines, names_of_campaign
from reckoners.cli.failures import CommandError
from reckoners.cli.language import say, words
from reckoners.cli.lobby import one_of
from reckoners.cli.marks import COST, HEAD
from reckoners.cli.pieces import Pieces
from reckoners.cli.places import SUFFIX, games
from reckoners.cli.play_command import back_in_their_seats, lasting, seated
from reckoners.cli.screen import Closed, Screen
from reckoners.cli.session import Session
from reckoners.game import Game
from reckoners.game.campaign import (
    Campaign,
    CampaignError,
    begin,
    dearest,
    has_to_choose,
    keep,
    next_setup,
    record,
    result,
)
from reckoners.game.campaign_files import campaign_to_json, load_campaign, save_campaign
from reckoners.game.errors import SaveError
from reckoners.game.files import Journal

CAMPAIGN_SUFFIX = ".campaign"
NOTHING_KEPT = "nothing"


def begin_campaign(
    reckoners: str, length: int, difficulty: str, seed: str, packs: list[str], pieces: Pieces, file: Path | None
) -> int:
    """A new campaign in a file; nothing of it is played yet."""
    ids = tuple(part.strip().lower() for part in reckoners.split(","))
    given = pieces.given() | ({"difficulty": difficulty} if difficulty else {})
    places = tuple(lasting(pack) for pack in packs)
    campaign = begin(Campaign(reckoners=ids, length=length, packs=places, seed=seed, **given))
    path = file or new_campaign_file(campaign)
    if path.exists():
        raise SaveError("file-exists", place=path)
    save_campaign(campaign, path)
    screen = Screen(words())
    screen.lines(course_lines(campaign))
    screen.say("cli-kept", file=str(path))
    return 0


def new_campaign_file(campaign: Campaign) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    seed = re.sub(r"[^\w-]+", "-", campaign.seed)[:24].strip("-")
    return games() / ("-".join(part for part in (stamp, *campaign.reckoners, seed) if part) + CAMPAIGN_SUFFIX)


def campaign_file(file: Path | None) -> Path:
    """The file given, or that of the newest campaign."""
    if file is not None:
        return file
    found = sorted(games().glob("*" + CAMPAIGN_SUFFIX), key=lambda path: path.stat().st_mtime)
    if not found:
        raise CommandError(say("cli-no-campaign", folder=str(games())))
    return found[-1]


def game_file(path: Path, campaign: Campaign) -> Path:
    """The file of the game that is next, beside the campaign's."""
    return path.with_name(f"{path.stem}-{len(campaign.played) + 1}{SUFFIX}")


def show_campaign(file: Path | None, *, json: bool) -> int:
    campaign = load_campaign(campaign_file(file))
    if json:
        sys.stdout.write(campaign_to_json(campaign) + "\n")
        return 0
    screen = Screen(words())
    screen.lines(course_lines(campaign))
    if has_to_choose(campaign):
        screen.lines(choice_lines(campaign))
        screen.say("cli-campaign-how-to-keep")
    return 0


def play_campaign(file: Path | None, *, bots: str | None, pace: float, color: bool, plain: bool) -> int:
    """Its next game, or the one that was begun; then what is kept of it."""
    path = campaign_file(file)
    campaign = load_campaign(path)
    screen = Screen(words(), plain=plain, color=color)
    if has_to_choose(campaign):
        campaign = ask_to_keep(screen, campaign, path)
        if has_to_choose(campaign):
            return 0
    setup = next_setup(campaign)
    place = game_file(path, campaign)
    if place.exists():
        game, journal = Journal.resume(place)
        mates = seated(game, bots, pace)
        news = back_in_their_seats(mates, game, journal.seats) if bots is None else []
    else:
        game, news = Game(setup), []
        mates = seated(game, bots, pace)
        journal = Journal.create(place, game)
    Session(screen, game, journal, mates).run([*course_lines(campaign), *news])
    if game.result != "playing":
        campaign = record(campaign, game)
        save_campaign(campaign, path)
        screen.lines(course_lines(campaign))
        ask_to_keep(screen, campaign, path)
    return 0


def ask_to_keep(screen: Screen, campaign: Campaign, path: Path) -> Campaign:
    """Asked until the answer can be; Enter keeps what cost most. Who leaves is asked next time."""
    while has_to_choose(campaign):
        screen.lines(choice_lines(campaign), HEAD)
        usual = " ".join(f"{who}={card}" for who, card in dearest(campaign).items())
        try:
            typed = screen.ask(screen.words("cli-campaign-ask-keep", usual=usual) + " ").strip().lower()
            campaign = keep(campaign, cards_in(campaign, typed.split() or usual.split()))
        except Closed:
            screen.line("")
            return campaign
        except CampaignError as error:
            screen.line(error.tell(screen.words), COST)
        except CommandError as error:
            screen.line(str(error), COST)
        else:
            save_campaign(campaign, path)
    return campaign


def keep_cards(file: Path | None, typed: Sequence[str]) -> int:
    path = campaign_file(file)
    campaign = load_campaign(path)
    campaign = keep(campaign, cards_in(campaign, typed))
    save_campaign(campaign, path)
    Screen(words()).lines(course_lines(campaign))
    return 0


def cards_in(campaign: Campaign, typed: Sequence[str]) -> dict[str, str]:
    """`tia=emp prof=jacket`, by names or a part of them; `nothing` keeps no card."""
    if list(typed) == [NOTHING_KEPT]:
        return {}
    names = names_of_campaign(campaign)
    found: dict[str, str] = {}
    for word in typed:
        who, equals, card = word.lower().partition("=")
        if not equals:
            raise CommandError(say("cli-campaign-no-pair", word=word[:40]))
        reckoner = one_of(who, list(campaign.reckoners), names)
        own = [held for owner, held in campaign.played[-1].had if owner == reckoner] if campaign.played else []
        found[reckoner] = one_of(card, own, names)
    return found


def play_campaign_by_bot(file: Path | None, bot: str) -> int:
    """All games that are left: a bot plays every seat, and keeps what cost most."""
    path = campaign_file(file)
    make_bot(bot)
    campaign = load_campaign(path)
    screen = Screen(words())
    while result(campaign) == "playing":
        if has_to_choose(campaign):
            campaign = keep(campaign, dearest(campaign))
        game, journal = begun_or_new(path, campaign)
        seats = dict.fromkeys(game.setup.reckoners, bot)
        team = Team(dict.fromkeys(range(len(seats)), bot), len(seats))
        journal.seat(seats)
        try:
            while (code := team.next_code(game)) is not None:
                game.play_code(code)
        finally:
            journal.close(game)
        campaign = record(campaign, game)
        save_campaign(campaign, path)
        screen.say("cli-campaign-game-over", n=len(campaign.played), result=game.result, round=game.state.round)
    screen.lines(course_lines(campaign))
    return 0


def begun_or_new(path: Path, campaign: Campaign) -> tuple[Game, Journal]:
    place = game_file(path, campaign)
    if place.exists():
        return Journal.resume(place)
    game = Game(next_setup(campaign))
    return game, Journal.create(place, game)
