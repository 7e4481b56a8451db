"""The form of a thing: which of its values can be corrected, within which limits, and where they come from."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.content import ODD_POWERS, Content
from reckoners.content.changes import plain
from reckoners.content.checking import RECKONER_COUNTS
from reckoners.content.content import prefixes, provenance_of
from reckoners.content.decoding import PlainTables
from reckoners.content.model import DIFFICULTIES, SYMBOLS, TABLE_ROWS, Boss, City, Entry, Provenance, lines_on
from reckoners.content.vocabulary import TrackPlace
from reckoners.game.names import Names
from reckoners.server.box_pages import PAGE, with_page
from reckoners.server.box_protocol import BoxForm, FieldKind, FieldValue, FormChoice, FormField
from reckoners.server.box_things import Thing, board_in, content_for, district_in, name_of, page_in
from reckoners.server.box_words import words_for

MOST_SYMBOLS = 6
MOST_WORDS = 12
DEAREST = 20
HIGHEST = 99
FAMILIES = (
    "converter",
    "extra-die",
    "doubler",
    "exchanger",
    "symbols",
    "mover",
    "reach",
    "costs-two",
    "consumable",
    "after-move",
    "odd",
)
PAIRS = {"does.symbols": ("converter", "reach"), "does.either": ("after-move",)}
BENEFITS = {"on_defeat": "on-defeat", "on_weaken": "on-weaken", "exchange": "exchange", "reach": "reach-here"}
REWARDS = ("boss_research", "money", "plan", "contain", "enforcement")
NUMBERS = ("population", "money", "market", "refresh_price", "ransom", "plan_tokens", "enforcement", "barricades")


def value_at(data: object, path: str) -> object:
    """What stands at a dotted path, or None."""
    for part in path.split("."):
        if isinstance(data, dict):
            data = data.get(part)
        elif isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        else:
            return None
    return data


class FormMaker:
    """Fields for one entry: as it is now, and as it is printed without the pack."""

    def __init__(self, names: Names, thing: Thing, now: Entry, printed: Entry) -> None:
        self.names = names
        self.thing = thing
        self.now, self.printed = (with_page(_with_benefit(plain(one)), thing) for one in (now, printed))
        self.entry, self.printed_entry = now, printed
        self.places: list[TrackPlace] = []

    def field(
        self,
        path: str,
        kind: FieldKind,
        label: str,
        otherwise: FieldValue,
        limits: tuple[int, int] = (0, 0),
        choices: tuple[FormChoice, ...] = (),
        items: tuple[str, ...] = (),
        when: tuple[str, ...] = (),
        place: TrackPlace | None = None,
    ) -> FormField:
        if place is not None and place not in self.places:
            self.places.append(place)
        return FormField(
            path,
            kind,
            label,
            _shown(value_at(self.now, path), otherwise),
            _shown(value_at(self.printed, path), otherwise),
            self.origin(path),
            *limits,
            choices,
            items,
            when,
            place or "",
        )

    def origin(self, path: str) -> Provenance:
        return provenance_of(self.printed_entry, prefixes(path))

    def say(self, key: str, **about: str | int) -> str:
        return self.names.words(f"box-field-{key}", **about)

    def fields(self) -> Iterator[FormField]:
        kind = self.thing.kind
        if kind == "boss":
            yield from self.board() if self.thing.part else self.boss()
            return
        if kind == "table":
            for name in NUMBERS:
                yield self.field(name, "number", self.say(name), 0, (0, HIGHEST))
            return
        if kind == "city":
            yield from self.district()
            return
        if kind != "die":
            yield self.field("name", "text", self.say("name"), "")
        if kind == "equipment":
            yield self.field("price", "number", self.say("price"), 0, (0, DEAREST))
        if kind in ("equipment", "ability"):
            yield from self.power()
        elif kind == "epic":
            yield from self.epic()
        elif kind == "dawnslight":
            yield self.symbols("gives", self.say("gives"), (0, MOST_SYMBOLS))
            yield self.field("population", "number", self.say("people"), 0, (0, DEAREST))
        elif kind == "newcago-card":
            yield from self.district_card()
        elif kind == "die":
            yield self.field("count", "number", self.say("count"), 0, (1, HIGHEST))
            for face in range(6):
                yield self.symbols(f"faces.{face}", self.say("face", n=face + 1), (1, 3))

    def symbols(self, path: str, label: str, limits: tuple[int, int], when: tuple[str, ...] = ()) -> FormField:
        choices = tuple(FormChoice(symbol, self.names.symbol(symbol)) for symbol in SYMBOLS)
        # What a card of another family begins with; not Money, which is used in no district and so reaches none.
        first: list[int | str] = list(SYMBOLS[1 : 1 + limits[0]]) if when else []
        return self.field(path, "symbols", label, first, limits, choices, when=when)

    def power(self) -> Iterator[FormField]:
        """Every parameter of every family; each is there with its own."""
        words = self.names.words
        families = [one for one in FAMILIES if self.thing.kind == "equipment" or one != "consumable"]
        titles = tuple(
            FormChoice(one, words("box-family-odd") if one == "odd" else words(f"family-{one}.title"))
            for one in families
        )
        yield self.field("does.family", "choice", self.say("family"), "", choices=titles)
        for path, when in PAIRS.items():
            yield self.symbols(path, self.say("two-symbols"), (2, 2), when)
        yield self.symbols("does.symbol", self.say("symbol"), (1, 1), ("doubler",))
        dice = [die for die in self.names.content.dice.values() if die.special]
        colours = tuple(FormChoice(die.id, self.names.name(die.id)) for die in dice)
        yield self.field("does.die", "choice", self.say("die"), dice[0].id, choices=colours, when=("extra-die",))
        yield self.symbols("does.cost", self.say("cost"), (1, 2), ("exchanger", "costs-two"))
        giving = ("exchanger", "symbols", "costs-two", "consumable")
        yield self.symbols("does.gives", self.say("gives"), (0, MOST_SYMBOLS), giving)
        yield self.field("does.anywhere", "flag", self.say("anywhere"), False, when=("symbols",))
        yield self.field(
            "does.boss_research", "number", self.say("boss_research"), 0, (0, DEAREST), when=("consumable",)
        )
        powers = tuple(FormChoice(one, self._odd(one)) for one in ODD_POWERS)
        yield self.field("does.power", "choice", self.say("power"), ODD_POWERS[0], choices=powers, when=("odd",))

    def _odd(self, power: str) -> str:
        key = f"family-odd-{power}.title"
        return self.names.words(key) if self.names.words.has(key) else power

    def district(self) -> Iterator[FormField]:
        """Its name, and its own track if it has one: as many spots as all of its city have."""
        assert isinstance(self.entry, City)
        index = district_in(self.thing, self.entry)
        yield self.field(f"districts.{index}.name", "text", self.say("name"), "")
        if spots := len(self.entry.districts[index].track):
            place: TrackPlace = "district" if self.entry.marker_starts is None else "passed"
            path = f"districts.{index}.track"
            yield self.field(path, "track", self.say("spots"), [], (spots, spots), place=place)

    def district_card(self) -> Iterator[FormField]:
        """One action that harms, and one benefit: the parameters of each kind are there with it."""
        yield self.field("harm", "track", self.say("harm"), [], (1, 1), place="card")
        kinds = tuple(FormChoice(one, self.names.words(f"family-{key}.title")) for one, key in BENEFITS.items())
        yield self.field("benefit.family", "choice", self.say("benefit"), "", choices=kinds)
        for one in ("on_defeat", "on_weaken"):
            yield self.symbols(f"benefit.{one}", self.say("gives"), (1, MOST_SYMBOLS), (one,))
        yield self.symbols("benefit.exchange.pays", self.say("cost"), (1, 1), ("exchange",))
        yield self.symbols("benefit.exchange.gives", self.say("gives"), (1, MOST_SYMBOLS), ("exchange",))
        yield self.symbols("benefit.reach", self.say("two-symbols"), (2, 2), ("reach",))

    def epic(self) -> Iterator[FormField]:
        table = self.names.content.table
        yield self.field("research", "number", self.say("research"), 1, (1, table.research_limit))
        yield self.field("health", "health", self.say("health"), 1, (1, table.health_limit))
        yield self.field("weakened", "number", self.say("weakened"), 1, (1, table.health_limit))
        yield self.track("track", self.say("track"), "epic")
        for name in REWARDS:
            least = int(name == "boss_research")
            yield self.field(f"reward.{name}", "number", self.say(f"reward-{name}"), 0, (least, 9))

    def track(self, path: str, label: str, place: TrackPlace) -> FormField:
        return self.field(path, "track", label, [], (4 if place == "epic" else 2, MOST_WORDS), place=place)

    def boss(self) -> Iterator[FormField]:
        assert isinstance(self.entry, Boss)
        levels = tuple(self.names.words(f"difficulty-{level}") for level in DIFFICULTIES)
        yield self.field("name", "text", self.say("name"), "")
        for field in ("research", "health") if self.entry.health is not None else ("research",):
            for n in RECKONER_COUNTS:
                label = self.say(f"boss-{field}", n=n)
                yield self.field(f"{field}.{n}", "numbers", label, [], (1, HIGHEST), items=levels)
        faces = tuple(self.say("face", n=n + 1) for n in range(len(self.entry.movement)))
        yield self.field("movement", "numbers", self.say("movement"), [], (1, 9), items=faces)

    def board(self) -> Iterator[FormField]:
        """The tracks of one side of a board, for each difficulty where they differ."""
        assert isinstance(self.entry, Boss)
        if page_in(self.thing) is not None:
            yield from self.page(self.entry)
            return
        field, index = board_in(self.thing, self.entry)
        tracks = (self.entry.power if field == "power" else self.entry.adjustment)[index].tracks
        colours = {track.id: track.colour for track in self.entry.tracks}
        if field == "adjustment":
            yield self.field(f"adjustment.{index}.group_size", "number", self.say("group"), 1, (1, 6))
        for id, level, _ in lines_on(tracks):
            label = self.names.track(id, self.entry.id)
            if level:
                label = f"{label} ({self.names.words(f'difficulty-{level}')})"
            path = f"{field}.{index}.tracks.{id}" + (f".{level}" if level else "")
            yield self.track(path, label, colours[id])

    def page(self, boss: Boss) -> Iterator[FormField]:
        """The four tables of a page, row by row; as many columns as there are."""
        for track in boss.tracks:
            rows = value_at(self.now, f"{PAGE}.{track.id}")
            for row, (letter, cells) in enumerate(
                zip(TABLE_ROWS, rows if isinstance(rows, list) else (), strict=False)
            ):
                columns = len(cells)
                label = self.say("row", table=self.names.track(track.id, boss.id), row=letter)
                yield self.field(f"{PAGE}.{track.id}.{row}", "track", label, [], (columns, columns), place="cell")


def _with_benefit(data: PlainTables) -> PlainTables:
    """A district's card does not say which kind of benefit it has: it has one of them."""
    benefit = data.get("benefit")
    if not isinstance(benefit, dict):
        return data
    return {**data, "benefit": {**benefit, "family": next((one for one in BENEFITS if benefit.get(one)), "")}}


def _shown(value: object, otherwise: FieldValue) -> FieldValue:
    if isinstance(value, bool | int | str):
        return [value] if isinstance(otherwise, list) and isinstance(value, str) else value
    if isinstance(value, list):
        return [one for one in value if isinstance(one, int | str)]
    return otherwise


def form_of(thing: Thing, pack: str, now: Content, names: Names, *, changed: bool, book: bool) -> BoxForm:
    """The form of a thing as a pack has it; `names` are those of the same content."""
    printed = content_for(thing)
    entry = thing.entry_in(now)
    before = printed.entries(thing.kind).get(thing.id, entry)  # the pack itself may bring it
    maker = FormMaker(names, thing, entry, before)
    fields = tuple(maker.fields())
    boss = entry if isinstance(entry, Boss) else None
    return BoxForm(
        key=thing.key,
        kind=thing.kind,
        name=name_of(names, thing, boss),
        subject=thing.subject,
        fields=fields,
        words={place: words_for(names, place) for place in maker.places},
        pack=pack,
        module=thing.module,
        changed=changed,
        book=book,
    )
