"""What module 4 lays on a table: tracks of districts, the Boss's cards and where he goes, attacks, Dawnslight."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from reckoners.cli.marks import COST, GOOD
from reckoners.cli.passed_districts import is_passed, walk_marks, walk_sentence
from reckoners.cli.shown_table import ShownTable
from reckoners.game.view import BossView, DistrictView, ReckonerView

MARKER, ATTACKED, EMPTY = "⌕", "✖", "·"


def spots_ahead(district: DistrictView) -> list[tuple[int, str]]:
    """The spots that the marker has still before it, the next one first, and what each does."""
    if district.marker is None:
        return []
    bottom = len(district.track) - 1
    return [(spot, district.track[bottom - spot]) for spot in range(district.marker - 1, -1, -1)]


def track_marks(table: ShownTable, district: DistrictView, room: int) -> Text:
    """`⌕7 ·D·☼···`: research left on the district's track and what comes, spot by spot; as far as there is room."""
    if is_passed(district):
        return walk_marks(table, district, room)
    text = Text()
    if district.marker is None:
        return text
    text.append(f" {MARKER}{district.marker}", GOOD if not district.marker else "bold")
    spots = [table.marks.action(word, letters=True) if word else EMPTY for _, word in spots_ahead(district)]
    while spots and text.cell_len + 1 + sum(map(len, spots)) > room:
        spots = [*spots[:-2], "…"] if len(spots) > 1 else []
    if spots:
        text.append(" ")
    for mark in spots:
        text.append(mark, "dim" if mark in (EMPTY, "…") else "#f5b64c")
    return text


def track_sentence(table: ShownTable, district: DistrictView) -> Iterator[str]:
    if district.marker is None:
        return
    if is_passed(district):
        yield from walk_sentence(table, district)
        return
    words = table.words
    spots = [
        words("cli-say-spot", spot=spot, action=table.names.action(word))
        for spot, word in spots_ahead(district)
        if word
    ]
    on_the_way = ", ".join(spots) or words("cli-say-no-spot")
    yield words("cli-say-marker", **{"n": district.marker, "on-the-way": on_the_way})


# -- the Boss


def has_cards(boss: BossView) -> bool:
    return bool(boss.card or boss.cards_left)


def where_text(table: ShownTable, boss: BossView) -> Text:
    return Text.assemble(("◆ ", "dim"), (table.names.name(boss.district) if boss.district else "-", ""))


def goes_text(table: ShownTable, boss: BossView) -> Text:
    """Where he goes, if no die decides it."""
    text = Text()
    if boss.goes_to is not None:
        text.append(f"→ {table.names.name(boss.goes_to)}", COST)
    return text


def last_lines(table: ShownTable, boss: BossView) -> list[Text]:
    """How he sends Enforcement; or his open card, and where he goes."""
    words = table.words
    if not has_cards(boss):
        return [Text(words("cli-groups", n=boss.group_size), "dim")]
    card = f"{ATTACKED} {words(f'suffers-{boss.card}')}" if boss.card else words("cli-boss-no-card")
    left = Text(words("cli-boss-cards-left", n=boss.cards_left), "dim")
    goes = goes_text(table, boss)
    return [Text(card, "dim"), Text.assemble(goes, "  " if goes else "", left)]


def boss_sentences(table: ShownTable, boss: BossView) -> Iterator[str]:
    words, name = table.words, table.names.name
    if boss.goes_to is not None and boss.district:
        key = "cli-say-stays" if boss.goes_to == boss.district else "cli-say-goes"
        yield words(key, boss=name(boss.id), district=name(boss.goes_to))
    if has_cards(boss):
        deck = ", ".join(
            words("cli-say-boss-deck", n=count, card=words(f"suffers-{effect}")) for effect, count in boss.deck.items()
        )
        card = words(f"suffers-{boss.card}") if boss.card else "none"
        yield words("cli-say-boss-card", card=card, deck=deck or words("cli-say-empty-deck"))


# -- Reckoners


def attack_pieces(table: ShownTable, seat: ReckonerView) -> list[Text]:
    """What a Reckoner suffers, by name."""
    return [Text(f"{ATTACKED} {table.words(f'suffers-{effect}')}", COST) for effect in seat.suffers]


def dawnslight_pieces(table: ShownTable, seat: ReckonerView) -> list[Text]:
    sun = table.words("cli-letter-aid")
    return [
        Text.assemble((f"{sun} ", GOOD), (table.names.name(card), ""), (f" {table.marks.card(card)}", "dim"))
        for card in seat.dawnslight
    ]


def seat_sentences(table: ShownTable, seat: ReckonerView) -> Iterator[str]:
    words = table.words
    if seat.suffers:
        yield words("cli-say-suffers", effects=", ".join(words(f"suffers-{effect}") for effect in seat.suffers))
    if seat.dawnslight:
        yield words("cli-say-dawnslight", cards=", ".join(table.names.name(card) for card in seat.dawnslight))
