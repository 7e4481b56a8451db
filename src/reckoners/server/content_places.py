"""Bosses and cities as one chooses them: each Boss in each city, with the numbers that follow from it."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.content import Content
from reckoners.content.model import DIFFICULTIES, BoardTracks, Boss, City, lines_on
from reckoners.engine.bosses.limelight import SCALES
from reckoners.game import Setup, SetupError
from reckoners.game.card_text import ours_at, packs_at
from reckoners.game.names import Names
from reckoners.game.setup import FEWEST, MOST, check_table
from reckoners.server.content_protocol import BossLevel, Lock
from reckoners.server.explained import comes_at_once
from reckoners.server.printed import (
    BossInfo,
    CityInfo,
    DistrictInfo,
    PrintedBoard,
    PrintedCard,
    PrintedPage,
    PrintedTrack,
)


def boss_of(names: Names, boss: Boss) -> BossInfo:
    return BossInfo(
        id=boss.id,
        name=names.name(boss.id),
        line=line_of(names, f"boss-{boss.id}"),
        movement=boss.movement,
        power=tuple(PrintedBoard(board.side, _printed(board.tracks)) for board in boss.power),
        adjustment=tuple(
            PrintedBoard(board.side, _printed(board.tracks), board.reckoners, board.group_size)
            for board in boss.adjustment
        ),
        ours=ours_at(names.content, "boss", boss),
        cards=tuple(PrintedCard(card.effect, card.count) for card in boss.cards),
        module=names.content.module_of("boss", boss.id),
        packs=packs_at(names.content, "boss", boss),
        at_once=comes_at_once(boss),
        pages=tuple(PrintedPage(page.reckoners, page.difficulty, page.tables) for page in boss.pages),
        power_tables=boss.power_tables,
        power_dice={track.id: die for track, die in zip(boss.tracks, boss.power_dice, strict=False)},
        scales={what: scale[::-1] for what, scale in SCALES.items()} if boss.pages else {},
    )


def city_of(names: Names, city: City) -> CityInfo:
    return CityInfo(
        id=city.id,
        name=names.name(city.id),
        line=line_of(names, f"city-{city.id}"),
        boss=city.boss,
        markers=city.marker_start or (),
        ours=ours_at(names.content, "city", city),
        module=names.content.module_of("city", city.id),
        packs=packs_at(names.content, "city", city),
        at_once=comes_at_once(city),
        marker_starts=city.marker_starts or {},
        passes=city.passes or {},
    )


def districts_of(names: Names) -> Iterator[DistrictInfo]:
    for city in names.content.cities.values():
        for district in city.districts:
            yield DistrictInfo(
                id=district.id,
                name=names.name(district.id),
                city=names.name(city.id),
                ours=district.provenance == "ours",
                city_id=city.id,
                track=district.track,
            )


def levels_of(content: Content) -> Iterator[BossLevel]:
    """As the engine sets him up: a city may bring its own research and health, else they are those of the Boss whose
    city it is, and where he has no health of his own it is what the research was (BOSS-03, VAR-01)."""
    for boss in content.bosses.values():
        for city in content.cities.values():
            for count in boss.research:
                for level, difficulty in enumerate(DIFFICULTIES):
                    measure = content.measure(boss.id, city.id)
                    yield _level(boss, measure, city, int(count), level, difficulty)


def _level(boss: Boss, measure: Boss, city: City, count: int, level: int, difficulty: str) -> BossLevel:
    """`measure`: whose research and health count in the city (VAR-01). Who has a booklet has no boards."""
    board, power = boss.boards[level] if boss.boards else ("", "")
    markers = city.marker_start[level] if city.marker_start is not None else 0
    weakened = measure.research if measure.health is None else measure.health
    return BossLevel(
        boss=boss.id,
        difficulty=difficulty,
        reckoners=count,
        research=markers * (count + 1) if markers else measure.research[str(count)][level],
        health=city.boss_health[level] if city.boss_health is not None else weakened[str(count)][level],
        city=city.id,
        markers=markers,
        board=board,
        power=power,
    )


def locks_of(names: Names) -> Iterator[Lock]:
    """What a set-up would refuse, in its own words."""
    for boss in names.content.bosses:
        for city in names.content.cities:
            for count in range(FEWEST, MOST + 1):
                try:
                    check_table(Setup(reckoners=("",) * count, boss=boss, city=city), names.content)
                except SetupError as error:
                    yield Lock(boss, city, count, error.key, error.tell(names.words))


def line_of(names: Names, key: str) -> str:
    """A short line about a thing; empty if nobody wrote one."""
    return names.words(f"{key}.line") if names.words.has(f"{key}.line") else ""


def _printed(tracks: BoardTracks) -> tuple[PrintedTrack, ...]:
    return tuple(PrintedTrack(id, words, level) for id, level, words in lines_on(tracks))
