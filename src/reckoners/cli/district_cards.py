"""Newcago's cards on the board: what each does every round, and what it gives to who stands there."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from reckoners.cli.marks import COST, GOOD
from reckoners.cli.shown_table import ShownTable
from reckoners.game.card_text import text_of
from reckoners.game.view import DistrictView

CARD = "▣"


def side_marks(table: ShownTable, district: DistrictView) -> Text:
    """`▣ E $→CC`: the harm, then the benefit; dim when it has been used up in this step."""
    text = Text()
    card = table.game.content.city_cards.get(district.newcago_card)
    if card is None:
        return text
    text.append(f" {CARD}", "bold #e6ecf5")
    text.append(f" {table.marks.action(card.harm, letters=True)}", COST)
    text.append(f" {table.marks.card(card.id)}", "dim" if district.exchanged else GOOD)
    return text


def side_sentences(table: ShownTable, district: DistrictView) -> Iterator[str]:
    card = table.game.content.city_cards.get(district.newcago_card)
    if card is None:
        return
    yield table.words("cli-say-newcago-card", card=table.names.name(card.id), text=text_of(table.names, card))
    if district.exchanged:
        yield table.words("cli-say-exchanged")
