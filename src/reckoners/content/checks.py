"""What must hold of a typed entry: ranges, references, words. One function for each kind, which reports mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from reckoners.content.boss_checks import check_boss
from reckoners.content.checking import FACES, check_range, check_track
from reckoners.content.city_checks import MOST_SYMBOLS, check_city, check_dawnslight, check_newcago_card, check_reach
from reckoners.content.errors import Said, known
from reckoners.content.ids import why_not_an_id
from reckoners.content.model import (
    Ability,
    AfterMove,
    AnyPower,
    Boss,
    City,
    CityCard,
    Consumable,
    Converter,
    CostsTwo,
    Dawnslight,
    Die,
    Entry,
    Epic,
    Equipment,
    Exchanger,
    ExtraDie,
    Odd,
    Provenance,
    Reach,
    Reckoner,
    Symbols,
    Table,
)
from reckoners.content.vocabulary import GIFT, ODD_POWERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reckoners.content.checking import Report

FEWEST_ACTIONS = 4
BASIC = "basic"
ONLY_SPECIAL = "joker"  # the power of a Reckoner who has no basic dice

_LEAST: dict[str, int] = {
    "population": 1,
    "money": 0,
    "base_steps": 1,
    "market": 1,
    "plan_tokens": 0,
    "enforcement": 0,
    "barricades": 0,
    "refresh_price": 0,
    "ransom": 0,
    "first_bracket": 1,
    "boss_bracket": 1,
    "new_bracket": 1,
    "research_limit": 1,
    "health_limit": 1,
    "red_shields": 0,
    "blue_shields": 0,
    "copy_tokens": 0,
    "demolitions": 0,
    "attack_tokens": 0,
}


class Surroundings:
    """What an entry may refer to. A table that could not be read is None, and what depends on it is not checked.
    `odd` are the powers of abilities that are odd ones, `districts` those of all cities."""

    def __init__(
        self,
        ids: Mapping[str, Sequence[str]],
        special: Sequence[str],
        table: Table | None,
        odd: Mapping[str, str] | None = None,
        cities: Sequence[City] = (),
        city_cards: Sequence[CityCard] = (),
    ) -> None:
        self.ids = ids
        self.special = special
        self.table = table
        self.odd = odd or {}
        self.districts = [district.id for city in cities for district in city.districts]
        self.city_cards = city_cards


def check(entry: Entry, around: Surroundings, report: Report) -> None:
    """Everything that must hold of one entry."""
    if not isinstance(entry, Die | Table) and (why := why_not_an_id(entry.id)):
        report(("id",), why)
    if not entry.name.strip():
        report(("name",), Said("is empty; give the name that players see", "no-name"))
    match entry:
        case Die():
            check_die(entry, report)
        case Reckoner():
            check_reckoner(entry, around, report)
        case Ability() | Equipment():
            check_power(entry.does, around, report)
            if isinstance(entry, Equipment) and entry.price < 0:
                report(("price",), Said(f"{entry.price} is below $0; a price is $0 or more", "below", least=0))
            if isinstance(entry, Ability) and isinstance(entry.does, Consumable):
                text = "a consumable acts when it is bought, and nobody buys an ability"
                report(("does", "family"), Said(text, "bought-ability"))
        case Epic():
            check_epic(entry, around, report)
        case Boss():
            check_boss(entry, around.table, report)
        case City():
            check_city(entry, around.ids["boss"], report)
        case Dawnslight():
            check_dawnslight(entry, report)
        case CityCard():
            check_newcago_card(entry, around.districts, around.city_cards, report)
        case Table():
            check_table(entry, report)


def check_provenance(notes: Mapping[str, str], data: object, report: Report) -> None:
    """Each note must speak of a value that is there, and one must speak for the rest."""
    if "default" not in notes:
        report(("provenance",), f"lacks 'default'; give one of: {', '.join(get_args(Provenance))}")
    for path in notes:
        value = data
        for part in path.split(".") if path != "default" else ():
            if isinstance(value, dict) and part in value:
                value = value[part]
            elif isinstance(value, list) and part.isdigit() and int(part) < len(value):
                value = value[int(part)]
            else:
                report(("provenance",), f"'{path}' names no value here; write a field, or field.index as in 'track.0'")
                break


def check_die(die: Die, report: Report) -> None:
    if die.count < 1:
        report(("count",), Said(f"{die.count} dice; at least 1 is needed", "below", least=1))
    if len(die.faces) != FACES:
        report(("faces",), f"{len(die.faces)} faces; a die has {FACES}")
    for index, face in enumerate(die.faces):
        if not face:
            report(("faces", index), Said("is empty; a face shows at least one symbol", "no-symbol"))
    if die.special == (die.id == BASIC):
        right = "false" if die.special else "true"
        report(("special",), f"only '{BASIC}' is no special die; write special = {right}")


def check_reckoner(reckoner: Reckoner, around: Surroundings, report: Report) -> None:
    abilities, dice = around.ids["ability"], around.ids["die"]
    if reckoner.ability not in abilities:
        report(("ability",), f"unknown ability '{reckoner.ability}'; {known(reckoner.ability, abilities)}")
    if not reckoner.dice:
        report(("dice",), "is empty; a Reckoner needs at least one die")
    for die, count in reckoner.dice.items():
        if die not in dice:
            report(("dice", die), f"unknown die '{die}'; {known(die, dice)}")
        elif count < 1:
            report(("dice", die), f"{count} dice; at least 1 is needed, or leave the colour out")
        elif die == BASIC and around.odd.get(reckoner.ability) == ONLY_SPECIAL:
            message = f"basic dice beside the power '{ONLY_SPECIAL}', which goes with special dice only; leave them out"
            report(("dice", die), message)


def check_power(power: AnyPower, around: Surroundings, report: Report) -> None:
    match power:
        case Converter(symbols=(one, other)) if one == other:
            report(("does", "symbols"), Said(f"'{one}' twice; a converter has two different symbols", "twice"))
        case ExtraDie(die=die) if die not in around.special:
            report(("does", "die"), f"unknown special die '{die}'; {known(die, around.special)}")
        case Exchanger(cost=()):
            report(("does", "cost"), Said("is empty; an exchanger costs at least one kind of symbol", "no-symbol"))
        case Exchanger(gives=()) | Symbols(gives=()) | CostsTwo(gives=()):
            report(("does", "gives"), Said("is empty; give at least one symbol", "no-symbol"))
        case Exchanger(gives=gives) | Symbols(gives=gives) | CostsTwo(gives=gives) | Consumable(gives=gives) if (
            len(gives) > MOST_SYMBOLS
        ):
            text = f"{len(gives)} symbols; a card gives at most {MOST_SYMBOLS}"
            report(("does", "gives"), Said(text, "many-symbols", n=len(gives), most=MOST_SYMBOLS))
        case CostsTwo(cost=(one, other)) if one == other:
            report(
                ("does", "cost"), Said(f"'{one}' twice; a card that costs two asks for two different symbols", "twice")
            )
        case AfterMove(either=(one, other)) if one == other:
            report(("does", "either"), Said(f"'{one}' twice; give two different symbols to choose from", "twice"))
        case Reach(symbols=pair):
            check_reach(pair, ("does", "symbols"), report)
        case Consumable(boss_research=research) if research < 0:
            text = f"{research} is below 0; leave it out if there is none"
            report(("does", "boss_research"), Said(text, "below", least=0))
        case Consumable(gives=(), boss_research=0):
            report(("does",), Said("gives nothing; add gives = [...] or boss_research = 1", "gives-nothing"))
        case Odd(power=name) if name not in ODD_POWERS:
            report(("does", "power"), f"unknown power '{name}'; {known(name, ODD_POWERS)}")


def check_epic(epic: Epic, around: Surroundings, report: Report) -> None:
    check_track(epic.track, "epic", ("track",), report)
    fewest = FEWEST_ACTIONS
    if around.table is not None:
        research, health = around.table.research_limit, around.table.health_limit
        fewest = max(fewest, around.table.first_bracket + 1)
        check_range(epic.research, 1, research, ("research",), report)
        if epic.health != "infinite":
            check_range(epic.health, 1, health, ("health",), report, ' or "infinite"')
        check_range(epic.weakened, 1, health, ("weakened",), report)
    if epic.health != "infinite" and epic.weakened > epic.health:
        text = f"{epic.weakened} is above the health of {epic.health}; weakening must not heal"
        report(("weakened",), Said(text, "heals", weakened=epic.weakened, health=epic.health))
    if len(epic.track) < fewest:
        text = f"{len(epic.track)} actions; an Epic has at least {fewest}, so that its bracket fits"
        report(("track",), Said(text, "short-track", n=len(epic.track), least=fewest))
    reward = epic.reward
    for field in reward.__struct_fields__:
        if (value := getattr(reward, field)) < 0:
            report(("reward", field), Said(f"{value} is below 0; leave it out if there is none", "below", least=0))
    if reward.boss_research == 0:
        report(("reward", "boss_research"), Said("is 0; every Epic rewards at least 1", "below", least=1))


def check_table(table: Table, report: Report) -> None:
    for field, least in _LEAST.items():
        if (value := getattr(table, field)) < least:
            report((field,), Said(f"{value} is below {least}; give {least} or more", "below", least=least))
    if table.new_bracket >= FEWEST_ACTIONS:
        report(("new_bracket",), f"{table.new_bracket} is too far right; give at most {FEWEST_ACTIONS - 1}")
    if table.ability_die and len(table.ability_die) != FACES:
        report(("ability_die",), f"{len(table.ability_die)} faces; a die has {FACES}")
    check_track(table.ability_die, "epic", ("ability_die",), report)
    for index, face in enumerate(table.ability_die):
        if face.startswith(f"{GIFT} "):
            report(("ability_die", index), f"'{face}' is a gift; the Epic Ability die acts where it is rolled")
