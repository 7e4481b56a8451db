"""Reads a position's text: the very table that it shows, or a sentence with the line and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from reckoners.content import Content
from reckoners.engine.chance import stream_keys
from reckoners.engine.codes import F_AID, N_STREAMS
from reckoners.engine.decision import DECISIONS, decision_of
from reckoners.engine.flow import restored
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.game.action import shortened
from reckoners.game.carried import Carried
from reckoners.game.errors import SaveError, SetupError
from reckoners.game.position_fields import (
    BOSS_LINE,
    DISTRICT_LINE,
    RECKONER_LINE,
    TEAM,
    Missing,
    Segment,
)
from reckoners.game.position_kinds import Misread, boss_card_names, number_in, only
from reckoners.game.position_parts import divided, holders, read_keys
from reckoners.game.position_text import BAR, BOSS, DISTRICT, DOING, HEAD, KEYS, RECKONER, VERSION
from reckoners.game.setup import NONE, Setup, checked, tables_for

LONGEST_TEXT = 100_000  # characters
CARRIED = ("brought", "fallen", "angry", "remembered")  # parts of the first line, in a campaign
MOST_KNOWN = 40  # names that a sentence lists
WORD = re.compile(r'"(?:[^"\\]|\\.)*"|,|[^\s,"]+|"')


class PositionLine:
    """A line as it stands: its number, and its parts by their words."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.parts: dict[str, list[str]] = {}
        for part in divided(WORD.findall(text), BAR):
            word = part[0] if part else ""
            if not word or word in self.parts:
                raise SaveError("position-twice" if word else "position-gap", line=number, word=shortened(word))
            self.parts[word] = part[1:]

    def no(self, word: str, after: str, known: Sequence[str]) -> SaveError:
        listed = ", ".join(known[:MOST_KNOWN]) + (" ..." if len(known) > MOST_KNOWN else "")
        return SaveError("position-word", line=self.number, word=shortened(word), after=after or NONE, known=listed)

    def named(self, head: str) -> str:
        """Whom or what the line is about."""
        name = self.parts[head]
        if len(name) != 1:
            raise SaveError("position-missing", line=self.number, word=head)
        return name[0]

    def only_known(self, known: Sequence[str]) -> None:
        for before, word in zip(("", *self.parts), self.parts, strict=False):
            if word not in known:
                raise self.no(word, before, known)

    def read(self, st: State, at: int, segments: Iterable[Segment]) -> None:
        for segment in segments:
            try:
                segment.read(st, at, self.parts.get(segment.word))
            except Misread as wrong:
                raise self.no(wrong.word, segment.word, wrong.known) from None
            except Missing:
                raise SaveError("position-missing", line=self.number, word=segment.word) from None


def lines_of_text(text: str, first: int) -> list[PositionLine]:
    return [PositionLine(number, row) for number, row in enumerate(text.split("\n"), start=first) if row.strip()]


def read_position(text: str) -> tuple[Setup, Content, State]:
    """A text that somebody kept or wrote: the table that it describes, or a SaveError."""
    if len(text) > LONGEST_TEXT:
        raise SaveError("position-long", most=LONGEST_TEXT)
    lines = lines_of_text(text, 1)
    if not lines or next(iter(lines[0].parts)) != HEAD:
        raise SaveError("position-head", line=lines[0].number if lines else 1, word=f"{HEAD} {VERSION} {BAR} ...")
    try:
        setup, content = checked(read_setup(lines[0]))
        tables = tables_for(setup, content)
    except SetupError as error:
        raise SaveError("position-setup", line=lines[0].number, reason=error) from error
    st = read_state(tables, lines[1:], setup.seed)
    check_waits(st, next((line.number for line in lines if DOING in line.parts), lines[-1].number))
    return setup, content, alive(st)


def check_waits(st: State, line: int) -> None:
    """A game waits for somebody, unless it is over."""
    if st.over and st.stack:
        raise SaveError("position-over", line=line)
    if not st.over and decision_of(st) is None:
        names = [decision.name for decision in DECISIONS if decision is not None]
        raise SaveError("position-doing", line=line, known=", ".join(names))


def state_from_text(tables: Tables, text: str) -> State:
    """The position alone, at a table that is set up already."""
    if len(text) > LONGEST_TEXT:
        raise SaveError("position-long", most=LONGEST_TEXT)
    return alive(read_state(tables, lines_of_text(text, 1), None))


def alive(st: State) -> State:
    """With its options. Names and numbers were checked one by one; what is left is what no table can come to."""
    try:
        return restored(st)
    except Exception as error:  # whatever the rules stumble over came from the text
        raise SaveError("position-impossible", reason=f"{type(error).__name__}: {error}") from error


def read_setup(line: PositionLine) -> Setup:
    words = ("reckoners", "boss", "city", "difficulty", "modules", "options", "packs", "seed")
    line.only_known((HEAD, *words, *CARRIED))
    said = line.parts
    if said[HEAD] != [VERSION]:
        raise line.no(" ".join(said[HEAD]), HEAD, (VERSION,))
    for word in ("reckoners", "boss", "city", "difficulty", "seed"):
        if word not in said:
            raise SaveError("position-missing", line=line.number, word=word)
    word = ""
    try:
        for word in ("boss", "city", "difficulty", "seed"):
            only(said[word], ("...",))
        word = "modules"
        modules = tuple(number_in(number) for number in said.get("modules", []))
        word = "packs"
        packs = tuple(unquoted(pack) for pack in said.get("packs", []))
        word = "seed"
        seed = unquoted(said["seed"][0])
        word = "remembered"
        people = people_in(only(said[word], ("-3", "2"))) if word in said else 0
        word = "brought"
        brought = said.get(word, [])
        if len(brought) % 2:
            raise Misread(brought[-1], ("... ...",))
    except Misread as wrong:
        raise line.no(wrong.word, word, wrong.known) from None
    return Setup(
        reckoners=tuple(said["reckoners"]),
        boss=said["boss"][0],
        city=said["city"][0],
        difficulty=said["difficulty"][0],
        modules=modules,
        options=tuple(said.get("options", [])),
        packs=packs,
        seed=seed,
        carried=carried_of(said, tuple(zip(brought[::2], brought[1::2], strict=True)), people),
    )


def people_in(word: str) -> int:
    """More, or fewer with a minus."""
    return -number_in(word[1:]) if word.startswith("-") else number_in(word)


def carried_of(said: dict[str, list[str]], brought: tuple[tuple[str, str], ...], people: int) -> Carried | None:
    """None where nothing is said of it."""
    if not any(word in said for word in CARRIED):
        return None
    fallen, angry = tuple(said.get("fallen", ())), tuple(said.get("angry", ()))
    return Carried(equipment=brought, fallen=fallen, angry=angry, population=people)


def unquoted(word: str) -> str:
    try:
        return msgspec.json.decode(word, type=str)
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise Misread(word, ('"..."',)) from None


def read_state(tables: Tables, lines: list[PositionLine], seed: str | None) -> State:
    """The state as the lines say. What is left out is nothing, whatever a new table would have."""
    by_head: dict[str, list[PositionLine]] = {DISTRICT: [], RECKONER: [], BOSS: [], "": []}
    for line in lines:
        head = next(iter(line.parts))
        by_head[head if head in by_head else ""].append(line)
    end = lines[-1].number if lines else 1
    st = State(tables, stream_keys(seed or "", N_STREAMS))
    st.face = [0] * len(tables.kind)
    st.status = [0] * len(tables.kind)
    lay_ring(st, by_head[DISTRICT], end)
    for line, district in zip(by_head[DISTRICT], st.districts, strict=True):
        at = st.districts.index(district)
        read_line(st, line, at, DISTRICT, DISTRICT_LINE)
        check_bracket(st, line, at)
    read_reckoners(st, by_head[RECKONER], end)
    read_boss(st, by_head[BOSS], end)
    read_team(st, by_head[""], end, keys_needed=seed is None)
    if st.round:
        for line, place in zip([*by_head[RECKONER], *by_head[BOSS]], [*st.where, st.boss_at], strict=True):
            if place < 0:
                raise SaveError("position-missing", line=line.number, word="in")
    check_once(st, end)
    return st


def read_reckoners(st: State, lines: list[PositionLine], end: int) -> None:
    """In the order of the seats."""
    for line, id in zip(lines, st.tables.seat_ids, strict=False):
        if line.named(RECKONER) != id:
            raise line.no(line.named(RECKONER), RECKONER, (id,))
    if len(lines) < st.tables.n_seats:
        raise SaveError("position-missing", line=end, word=f"{RECKONER} {st.tables.seat_ids[len(lines)]}")
    for line in lines[st.tables.n_seats :]:
        raise SaveError("position-twice", line=line.number, word=RECKONER)
    for seat, line in enumerate(lines):
        read_line(st, line, seat, RECKONER, RECKONER_LINE)
    st.owner = holders(st)


def lay_ring(st: State, lines: list[PositionLine], end: int) -> None:
    ids = st.tables.district_ids
    ring: list[int] = []
    for line in lines:
        name = line.named(DISTRICT)
        left = [id for board, id in enumerate(ids) if board not in ring]
        if name not in left or len(ring) == st.tables.n_districts:
            raise line.no(name, DISTRICT, left if len(ring) < st.tables.n_districts else (RECKONER,))
        ring.append(ids.index(name))
    if len(ring) < st.tables.n_districts:
        raise SaveError("position-missing", line=end, word=DISTRICT)
    st.districts = tuple(ring)


def read_line(st: State, line: PositionLine, at: int, head: str, segments: tuple[Segment, ...]) -> None:
    line.only_known((head, *(segment.word for segment in segments)))
    line.read(st, at, segments)


def check_bracket(st: State, line: PositionLine, at: int) -> None:
    """A track has its last action right of the bracket, always (ACT-04)."""
    if st.epic[at] >= 0:
        places = [str(place) for place in range(1, len(st.tables.epic_track[st.epic[at]]))]
        if str(st.bracket[at]) not in places:
            raise line.no(str(st.bracket[at]), "bracket", places)


def read_boss(st: State, lines: list[PositionLine], end: int) -> None:
    if len(lines) != 1:
        raise SaveError(
            "position-twice" if lines else "position-missing", line=lines[-1].number if lines else end, word=BOSS
        )
    line = lines[0]
    if line.named(BOSS) != st.tables.boss_id:
        raise line.no(line.named(BOSS), BOSS, (st.tables.boss_id,))
    read_line(st, line, 0, BOSS, BOSS_LINE)
    if st.tables.marker_start and st.boss_research != sum(
        st.markers
    ):  # it is what the districts' tracks have left (BAB-01)
        raise line.no(str(st.boss_research), "research", (str(sum(st.markers)),))
    for end, place in zip(st.tables.bracket_end, st.boss_bracket, strict=True):
        lowest, highest = (1, end) if st.tables.boss_cells else (0, end + 1)
        if not lowest <= place <= highest:
            raise line.no(str(place), "brackets", [str(n) for n in range(lowest, highest + 1)])
    tables = len(st.tables.boss_cells)
    if st.power_rolls and len(st.power_rolls) != tables:
        raise line.no(" ".join(line.parts["rolled"]), "rolled", (" ".join("A" * tables),))


def read_team(st: State, lines: list[PositionLine], end: int, *, keys_needed: bool) -> None:
    known = (*TEAM, KEYS)
    found: dict[str, PositionLine] = {}
    for line in lines:
        line.only_known((*known, BOSS, DISTRICT, RECKONER))
        for word in line.parts:
            if word in found:
                raise SaveError("position-twice", line=line.number, word=word)
            found[word] = line
    nowhere = PositionLine(end, "...")
    for word, segment in TEAM.items():
        found.get(word, nowhere).read(st, 0, (segment,))
    if KEYS in found:
        line = found[KEYS]
        line.read(st, 0, (Segment(KEYS, (), lambda *_: None, lambda st, _, words: read_keys(st, words or [])),))
    elif keys_needed:
        raise SaveError("position-missing", line=end, word=KEYS)
    if len(st.market) != st.tables.market_size:
        raise found["market"].no(" ".join(found["market"].parts["market"]), "market", ("- " * st.tables.market_size,))


def check_once(st: State, end: int) -> None:
    """There is one of each Epic and one of each card, also of the Boss's own."""
    tables = st.tables
    epics = [*(epic for epic in st.epic if epic >= 0), *st.epic_deck, *st.defeated, *st.beaten]
    cards = [
        *(card for card in st.market if card >= 0),
        *st.equipment_deck,
        *(card for hand in st.cards for card in hand),
        *st.dawnslight_deck,
        *(card for frame in st.stack if frame[0] == F_AID for card in frame[3:] if card >= 0),
    ]
    own = [*([st.boss_card] if st.boss_card >= 0 else []), *st.boss_deck]
    for ids, placed in ((tables.epic_ids, epics), (tables.card_ids, cards), (boss_card_names(st), own)):
        twice = next((number for place, number in enumerate(placed) if number in placed[:place]), None)
        if twice is not None:
            raise SaveError("position-twice", line=end, word=ids[twice])
