"""What a table is set up with, checked in full before anything is laid out."""

from __future__ import annotations

import secrets

import msgspec

from reckoners.content import (
    Content,
    ContentError,
    load_content,
    module_that_brings,
    module_with,
    modules_here,
    packs_for,
)
from reckoners.content.folders import find_pack, pack_ids
from reckoners.content.model import DIFFICULTIES, Boss
from reckoners.engine.boss import BOSSES
from reckoners.engine.chance import mix, stream_keys
from reckoners.engine.city import CITIES
from reckoners.engine.codes import S_RECKONERS
from reckoners.engine.tables import Tables
from reckoners.game.carried import Carried, carry, check_carried
from reckoners.game.errors import SetupError
from reckoners.game.variants import checked_options, sides_of

BOSS = "steelheart"
CITY = "newcago"
DIFFICULTY = "standard"
RANDOM = "random"
FEWEST = 2
MOST = 6
LONGEST_SEED = 200  # characters
NONE = "none"  # what sentences choose by where nothing is known


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After so many actions what nobody can see was dealt anew, from a seed of its own: decks, and the dice to come."""

    at: int
    seed: str


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Reckoners in seat order, against whom and where, how hard, and what is added to the base game.

    `random` among the Reckoners stands for one that the seed draws (SET-14). `modules` are numbers of modules that a
    pack brings; the one that a Boss or a city is of comes by itself, and so do built-in packs that bring a module.
    `options` are words for variants of the rules. An empty seed is replaced by a fresh one when the game starts.
    `carried` is what a campaign's games before have left. `dealt` is for a game that goes its own way from another's
    position: where it left, what was hidden there was dealt anew.
    """

    reckoners: tuple[str, ...]
    boss: str = BOSS
    city: str = CITY
    modules: tuple[int, ...] = ()
    difficulty: str = DIFFICULTY
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    seed: str = ""
    carried: Carried | None = None
    dealt: tuple[Dealt, ...] = ()


def checked(setup: Setup) -> tuple[Setup, Content]:
    """The set-up with a seed, and its content; or a sentence that says what is wrong with it."""
    for seed in (setup.seed, *(deal.seed for deal in setup.dealt)):
        check_seed(seed)
    for pack in setup.packs:
        if not find_pack(pack).is_dir():
            raise SetupError("unknown-pack", name=pack, known=", ".join(pack_ids()) or NONE)
    setup = with_packs_of_modules(setup)
    try:
        content = load_content(setup.packs, setup.modules)
    except ContentError as error:
        raise SetupError("content", problems=error) from error
    if not setup.seed:
        setup = msgspec.structs.replace(setup, seed=secrets.token_hex(4))
    setup = msgspec.structs.replace(setup, reckoners=drawn(setup, content))
    known = ", ".join(content.reckoners)
    if not FEWEST <= len(setup.reckoners) <= MOST:
        raise SetupError("reckoner-count", count=len(setup.reckoners), fewest=FEWEST, most=MOST)
    for reckoner in setup.reckoners:
        if reckoner not in content.reckoners:
            if module := module_that_brings("reckoner", reckoner, setup.packs):
                raise SetupError("reckoner-of-module", name=reckoner, module=str(module))
            raise SetupError("unknown-reckoner", name=reckoner, known=known)
        if setup.reckoners.count(reckoner) > 1:
            raise SetupError("double-reckoner", name=reckoner)
    if setup.difficulty not in DIFFICULTIES:
        raise SetupError("unknown-difficulty", name=setup.difficulty, known=", ".join(DIFFICULTIES))
    check_table(setup, content)
    boss, city = content.bosses[setup.boss], content.cities[setup.city]
    options = checked_options(setup.options, boss, city, content)
    carried = setup.carried if setup.carried != Carried() else None
    if carried is not None:
        check_carried(carried, setup.reckoners, content)
    return msgspec.structs.replace(setup, options=options, carried=carried), content


def check_seed(seed: str) -> None:
    if len(seed) > LONGEST_SEED:
        raise SetupError("long-seed", length=len(seed), most=LONGEST_SEED)
    try:
        seed.encode()
    except UnicodeEncodeError as error:  # half a pair: no dice can be drawn from it
        raise SetupError("odd-seed") from error


def with_packs_of_modules(setup: Setup) -> Setup:
    """The set-up with its modules in order, and with the packs of the house that its modules and packs ask for. A Boss
    or a city of a module brings it along, and so do Newcago's cards."""
    by_boss = module_that_brings("boss", setup.boss, setup.packs) if setup.boss != BOSS else 0
    by_city = module_that_brings("city", setup.city, setup.packs) if setup.city != CITY else 0
    by_cards = module_with("newcago-card", setup.packs) if sides_of(setup.options) else 0
    if not (setup.modules or setup.packs or by_boss or by_city or by_cards):
        return setup
    modules = tuple(sorted({*setup.modules, *({by_boss, by_city, by_cards} - {0})}))
    here = dict.fromkeys(module.number for module in modules_here(setup.packs))
    for module in modules:
        if module not in here:
            raise SetupError("unknown-module", name=str(module), known=", ".join(map(str, here)) or NONE)
    return msgspec.structs.replace(setup, modules=modules, packs=packs_for(setup.packs, modules))


def check_table(setup: Setup, content: Content) -> None:
    """Whether these pieces make a table together; one sentence says what does not fit."""
    count = len(setup.reckoners)
    if setup.boss not in content.bosses:
        raise SetupError("unknown-boss", name=setup.boss, known=", ".join(with_all_modules(setup.packs).bosses))
    if setup.city not in content.cities:
        raise SetupError("unknown-city", name=setup.city, known=", ".join(with_all_modules(setup.packs).cities))
    boss, city = content.bosses[setup.boss], content.cities[setup.city]
    if (boss.plays or boss.id) not in BOSSES:
        raise SetupError("unplayed", name=setup.boss, plays=boss.plays or boss.id, known=", ".join(BOSSES))
    if (city.plays or city.id) not in CITIES:
        raise SetupError("unplayed", name=setup.city, plays=city.plays or city.id, known=", ".join(CITIES))
    districts = len(city.districts)
    if districts <= count:
        raise SetupError("small-city", name=setup.city, districts=districts, needed=count + 1, reckoners=count)
    if not has_boards(boss, count):
        raise SetupError("no-boards", name=setup.boss, reckoners=count)


def with_all_modules(packs: tuple[str, ...]) -> Content:
    """What there would be with every module: its Bosses and cities can be chosen by their names alone."""
    modules = tuple(module.number for module in modules_here(packs))
    return load_content(packs_for(packs, modules), modules)


def modules_of(content: Content) -> tuple[int, ...]:
    """The modules that a table with these packs can choose, by number: those of the house, and what the packs bring."""
    house = {module.number for module in modules_here()}
    return tuple(sorted(house.union(*(pack.modules for pack in content.packs))))


def has_boards(boss: Boss, count: int) -> bool:
    """Whether a Boss can be played against by so many Reckoners."""
    counts = [*(board.reckoners for board in boss.adjustment), *(page.reckoners for page in boss.pages)]
    return str(count) in boss.research and count in counts


def drawn(setup: Setup, content: Content) -> tuple[str, ...]:
    """The Reckoners with every `random` replaced by one that nobody has picked."""
    if RANDOM not in setup.reckoners:
        return setup.reckoners
    left = [reckoner for reckoner in content.reckoners if reckoner not in setup.reckoners]
    key = stream_keys(setup.seed, S_RECKONERS + 1)[S_RECKONERS]
    team: list[str] = []
    for place, reckoner in enumerate(setup.reckoners):
        drawn_now = reckoner == RANDOM and left
        team.append(left.pop(mix(key, place) % len(left)) if drawn_now else reckoner)
    return tuple(team)


TablesKey = tuple[str, tuple[str, ...], str, str, str, tuple[int, ...], tuple[str, ...]]
_tables: dict[tuple[TablesKey, Carried | None], Tables] = {}


def tables_for(setup: Setup, content: Content) -> Tables:
    """Tables are shared by all games of one set-up and content."""
    key = (
        content.hash,
        setup.reckoners,
        setup.difficulty,
        setup.boss,
        setup.city,
        setup.modules,
        setup.options,
    )
    carried = setup.carried
    tables = _tables.get((key, carried))
    if tables is None:
        if len(_tables) > 256:
            _tables.clear()
        tables = _tables[key, carried] = Tables(content, *key[1:])
        if carried is not None:
            carry(tables, carried)
    return tables
