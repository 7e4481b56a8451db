"""What only Steelslayer's modules lay on a table: Shields, Copy tokens, stolen cards, Pull; what waits and is owed."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from reckoners.cli.marks import COST, GOOD
from reckoners.cli.shown_table import ShownTable
from reckoners.game.view import CardView, DistrictView, ReckonerView

RED_SHIELD, BLUE_SHIELD, COPY_TOKEN, STOLEN, PULL = "▼", "▽", "⧉", "▤", "∩"
CHARGE, NO_CHARGE = "■", "□"


def module_marks(district: DistrictView) -> Text:
    """Pieces of a district as shapes with their numbers; nothing where there are none."""
    text = Text()
    for shape, count, style in (
        (RED_SHIELD, district.red_shields, "bold #ff7b7b"),
        (BLUE_SHIELD, district.blue_shields, "bold #6aa8ff"),
        (COPY_TOKEN, district.copy_tokens, "bold #f5b64c"),
        (STOLEN, len(district.stolen), "bold #e6ecf5"),
    ):
        if count:
            text.append(f" {shape}{count if count > 1 else ''}", style)
    if district.held:
        text.append(f" {PULL}", COST)
    return text


def module_sentences(table: ShownTable, district: DistrictView) -> Iterator[str]:
    """The same in sentences."""
    words, names = table.words, table.names
    if district.red_shields:
        yield words("cli-say-red-shields", n=district.red_shields)
    if district.blue_shields:
        yield words("cli-say-blue-shields", n=district.blue_shields)
    if district.copy_tokens:
        yield words("cli-say-copy-tokens", n=district.copy_tokens)
    for stolen in district.stolen:
        yield words("cli-say-stolen", card=names.name(stolen.card), name=names.name(stolen.reckoner))
    if district.held:
        yield words("cli-say-held")


def supply_line(table: ShownTable) -> str:
    """Pieces that are left in the box; empty where the game has none of them."""
    view = table.view
    if view.red_shields_left is None:
        return ""
    left = {"red": view.red_shields_left, "blue": view.blue_shields_left or 0, "copies": view.copy_tokens_left or 0}
    return table.words("cli-say-supply", **left)


def charges_text(table: ShownTable, card: CardView) -> str:
    """The Demolitions tokens on a card and beside it: by shape."""
    if card.charges is None:
        return ""
    return CHARGE * card.charges + NO_CHARGE * (table.game.content.table.demolitions - card.charges)


def waiting_text(table: ShownTable, seat: ReckonerView) -> str:
    """Actions that wait to be used, and a card that is half paid; empty if there are none."""
    words, names = table.words, table.names
    parts = [
        words(
            "cli-waiting",
            card=names.name(waiting.card),
            symbols=names.symbols(waiting.symbols),
            either="yes" if waiting.either else "no",
        )
        for waiting in seat.waiting
    ]
    if seat.owing is not None and seat.owing.district:
        parts.append(words("cli-half-moved", district=names.name(seat.owing.district)))
    elif seat.owing is not None:
        left = " / ".join(names.short(symbol) for symbol in seat.owing.symbols)
        parts.append(words("cli-owing", card=names.name(seat.owing.card), symbols=left))
    return "; ".join(parts)


def waiting_piece(table: ShownTable, seat: ReckonerView) -> list[Text]:
    told = waiting_text(table, seat)
    return [Text(told, GOOD)] if told else []
