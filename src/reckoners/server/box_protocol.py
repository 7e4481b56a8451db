"""The part of the protocol about one's own box: things to correct, the form of one, a draft, packs of one's own."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reckoners.content.keeping import LONGEST_TITLE
from reckoners.content.model import Provenance
from reckoners.server.content_protocol import CardInfo, DieInfo, EpicInfo
from reckoners.server.printed import BossInfo, DistrictInfo

FieldKind = Literal["text", "number", "health", "flag", "choice", "symbols", "numbers", "track"]
FieldValue = int | str | bool | list[int | str]

PackName = Annotated[str, Meta(max_length=80)]
ThingKey = Annotated[str, Meta(max_length=120)]


class BoxThing(msgspec.Struct, frozen=True):
    """Something that can be corrected. `key` is its name in addresses: kind, id, the module that brings it (0: none),
    and for a Boss's board which one, with colons between them."""

    key: str
    kind: str
    name: str
    module: int = 0


class BoxChange(msgspec.Struct, frozen=True):
    """An entry that a pack changes or brings (`added`), and what of it, as a line to read. `thing` is the key of its
    form; empty if there is none."""

    kind: str
    id: str
    name: str
    text: str
    layer: int = 0
    added: bool = False
    thing: str = ""


class BoxPack(msgspec.Struct, frozen=True):
    """A pack of one's own. `problems` are what keeps it from being played with; `games` are unfinished ones that are
    played with it as it is."""

    id: str
    title: str
    changes: tuple[BoxChange, ...]
    problems: tuple[str, ...] = ()
    games: int = 0


class Box(msgspec.Struct, frozen=True):
    """All that can be corrected, in one language, and the packs that do so."""

    things: tuple[BoxThing, ...]
    packs: tuple[BoxPack, ...]


class FormChoice(msgspec.Struct, frozen=True):
    id: str
    name: str


class WordChoice(msgspec.Struct, frozen=True):
    """An action that may stand on a track: whether it can be a gift, which numbers it takes (none if `most` is 0), what
    it needs to be complete (`kinds`, one of them), and what it may be done once for each of (`per`)."""

    name: str
    label: str
    gift: Literal["no", "may", "must"] = "no"
    least: int = 1
    most: int = 0
    kinds: tuple[FormChoice, ...] = ()
    per: tuple[FormChoice, ...] = ()


class FormField(msgspec.Struct, frozen=True):
    """A value of a thing. `printed` is what stands there without the pack, and `provenance` where that comes from;
    `least` and `most` are limits of a number, or of how many a list has. `items` name the numbers of a list. With
    `when` the field is there only if `does.family` is one of these; `place` says which words a track takes."""

    path: str
    kind: FieldKind
    label: str
    value: FieldValue
    printed: FieldValue
    provenance: Provenance
    least: int = 0
    most: int = 0
    choices: tuple[FormChoice, ...] = ()
    items: tuple[str, ...] = ()
    when: tuple[str, ...] = ()
    place: str = ""


class BoxForm(msgspec.Struct, frozen=True):
    """The form of a thing: as a pack has it, `pack` empty: as it is printed. `subject` is the thing where others look
    at it, `modules` with which of them. `words` are what tracks may hold, by place. `book` says whether the pack's
    values are said to stand in the book or on the component."""

    key: str
    kind: str
    name: str
    subject: str
    fields: tuple[FormField, ...]
    words: dict[str, tuple[WordChoice, ...]]
    pack: str = ""
    module: int = 0
    changed: bool = False
    book: bool = True


class DraftWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A form as it is filled in: `values` by path. `pack` is the one to keep it in; empty: a new one with this
    `title`."""

    thing: ThingKey
    values: dict[str, FieldValue]
    pack: PackName = ""
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    book: bool = True


class BoxProblem(msgspec.Struct, frozen=True):
    """A mistake: the path of the field to which it belongs, empty if it is none of this form's, and what is wrong."""

    field: str
    text: str


class DraftAnswer(msgspec.Struct, frozen=True):
    """What `pack check` would say, and the thing as it would be; `actions` and `action_texts` are for its words. After
    it was kept, `pack` is the one that has it."""

    problems: tuple[BoxProblem, ...]
    card: CardInfo | None = None
    epic: EpicInfo | None = None
    boss: BossInfo | None = None
    die: DieInfo | None = None
    district: DistrictInfo | None = None
    actions: dict[str, str] = {}
    action_texts: dict[str, str] = {}
    numbers: dict[str, int] = {}
    changed: bool = False
    pack: str = ""


class UndoWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry that a pack shall no longer change."""

    kind: PackName
    id: PackName
    layer: int = 0
