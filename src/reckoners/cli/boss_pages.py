"""`reckoners cards` for Bosses: the boards of each difficulty, or the pages of a booklet, and what stands there."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.cli.language import say
from reckoners.content import parse_word
from reckoners.content.model import DIFFICULTIES, TABLE_ROWS, BoardTracks, Boss, actions_in, lines_on
from reckoners.game.card_text import action_name
from reckoners.game.names import Names

DEPLOY = "deploy"  # what is sent in groups


def boss_boards(names: Names, boss: Boss) -> Iterator[str]:
    """Which boards belong to which difficulty, and what stands on them."""
    if boss.pages:
        yield from booklet_pages(names, boss)
        return
    for difficulty, (adjustment, power) in zip(DIFFICULTIES, boss.boards, strict=True):
        research = ", ".join(
            f"{count}: {by_level[DIFFICULTIES.index(difficulty)]}" for count, by_level in boss.research.items()
        )
        yield "  " + say(
            "cli-boss-level",
            level=names.words(f"difficulty-{difficulty}"),
            adjustment=adjustment,
            power=power,
            research=research,
        )
    for board in boss.power:
        for id, level, track in lines_on(board.tracks):
            yield "  " + say(
                "cli-boss-power",
                side=board.side,
                track=_track_name(names, boss, id, level),
                actions=_actions(names, track),
            )
    grouped = any(parse_word(word).name == DEPLOY for other in boss.adjustment for word in _words_on(other.tracks))
    for other in boss.adjustment:
        for id, level, track in lines_on(other.tracks):
            about = {"track": _track_name(names, boss, id, level), "actions": _actions(names, track)}
            if grouped:
                about["group"] = str(other.group_size)
            key = "cli-boss-adjustment" if grouped else "cli-boss-adjustment-alone"
            yield "  " + say(key, n=other.reckoners, side=other.side, **about)


def _words_on(tracks: BoardTracks) -> list[str]:
    return [word for _, _, track in lines_on(tracks) for word in track]


def _track_name(names: Names, boss: Boss, id: str, level: str) -> str:
    """A track, and the difficulty that its words are for."""
    name = names.track(id, boss.id)
    return f"{name} ({names.words(f'difficulty-{level}')})" if level else name


def _actions(names: Names, track: tuple[str, ...]) -> str:
    return ", ".join(action_name(names, word) for word in track)


def booklet_pages(names: Names, boss: Boss) -> Iterator[str]:
    """His dice, which tables stand on which page, and what stands in their cells."""
    for track, die in zip(boss.tracks, boss.power_dice, strict=True):
        yield "  " + say("cli-boss-die", track=names.track(track.id, boss.id), rows=" ".join(die))
    for page in boss.pages:
        level = DIFFICULTIES.index(page.difficulty)
        research = boss.research[str(page.reckoners)][level]
        yield "  " + say(
            "cli-boss-page",
            n=page.reckoners,
            level=names.words(f"difficulty-{page.difficulty}"),
            research=research,
            health=(boss.health or boss.research)[str(page.reckoners)][level],
            tables=", ".join(page.tables.values()),
        )
    for name, rows in boss.power_tables.items():
        for row, cells in zip(TABLE_ROWS, rows, strict=True):
            told = " · ".join(_actions(names, tuple(actions_in(cell))) for cell in cells)
            yield "  " + say("cli-boss-row", table=name, row=row, cells=told)
