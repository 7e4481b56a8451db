"""What is printed, and the rules, in one language: asked for once by a client."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

import msgspec

from reckoners.content import Content, modules_here
from reckoners.content.folders import is_built_in
from reckoners.content.model import (
    DIFFICULTIES,
    SYMBOLS,
    TRACK_COLOURS,
    Ability,
    AfterMove,
    CityCard,
    Consumable,
    Converter,
    CostsTwo,
    Dawnslight,
    Doubler,
    Epic,
    Equipment,
    Exchanger,
    ExtraDie,
    Odd,
    Reach,
    Reckoner,
    Symbols,
    actions_in,
    lines_on,
)
from reckoners.engine.pools import pool_of
from reckoners.engine.steps import STEP_NAMES
from reckoners.game.card_text import (
    action_name,
    action_told,
    benefit_family,
    benefit_text,
    dawnslight_text,
    ours_at,
    packs_at,
    power_text,
    rewards_of,
    rewards_told,
)
from reckoners.game.names import Names
from reckoners.game.outcomes import LOWEST
from reckoners.game.setup import modules_of
from reckoners.game.things import face_word
from reckoners.server.content_options import variants_of
from reckoners.server.content_places import boss_of, city_of, districts_of, levels_of, line_of, locks_of
from reckoners.server.content_protocol import (
    CardInfo,
    ContentInfo,
    DieInfo,
    EpicInfo,
    NamesInfo,
    Prices,
    ReckonerInfo,
    RuleInfo,
)
from reckoners.server.explained import (
    DAWNSLIGHT_RULES,
    NEWCAGO_RULES,
    action_rules,
    card_rules,
    explained,
    family_title,
)
from reckoners.server.printed import Numbers
from reckoners.server.teller import Teller, teller
from reckoners.text import load_catalogue
from reckoners.text.rule_text import ruling_of, text_of, title_of


def content_in(language: str, content: Content | None = None) -> ContentInfo:
    """Of the base game, or of a content with packs. Put together once."""
    return _content_in(teller(language, content))


@lru_cache(maxsize=32)
def _content_in(teller: Teller) -> ContentInfo:
    names, language = teller.names, teller.language
    content = names.content
    cards: list[Ability | Equipment] = [*content.abilities.values(), *content.equipment.values()]
    aid = [dawnslight_told(names, card) for card in content.dawnslight.values()]
    sides = [newcago_card_told(names, card) for card in content.city_cards.values()]
    return ContentInfo(
        language=language,
        reckoners=tuple(_reckoner(names, reckoner) for reckoner in content.reckoners.values()),
        cards=(*(card_told(names, card) for card in cards), *aid, *sides),
        epics=tuple(epic_told(names, epic) for epic in content.epics.values()),
        dice=tuple(
            DieInfo(
                die.id,
                names.name(die.id),
                tuple(face_word(pool_of(face)) for face in die.faces),
                count=die.count,
                ours=ours_at(content, "die", die),
                packs=packs_at(content, "die", die),
            )
            for die in content.dice.values()
        ),
        names=_names(names),
        prices=Prices(content.table.refresh_price, content.table.ransom),
        bosses=tuple(boss_of(names, boss) for boss in content.bosses.values()),
        districts=tuple(districts_of(names)),
        numbers=_numbers(names),
        explained=explained(names),
        action_rules={word: action_rules(word) for word in _track_words(names)},
        levels=tuple(levels_of(content)),
        packs=tuple(pack.id for pack in content.packs),
        modules=modules_of(content),
        in_play=content.in_play,
        ability_die=content.table.ability_die,
        cities=tuple(city_of(names, city) for city in content.cities.values()),
        locked=tuple(locks_of(names)),
        variants=tuple(variants_of(names)),
        pack_titles={pack.id: pack.title for pack in content.packs if not is_built_in(pack.id)},
    )


@cache
def rules_in(language: str) -> tuple[RuleInfo, ...]:
    words = teller(language).words
    catalogue = load_catalogue()
    return tuple(
        RuleInfo(
            id=rule.id,
            group=rule.group,
            group_title=words(group.key) if words.has(group.key) else group.id,
            title=title_of(rule, words),
            text=text_of(rule, words),
            ruling=ruling_of(rule, words),
            pack=rule.pack,
            module=rule.module,
        )
        for group in catalogue.groups.values()
        for rule in (catalogue.rules[id] for id in group.rules)
    )


def _reckoner(names: Names, reckoner: Reckoner) -> ReckonerInfo:
    line = line_of(names, f"reckoner-{reckoner.id}")
    ours = ours_at(names.content, "reckoner", reckoner)
    module = names.content.module_of("reckoner", reckoner.id)
    packs = packs_at(names.content, "reckoner", reckoner)
    return ReckonerInfo(
        reckoner.id, names.name(reckoner.id), line, reckoner.ability, reckoner.dice, ours, module, packs
    )


def card_told(names: Names, card: Ability | Equipment) -> CardInfo:
    does = card.does
    kind: Literal["ability", "equipment"] = "equipment" if isinstance(card, Equipment) else "ability"
    gives: tuple[str, ...] = ()
    if isinstance(does, Exchanger | Symbols | CostsTwo | Consumable):
        gives = does.gives
    elif isinstance(does, Converter | Reach):
        gives = does.symbols
    elif isinstance(does, AfterMove):
        gives = does.either
    elif isinstance(does, Doubler):
        gives = (does.symbol,)
    return CardInfo(
        id=card.id,
        name=names.name(card.id),
        kind=kind,
        text=power_text(names, does),
        family=str(type(does).__struct_config__.tag),
        power=does.power if isinstance(does, Odd) else "",
        cost=does.cost if isinstance(does, Exchanger | CostsTwo) else (),
        gives=gives,
        die=does.die if isinstance(does, ExtraDie) else "",
        anywhere=isinstance(does, Symbols) and does.anywhere,
        price=card.price if isinstance(card, Equipment) else 0,
        ours=ours_at(names.content, kind, card),
        family_title=family_title(names, does),
        rules=card_rules(card),
        boss_research=does.boss_research if isinstance(does, Consumable) else 0,
        module=names.content.module_of(kind, card.id),
        packs=packs_at(names.content, kind, card),
    )


def dawnslight_told(names: Names, card: Dawnslight) -> CardInfo:
    return CardInfo(
        id=card.id,
        name=names.name(card.id),
        kind="dawnslight",
        text=dawnslight_text(names, card),
        family="dawnslight",
        gives=card.gives,
        ours=ours_at(names.content, "dawnslight", card),
        family_title=names.words("family-dawnslight.title" if card.gives else "family-dawnslight-population.title"),
        rules=DAWNSLIGHT_RULES,
        module=names.content.module_of("dawnslight", card.id),
        packs=packs_at(names.content, "dawnslight", card),
        population=card.population,
    )


def newcago_card_told(names: Names, card: CityCard) -> CardInfo:
    family = benefit_family(card.benefit)
    exchange = card.benefit.exchange
    gives = card.benefit.on_defeat or card.benefit.on_weaken or card.benefit.reach or ()
    return CardInfo(
        id=card.id,
        name=names.name(card.id),
        kind="newcago-card",
        text=benefit_text(names, card.benefit),
        family=family,
        cost=() if exchange is None else (exchange.pays,),
        gives=gives if exchange is None else exchange.gives,
        ours=ours_at(names.content, "newcago-card", card),
        family_title=names.words(f"family-{family}.title"),
        rules=NEWCAGO_RULES[family],
        module=names.content.module_of("newcago-card", card.id),
        packs=packs_at(names.content, "newcago-card", card),
        district=card.district,
        side=card.side,
        harm=card.harm,
    )


def epic_told(names: Names, epic: Epic) -> EpicInfo:
    rewards: dict[str, int] = msgspec.to_builtins(epic.reward)
    return EpicInfo(
        id=epic.id,
        name=names.name(epic.id),
        line=line_of(names, f"epic-{epic.id}"),
        research=epic.research,
        health=None if epic.health == "infinite" else epic.health,
        weakened=epic.weakened,
        track=epic.track,
        reward={symbol: n for symbol, n in rewards.items() if n},
        reward_text=", ".join(rewards_of(names, epic.reward)),
        ours=ours_at(names.content, "epic", epic),
        reward_lines=tuple(rewards_told(names, epic.reward)),
        module=names.content.module_of("epic", epic.id),
        packs=packs_at(names.content, "epic", epic),
    )


def _numbers(names: Names) -> Numbers:
    table = names.content.table
    values = {field: value for field, value in msgspec.structs.asdict(table).items() if isinstance(value, int)}
    values["lowest_bracket"] = LOWEST["contain"]
    ours = tuple(path for path in ours_at(names.content, "table", table) if path in values)
    return Numbers(values, ours, packs_at(names.content, "table", table))


def _names(names: Names) -> NamesInfo:
    words, content = names.words, names.content
    tracks = _track_words(names)
    titles = {module.number: module.title for module in modules_here([pack.id for pack in content.packs])}
    modules = {
        str(n): words(f"module-{n}") if words.has(f"module-{n}") else titles.get(n, str(n)) for n in modules_of(content)
    }
    short: dict[str, str] = {symbol: names.short(symbol) for symbol in SYMBOLS}
    short |= {colour: words(f"boss-track-{colour}.short") for colour in TRACK_COLOURS}
    short |= {
        f"die-{die}": words(f"die-{die}.short") if words.has(f"die-{die}.short") else names.name(die)
        for die in content.dice
    }
    effects = dict.fromkeys(card.effect for boss in content.bosses.values() for card in boss.cards)
    return NamesInfo(
        cities={city: names.name(city) for city in content.cities},
        districts={
            district.id: names.name(district.id) for city in content.cities.values() for district in city.districts
        },
        symbols={symbol: names.symbol(symbol) for symbol in SYMBOLS},
        symbol_texts={symbol: words(f"symbol-{symbol}.text") for symbol in SYMBOLS},
        short=short,
        difficulties={difficulty: words(f"difficulty-{difficulty}") for difficulty in DIFFICULTIES},
        difficulty_texts={difficulty: words(f"difficulty-{difficulty}.text") for difficulty in DIFFICULTIES},
        steps={step: words(f"step-{step}") for step in STEP_NAMES},
        boss={boss: names.name(boss) for boss in content.bosses},
        boss_lines={boss: line_of(names, f"boss-{boss}") for boss in content.bosses},
        tracks={colour: names.track(colour) for colour in TRACK_COLOURS},
        actions={word: action_name(names, word) for word in tracks},
        action_texts={word: action_told(names, word) for word in tracks},
        modules=modules,
        module_texts={n: words(f"module-{n}.text") for n in modules if words.has(f"module-{n}.text")},
        effects={effect: words(f"suffers-{effect}") for effect in effects},
        effect_texts={effect: words(f"suffers-{effect}.text") for effect in effects},
    )


def _track_words(names: Names) -> list[str]:
    """Every action that stands on a track, of Epics, Bosses and districts, on cards of districts, or on the Epic
    Ability die."""
    tracks = [epic.track for epic in names.content.epics.values()]
    tracks.append(names.content.table.ability_die)
    for boss in names.content.bosses.values():
        boards = [*(board.tracks for board in boss.power), *(board.tracks for board in boss.adjustment)]
        tracks += [words for board in boards for _, _, words in lines_on(board)]
        cells = [cell for table in boss.power_tables.values() for row in table for cell in row]
        tracks += [tuple(actions_in(cell)) for cell in cells]
    tracks.append(tuple(card.harm for card in names.content.city_cards.values()))
    tracks += [district.track for city in names.content.cities.values() for district in city.districts]
    return list(dict.fromkeys(word for track in tracks for word in track if word))
