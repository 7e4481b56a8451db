"""`reckoners play` and `reckoners resume`: set up or find a game, then hand it to the session."""

from __future__ import annotations

from pathlib import Path

from reckoners.bots.registry import BotError, make_bot
from reckoners.cli.failures import CommandError, complain
from reckoners.cli.language import names_in, say, words
from reckoners.cli.mates import Mates
from reckoners.cli.pieces import Pieces
from reckoners.cli.places import games, new_game_file, newest_unfinished
from reckoners.cli.screen import Closed, Screen
from reckoners.cli.seating import BotSeats, read_seats
from reckoners.cli.session import Session
from reckoners.game import Game, Setup
from reckoners.game.files import Journal


def start(
    reckoners: str,
    difficulty: str,
    seed: str,
    packs: list[str],
    pieces: Pieces,
    save: Path | None,
    *,
    bots: str | None,
    pace: float,
    color: bool,
    plain: bool,
) -> int:
    """A new game, from options or from questions."""
    screen = Screen(words(), plain=plain, color=color)
    places = tuple(lasting(pack) for pack in packs)
    try:
        if reckoners:
            ids = tuple(part.strip().lower() for part in reckoners.split(","))
            given = pieces.given() | ({"difficulty": difficulty} if difficulty else {})
            setup = Setup(reckoners=ids, seed=seed, packs=places, **given)
        else:
            if difficulty:
                check_difficulty(difficulty)
            from reckoners.cli.lobby import ask_setup

            setup, bots = ask_setup(screen, places, pieces, difficulty, seed, bots)
    except Closed:
        screen.line("")
        screen.say("cli-nothing-begun")
        return 0
    game = Game(setup)
    mates = seated(game, bots, pace)
    journal = Journal.create(save or new_game_file(game.setup), game)
    return Session(screen, game, journal, mates).run()


def seated(game: Game, bots: str | None, pace: float) -> Mates:
    """Bots on the seats that they were given; checked before anything is written."""
    mates = Mates(pace)
    mates.sit_down(game, read_seats(bots or "", game.state.tables.seat_ids, names_in(game.content)))
    return mates


def lasting(pack: str) -> str:
    """A pack by a path that still holds when the game is resumed from another folder."""
    return str(Path(pack).resolve()) if Path(pack).is_dir() else pack


def check_difficulty(difficulty: str) -> None:
    from reckoners.content.model import DIFFICULTIES

    if difficulty not in DIFFICULTIES:
        raise CommandError(say("cli-no-difficulty", word=difficulty, known=", ".join(DIFFICULTIES)))


def go_on(file: Path | None, *, bots: str | None, pace: float, color: bool, plain: bool) -> int:
    """A saved game: the one given, or the newest that is not over."""
    screen = Screen(words(), plain=plain, color=color)
    if file is not None:
        game, journal = Journal.resume(file)
    else:
        skipped: list[str] = []
        found = newest_unfinished(skipped)
        for line in skipped:
            complain(line)
        if found is None:
            raise CommandError(say("cli-nothing-to-resume", folder=str(games())))
        game, journal = found
    news = [say("cli-resumed", file=str(journal.path), n=len(game), round=game.state.round)]
    try:
        mates = seated(game, bots, pace)
    except Exception:
        journal.close(game)
        raise
    if bots is None:
        news += back_in_their_seats(mates, game, journal.seats)
    return Session(screen, game, journal, mates).run(news)


def back_in_their_seats(mates: Mates, game: Game, seats: BotSeats) -> list[str]:
    """Bots play whom they played before, and it is told. Who cannot come any more leaves the seat to people."""
    told: list[str] = []
    here = {who: bot for who, bot in seats.items() if who in game.state.tables.seat_ids}
    for who, bot in list(here.items()):
        try:
            make_bot(bot)
        except BotError as error:
            del here[who]
            told.append(error.tell(words()))
    mates.sit_down(game, here)
    return told + [say("cli-bots-seat", name=names_in(game.content).name(who), bot=bot) for who, bot in here.items()]
