"""What must hold of a city, of the tracks on which its districts are searched, and of Dawnslight's cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reckoners.content.checking import check_range, why_not_there
from reckoners.content.errors import Path, known
from reckoners.content.ids import why_not_an_id
from reckoners.content.model import City, Dawnslight, District

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reckoners.content.checking import Report

DISTRICTS = 7  # one more than Reckoners can be
MOST_SYMBOLS = 9  # that a card gives; other cards add to them, and a die in use counts to 15


def check_city(city: City, bosses: Sequence[str], report: Report) -> None:
    if city.boss not in bosses:
        report(("boss",), f"unknown Boss '{city.boss}'; {known(city.boss, bosses)}")
    if len(city.districts) < DISTRICTS:
        report(("districts",), f"{len(city.districts)} districts; a city has at least {DISTRICTS}")
    for index, district in enumerate(city.districts):
        if why := why_not_an_id(district.id):
            report(("districts", index, "id"), why)
        if not district.name.strip():
            report(("districts", index, "name"), "is empty; give the name that players see")
    for index, health in enumerate(city.boss_health or ()):
        if health < 1:
            report(("boss_health", index), f"{health} is below 1; the Boss must be worth fighting")
    _check_search(city, report)


def _check_search(city: City, report: Report) -> None:
    """Where markers start, every district has a track of the same length, and they start on it."""
    lengths = Counter(len(district.track) for district in city.districts if district.track)
    spots = lengths.most_common(1)[0][0] if lengths else 0
    for index, district in enumerate(city.districts):
        path: Path = ("districts", index, "track")
        if city.marker_start is None:
            if district.track:
                report(path, "the city does not say where markers start; give marker_start, or leave the track out")
        elif not lengths:
            report(path, f"has no spots; give at least {max(city.marker_start) + 1}, down to spot 0")
        else:
            _check_spots(district, spots, path, report)
    if lengths:
        for index, start in enumerate(city.marker_start or ()):
            check_range(start, 1, spots - 1, ("marker_start", index), report)


def _check_spots(district: District, spots: int, path: Path, report: Report) -> None:
    track = district.track
    if len(track) != spots:
        report(path, f"{len(track)} spots; give {spots}, from spot {spots - 1} down to spot 0")
    elif track[-1]:
        report((*path, spots - 1), f"'{track[-1]}' on spot 0; a track ends with an empty spot, \"\"")
        track = track[:-1]
    for index, text in enumerate(track):
        if text and (why := why_not_there(text, "district")):
            report((*path, index), why)


def check_dawnslight(card: Dawnslight, report: Report) -> None:
    if len(card.gives) > MOST_SYMBOLS:
        report(("gives",), f"{len(card.gives)} symbols; a card gives at most {MOST_SYMBOLS}")
    if card.population < 0:
        report(("population",), f"{card.population} is below 0; leave it out if there is none")
    elif card.population and card.gives:
        report(("population",), "beside symbols; a card gives symbols or people, not both")
    elif not card.population and not card.gives:
        report((), "gives nothing; add gives = [...] or population = 3")
