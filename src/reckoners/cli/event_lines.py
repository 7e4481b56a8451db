"""What happened, in lines: as the game tells it, with the dice of one roll on one line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from reckoners.cli.language import names_in
from reckoners.game import Game, Happening
from reckoners.game.sentences import tell


def told(game: Game, events: Sequence[Happening]) -> list[str]:
    """One line for each event; a Reckoner's dice that are rolled together share one."""
    names = names_in(game.content)
    boss = game.state.tables.boss_id
    lines: list[str] = []
    for who, several in groupby(events, key=_roller):
        group = list(several)
        if who and len(group) > 1:
            dice = ", ".join(f"{event.args['die']} {names.symbols(str(event.args['face']))}" for event in group)
            lines.append(names.words("cli-rolls", name=names.name(who), dice=dice))
        else:
            lines += [tell(names, event, boss) for event in group]
    return lines


def _roller(event: Happening) -> str:
    return str(event.args["reckoner"]) if event.kind == "rolled" else ""
