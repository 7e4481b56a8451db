"""The table in sentences: for screen readers, pipes and logs. One fact a line, nothing but words."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.cli.attacked import boss_sentences, has_cards, seat_sentences, track_sentence
from reckoners.cli.booklet import booklet_sentences, has_booklet
from reckoners.cli.district_cards import side_sentences
from reckoners.cli.module_pieces import module_sentences, supply_line, waiting_text
from reckoners.cli.passed_districts import tram_sentence
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.trays import open_text, rolling
from reckoners.game.card_text import action_name
from reckoners.game.view import DistrictView, ReckonerView


def board_lines(table: ShownTable) -> Iterator[str]:
    yield from team_lines(table)
    yield from boss_lines(table)
    yield from tram_sentence(table)
    for district in sorted(table.view.districts, key=table.order):
        yield district_line(table, district)
    for seat in table.view.reckoners:
        yield tray_line(table, seat)
    yield market_line(table)
    if left := supply_line(table):
        yield left
    if table.view.dawnslight_left is not None:
        yield table.words("cli-say-dawnslight-left", n=table.view.dawnslight_left)
    yield forecast_line(table)


def team_lines(table: ShownTable) -> Iterator[str]:
    view = table.view
    yield table.words(
        "cli-say-team",
        round=view.round,
        step=table.step_name(),
        people=view.population,
        money=view.money,
        base=view.base + 1,
        spaces=view.base_steps,
    )
    for seat, count in table.captured():
        yield table.words("cli-say-captured", name=table.names.name(seat.id), n=count)


def boss_lines(table: ShownTable) -> Iterator[str]:
    boss = table.view.boss
    about: dict[str, str | int] = {
        "boss": table.names.name(boss.id),
        "district": table.names.name(boss.district) if boss.district else "-",
        "research": boss.research,
        "health": health_words(table, boss.health, boss.weakened_health),
    }
    if has_cards(boss) or has_booklet(boss):
        yield table.words("cli-say-boss-alone", **about)
    else:
        yield table.words("cli-say-boss", n=boss.group_size, **about)
    yield from boss_sentences(table, boss)
    if has_booklet(boss):
        yield from booklet_sentences(table, boss)
        return
    for track in boss.tracks:
        yield table.words(
            "cli-say-boss-track",
            track=table.names.track(track.colour, boss.id),
            will=actions_text(table, track.track[: track.bracket]),
            rest=actions_text(table, track.track[track.bracket :]),
        )


def district_line(table: ShownTable, district: DistrictView) -> str:
    words, names = table.words, table.names
    if district.epic is None:
        epic = words("cli-no-epic") + "."
    else:
        actor = table.actor(district.epic.id)
        epic = words(
            "cli-say-epic",
            epic=names.name(district.epic.id),
            research=district.epic.research,
            health=health_words(table, district.epic.health, district.epic.weakened_health),
            will=actions_text(table, district.epic.track[: district.epic.bracket]),
            rest=actions_text(table, district.epic.track[district.epic.bracket :]),
        )
        if actor is not None and actor.overflow:
            epic += " " + words(
                "cli-say-overflow", n=actor.overflow, action=action_name(table.names, district.epic.track[-1])
            )
    here = [names.name(seat) for seat in district.reckoners]
    if district.boss:
        here.append(names.name(table.view.boss.id))
    if district.sniper:
        here.append(words("cli-sniper-token"))
    told = words(
        "cli-say-district",
        number=table.order(district),
        district=names.name(district.id),
        epic=epic,
        enforcement=district.enforcement,
        barricades=district.barricades,
        here=", ".join(here) or words("cli-nobody"),
    )
    more = (*side_sentences(table, district), *module_sentences(table, district), *track_sentence(table, district))
    return " ".join((told, *more))


def health_words(table: ShownTable, health: int | None, weakened: int) -> str:
    if health is None:
        return table.words("cli-say-infinite", weakened=weakened)
    return str(health)


def actions_text(table: ShownTable, track: tuple[str, ...]) -> str:
    return ", ".join(action_name(table.names, word) for word in track)


def tray_line(table: ShownTable, seat: ReckonerView) -> str:
    words, names = table.words, table.names
    dice = ", ".join(
        words(
            "cli-say-die",
            die=die.name,
            colour=words(f"die-{die.colour}.short") if words.has(f"die-{die.colour}.short") else die.colour,
            face="-" if die.state in ("idle", "captured", "disabled") else names.symbols(die.face),
            state=die.state,
        )
        for die in seat.dice
    )
    cards = ", ".join(
        words("cli-say-card", card=names.name(card.id), state=table.card_state(card))
        + (" " + words("cli-say-charges", n=card.charges) if card.charges is not None else "")
        for card in (seat.ability, *seat.equipment)
    )
    line = words(
        "cli-say-tray",
        name=names.name(seat.id),
        district=names.name(seat.district) if seat.district else "-",
        dice=dice,
        plan=seat.plan,
        next=seat.plan_next,
        cards=cards,
    )
    if table.view.step == "roll":
        line += " " + rolling(table, seat)
    if seat.open is not None:
        line += " " + open_text(table, seat)
    waits = waiting_text(table, seat)
    return " ".join((line, *([waits] if waits else []), *seat_sentences(table, seat)))


def market_line(table: ShownTable) -> str:
    prices = table.game.content.equipment
    cards = [f"{table.names.name(card)} ${prices[card].price}" for card in table.view.market if card is not None]
    return table.words("cli-say-market", cards=", ".join(cards) or table.words("cli-market-empty"))


def forecast_line(table: ShownTable) -> str:
    forecast = table.forecast
    if forecast.rolls or forecast.tables:
        left = table.view.population - forecast.most
        told = table.words(
            "cli-say-range",
            least=forecast.least,
            most=forecast.most,
            left=max(0, left),
            result="lost" if left <= 0 else "on",
        )
        return f"{told} {table.words('cli-a-die-decides', n=forecast.rolls)}" if forecast.rolls else told
    return table.words(
        "cli-say-forecast", n=forecast.population, left=max(0, forecast.left), result="lost" if forecast.lost else "on"
    )


def forecast_details(table: ShownTable) -> Iterator[str]:
    """The whole forecast: every actor, what it would do and every loss with its cause."""
    forecast = table.forecast
    yield forecast_line(table)
    for actor in forecast.actors:
        actions = ", ".join(table.names.action(word) for word in actor.actions) or "-"
        yield table.words(
            "cli-say-actor" if actor.id != actor.district else "cli-say-passed",
            actor=table.names.name(actor.id),
            district=table.names.name(actor.district),
            actions=actions,
            n=actor.population,
        )
        for loss in forecast.losses:
            if loss.actor == actor.id and loss.district == actor.district:
                yield "    " + table.words(
                    "cli-say-loss",
                    n=loss.population,
                    action=table.names.action(loss.action),
                    why=loss.why,
                    overflow="yes" if loss.overflow else "no",
                )
    for district in forecast.unknown:
        yield table.words("cli-say-unknown", district=table.names.name(district))
    if forecast.dice:
        yield table.words("cli-forecast-dice", n=forecast.dice) + "."
    if forecast.boss_goes is not None:
        name = table.names.name
        yield table.words("cli-say-forecast-goes", boss=name(table.view.boss.id), district=name(forecast.boss_goes))
