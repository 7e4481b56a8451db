"""What must hold of a city, of the tracks of its districts, and of cards of a city."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reckoners.content.checking import check_range, why_not_there
from reckoners.content.errors import Path, Said, known
from reckoners.content.ids import why_not_an_id
from reckoners.content.model import SYMBOLS, City, CityCard, Dawnslight, District, Symbol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reckoners.content.checking import Report
    from reckoners.content.vocabulary import TrackPlace

DISTRICTS = 7  # one more than Reckoners can be
COUNTS = range(2, 7)  # of Reckoners
FEWEST_SPOTS = 2  # one that is performed, and the bottom
NOWHERE = ("money", "plan")  # symbols that are used in no district
BENEFITS = ("on_defeat", "on_weaken", "exchange", "reach")
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
    if city.marker_starts is None and city.passes is None:
        _check_search(city, report)
    else:
        _check_walk(city, report)


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


def _check_walk(city: City, report: Report) -> None:
    """A city that walks says for each Reckoner count where markers start and how many districts it passes. All tracks
    have the same spots; the last one is what Protect is worth there."""
    if city.marker_start is not None:
        report(("marker_start",), "beside marker_starts; the city's markers start by difficulty or by Reckoner count")
    tracks = Counter(len(district.track) for district in city.districts)
    spots = max(FEWEST_SPOTS, tracks.most_common(1)[0][0]) if tracks else FEWEST_SPOTS
    for field, values in (("marker_starts", city.marker_starts), ("passes", city.passes)):
        if values is None:
            other = "passes" if field == "marker_starts" else "marker_starts"
            report((field,), f"is missing beside {other}; give a number for each Reckoner count, 2 to 6")
            continue
        for count in COUNTS:
            if str(count) not in values:
                report((field, str(count)), f"is missing; give a number for {count} Reckoners")
        for text, value in values.items():
            if text not in [str(count) for count in COUNTS]:
                known_counts = ", ".join(str(count) for count in COUNTS)
                report((field, text), f"unknown Reckoner count '{text}'; known: {known_counts}")
            else:
                check_range(value, 1, spots - 1 if field == "marker_starts" else int(text) + 1, (field, text), report)
    for index, district in enumerate(city.districts):
        _check_passed(district, spots, ("districts", index, "track"), report)


def _check_passed(district: District, spots: int, path: Path, report: Report) -> None:
    track = district.track
    if len(track) != spots:
        report(path, f"{len(track)} spots; give {spots}, from spot {spots - 1} down to spot 0")
    for index, text in enumerate(track):
        place: TrackPlace = "bottom" if index == len(track) - 1 else "passed"
        if (text or place == "bottom") and (why := why_not_there(text, place)):
            report((*path, index), why)


def check_dawnslight(card: Dawnslight, report: Report) -> None:
    if len(card.gives) > MOST_SYMBOLS:
        text = f"{len(card.gives)} symbols; a card gives at most {MOST_SYMBOLS}"
        report(("gives",), Said(text, "many-symbols", n=len(card.gives), most=MOST_SYMBOLS))
    if card.population < 0:
        text = f"{card.population} is below 0; leave it out if there is none"
        report(("population",), Said(text, "below", least=0))
    elif card.population and card.gives:
        report(("population",), Said("beside symbols; a card gives symbols or people, not both", "both"))
    elif not card.population and not card.gives:
        report((), Said("gives nothing; add gives = [...] or population = 3", "no-symbol"))


def check_newcago_card(card: CityCard, districts: Sequence[str], cards: Sequence[CityCard], report: Report) -> None:
    if districts and card.district not in districts:
        report(("district",), f"unknown district '{card.district}'; {known(card.district, districts)}")
    if any(other.id != card.id and (other.district, other.side) == (card.district, card.side) for other in cards):
        report(("side",), f"there is another side '{card.side}' for '{card.district}'; a card has one of each")
    if why := why_not_there(card.harm, "card"):
        report(("harm",), why)
    benefit = card.benefit
    found = [name for name in BENEFITS if getattr(benefit, name)]
    if len(found) != 1:
        told = f"{len(found)} of them: {', '.join(found)}" if found else "is empty"
        report(("benefit",), f"{told}; a card has one of: {', '.join(BENEFITS)}")
    given: list[tuple[Path, tuple[Symbol, ...]]] = [
        (("benefit", "on_defeat"), benefit.on_defeat),
        (("benefit", "on_weaken"), benefit.on_weaken),
    ]
    if benefit.exchange is not None:
        given.append((("benefit", "exchange", "gives"), benefit.exchange.gives))
        if not benefit.exchange.gives:
            report(("benefit", "exchange", "gives"), Said("is empty; give at least one symbol", "no-symbol"))
    for path, symbols in given:
        if len(symbols) > MOST_SYMBOLS:
            report(path, f"{len(symbols)} symbols; a card gives at most {MOST_SYMBOLS}")
    check_reach(benefit.reach, ("benefit", "reach"), report)


def check_reach(pair: tuple[Symbol, Symbol] | None, path: Path, report: Report) -> None:
    """Two symbols that act in neighbouring districts."""
    if pair is None:
        return
    if pair[0] == pair[1]:
        report(path, Said(f"'{pair[0]}' twice; give two different symbols", "twice"))
    lost = next((symbol for symbol in pair if symbol in NOWHERE), None)
    if lost is not None:
        fitting = ", ".join(symbol for symbol in SYMBOLS if symbol not in NOWHERE)
        text = f"'{lost}' is used in no district, so it reaches none; fitting: {fitting}"
        report(path, Said(text, "reaches-none", symbol=lost))
