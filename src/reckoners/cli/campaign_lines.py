"""A campaign in lines: its course, how its games ended, what is carried over, and that all of it is ours."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.cli.language import names_in, words
from reckoners.game.campaign import (
    Campaign,
    content_of_campaign,
    has_to_choose,
    next_setup,
    result,
    stops,
    wins,
)
from reckoners.game.campaign_course import CampaignStop
from reckoners.game.names import Names
from reckoners.game.setup import with_all_modules
from reckoners.text import Words


def names_of_campaign(campaign: Campaign) -> Names:
    """Bosses and cities of all its games, too."""
    return names_in(with_all_modules(campaign.packs))


def course_lines(campaign: Campaign) -> Iterator[str]:
    say, names = words(), names_of_campaign(campaign)
    team = ", ".join(names.name(who) for who in campaign.reckoners)
    level = say(f"difficulty-{campaign.difficulty}")
    yield say("campaign-title", n=campaign.length, team=team, difficulty=level, seed=campaign.seed)
    yield say("campaign-ours")
    for number, stop in enumerate(stops(campaign), start=1):
        yield f" {number}. {stop_line(campaign, number, stop, say, names)}"
    yield from carried_lines(campaign, say, names)
    yield state_line(campaign, say)


def stop_line(campaign: Campaign, number: int, stop: CampaignStop, say: Words, names: Names) -> str:
    boss = names.name(stop.boss) if stop.boss else say("campaign-got-away")
    place = say("campaign-stop", boss=boss, city=names.name(stop.city))
    extras = [say(f"option-{option}") for option in stop.options]
    place = f"{place} ({', '.join(extras)})" if extras else place
    if number > len(campaign.played):
        state = "next" if number == len(campaign.played) + 1 else "later"
        return say(f"campaign-{state}", stop=place)
    played = campaign.played[number - 1]
    key = "campaign-won" if played.won else "campaign-lost"
    told = say(key, stop=place, rounds=played.rounds, population=played.population, fallen=len(played.fallen))
    if not played.kept:
        return told
    kept = [say("campaign-card-of", who=names.name(who), card=names.name(card)) for who, card in played.kept]
    return f"{told} {say('campaign-kept', cards=', '.join(kept))}"


def carried_lines(campaign: Campaign, say: Words, names: Names) -> Iterator[str]:
    """What the next game starts with."""
    if has_to_choose(campaign) or len(campaign.played) >= campaign.length:
        return
    setup = next_setup(campaign)
    carried = setup.carried
    if carried is None:
        return
    if carried.equipment:
        cards = [say("campaign-card-of", who=names.name(who), card=names.name(card)) for who, card in carried.equipment]
        yield say("campaign-carry-cards", cards=", ".join(cards))
    if carried.fallen:
        yield say("campaign-carry-fallen", epics=", ".join(names.name(epic) for epic in carried.fallen))
    if carried.angry:
        yield say("campaign-carry-angry", epics=", ".join(names.name(epic) for epic in carried.angry))
    if carried.population:
        people = content_of_campaign(campaign).table.population + carried.population
        yield say("campaign-carry-people", population=people)
    for option in ("intense", "most-intense"):
        if option in setup.options and option not in campaign.options:
            yield say("campaign-carry-bolder", option=say(f"option-{option}"))


def state_line(campaign: Campaign, say: Words) -> str:
    ends = result(campaign)
    if ends == "playing":
        return say("campaign-score", won=wins(campaign), lost=len(campaign.played) - wins(campaign))
    return say(f"campaign-over-{ends}", won=wins(campaign), n=campaign.length)


def choice_lines(campaign: Campaign) -> Iterator[str]:
    """What can be kept, by Reckoner."""
    say, names = words(), names_of_campaign(campaign)
    last = campaign.played[-1]
    yield say("campaign-keep-each" if last.won else "campaign-keep-one")
    for who in campaign.reckoners:
        cards = [card for owner, card in last.had if owner == who]
        if cards:
            told = ", ".join(f"{names.name(card)} ({card})" for card in cards)
            yield f" {names.name(who)} ({who}): {told}"
