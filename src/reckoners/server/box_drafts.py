"""A form that was filled in, as a change of a pack: read, checked as `reckoners pack check` does, and drawn."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from reckoners.content import Content, Problem, check_pack, load_content
from reckoners.content.changes import changes_of, plain
from reckoners.content.content import prefixes
from reckoners.content.decoding import PlainTables
from reckoners.content.errors import Said
from reckoners.content.folders import Layer, Pack, read_pack
from reckoners.content.keeping import EntryChange, changed_files, files_in, first_files, folder_of, laid_out, new_id
from reckoners.content.model import (
    Ability,
    Boss,
    City,
    CityCard,
    Dawnslight,
    Die,
    Entry,
    Epic,
    Equipment,
    Table,
    actions_in,
)
from reckoners.engine.pools import pool_of
from reckoners.game.card_text import action_name, action_told, ours_at, packs_at
from reckoners.game.names import Names
from reckoners.game.things import face_word
from reckoners.server.box_forms import FormMaker
from reckoners.server.box_pages import on_page, tables_on, with_page, without_page
from reckoners.server.box_protocol import BoxProblem, DraftAnswer, DraftWish, FieldValue, FormField
from reckoners.server.box_things import Thing, content_for, modules_with, thing_of
from reckoners.server.content_places import boss_of, districts_of
from reckoners.server.content_protocol import DieInfo
from reckoners.server.content_words import card_told, dawnslight_told, epic_told, newcago_card_told
from reckoners.text import Words

LONGEST_NAME = 60
LONGEST_WORD = 60
MOST_IN_LIST = 24
MOST_IN_CELL = 3  # actions that a cell of a power table may hold
SINGLE = ("does.symbol", "harm", "benefit.exchange.pays")  # chosen as a list of one, and written as what it is


class UnfitValueError(ValueError):
    """A value that no field of the form could have; its message names the field."""


class FilledIn(msgspec.Struct, frozen=True):
    """All files of a pack as it would be, and what it says of the thing; of a page, which `tables` stand on it."""

    pack: str
    files: dict[str, str]
    thing: Thing
    change: EntryChange
    tables: dict[str, str]


def draft_of(wish: DraftWish, names: Names) -> FilledIn:
    """The pack with this form filled in. `names` only tell the fields."""
    thing = thing_of(wish.thing)
    pack = wish.pack or new_id(wish.title)
    files = files_in(folder_of(pack)) if wish.pack else first_files(pack, wish.title.strip() or pack)
    now = content_for(thing, (pack,)) if wish.pack else content_for(thing)
    entry = thing.entry_in(now)
    printed = content_for(thing).entries(thing.kind).get(thing.id)
    maker = FormMaker(Names(now, names.words), thing, entry, printed or entry)
    fields_now = {field.path: field for field in maker.fields()}
    wanted = filled_in(with_page(plain(entry), thing), fields_now, wish.values)
    wanted = without_page(wanted, thing, plain(printed or entry))
    own = read_pack(folder_of(pack)) if wish.pack else None
    layer = layer_of(thing, own)
    if printed is None:  # the pack's own card: it is written where it stands
        fields = {name: value for name, value in wanted.items() if name not in ("id", "provenance")}
        notes = plain(entry)["provenance"]
        change = EntryChange(thing.kind, thing.id, {**_said(fields, entry), "provenance": notes}, layer, added=True)
    else:
        fields, paths = changes_of(thing.kind, _as_packs(plain(printed)), wanted)
        notes = _notes(thing, now, _as_packs(plain(entry)), wanted, paths, book=wish.book)
        change = EntryChange(thing.kind, thing.id, {**fields, **notes} if fields else None, layer)
    return FilledIn(pack, changed_files(files, change), thing, change, tables_on(wanted, thing))


def layer_of(thing: Thing, pack: Pack | None) -> int:
    """In which folder of the pack a thing is spoken of: where that is done already; else that of its module, if the
    base game has another thing of this name."""
    for layer in (pack.root, *pack.layers) if pack is not None else ():
        if layer.module in (0, thing.module) and _speaks(layer, thing) and (layer.module or not _twin(thing)):
            return layer.module
    return thing.module if thing.module and _twin(thing) else 0


def _twin(thing: Thing) -> bool:
    """Whether the base game has a thing of this name, too, and a module another one."""
    return bool(thing.module) and thing.id in load_content().entries(thing.kind)


def _speaks(layer: Layer, thing: Thing) -> bool:
    return any((one.kind, one.id) == (thing.kind, thing.id) for one in (*layer.patches, *layer.adds))


def _said(fields: PlainTables, entry: Entry) -> PlainTables:
    """Without what a pack leaves out."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(entry)}
    return {name: value for name, value in fields.items() if value != defaults.get(name) and value not in (None, [])}


def _notes(
    thing: Thing, now: Content, before: PlainTables, wanted: PlainTables, paths: list[str], *, book: bool
) -> PlainTables:
    """Where the pack's values come from: as is said of those that change now, as it was for the others."""
    changed = changes_of(thing.kind, before, wanted)[1]
    notes: dict[str, str] = {}
    for path in paths:
        if any(path == other or path.startswith(f"{other}.") or other.startswith(f"{path}.") for other in changed):
            notes[path] = "book" if book else "ours"
        else:
            notes[path] = now.origin(thing.kind, thing.id, path).provenance
    kinds = set(notes.values())
    if kinds <= {"ours"}:
        return {}
    return {"provenance": {"default": kinds.pop()} if len(kinds) == 1 else notes}


def filled_in(data: PlainTables, fields: dict[str, FormField], values: dict[str, FieldValue]) -> PlainTables:
    """An entry with the values of its form. Of a card only the parameters of its family are left."""
    filled: Any = msgspec.json.decode(msgspec.json.encode(data))
    kind = next((path for path in fields if path.endswith(".family")), "")
    family = values.get(kind, fields[kind].value) if kind else ""
    if kind:
        filled[kind.partition(".")[0]] = {}
    for path, field in fields.items():
        if field.when and family not in field.when:
            continue
        value = _read(field, values.get(path, field.value))
        *way, last = path.split(".")
        place = filled
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place.setdefault(part, {})
        if path in SINGLE:
            value = value[0] if isinstance(value, list) and value else ""
        place[int(last) if isinstance(place, list) else last] = value
    for path in [path for path in values if path not in fields]:
        raise UnfitValueError(path[:60])
    if kind == "benefit.family":  # which it is, is seen by what it says
        del filled["benefit"]["family"]
    return _as_packs(filled)


def _as_packs(data: PlainTables) -> PlainTables:
    """What there is none of is left out, as packs do: so the same values are the same tables."""
    plainly = dict(data)
    if isinstance(reward := data.get("reward"), dict):
        plainly["reward"] = {name: n for name, n in reward.items() if n}
    if isinstance(does := data.get("does"), dict):
        needed = () if does.get("family") == "consumable" else ("gives",)
        plainly["does"] = {name: value for name, value in does.items() if value not in (False, 0, []) or name in needed}
    return plainly


def _read(field: FormField, value: FieldValue) -> FieldValue:
    """The value, if this kind of field could have it. Whether it is right, the check says."""
    fits = False
    match field.kind:
        case "text":
            fits = isinstance(value, str) and len(value) <= LONGEST_NAME
            value = re.sub(r"\s+", " ", value).strip() if isinstance(value, str) else value
        case "number":
            fits = _is_number(value)
        case "health":
            fits = _is_number(value) or value == "infinite"
        case "flag":
            fits = isinstance(value, bool)
        case "choice":
            fits = value in [one.id for one in field.choices]
        case "symbols":
            known = [one.id for one in field.choices]
            fits = isinstance(value, list) and len(value) <= MOST_IN_LIST and all(one in known for one in value)
        case "numbers":
            fits = isinstance(value, list) and len(value) == len(field.items) and all(map(_is_number, value))
        case "track":
            longest = LONGEST_WORD * (MOST_IN_CELL if field.place == "cell" else 1)
            fits = (
                isinstance(value, list) and len(value) <= MOST_IN_LIST and all(_is_word(one, longest) for one in value)
            )
    if not fits:
        raise UnfitValueError(field.path)
    return value


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000


def _is_word(value: object, longest: int) -> bool:
    return isinstance(value, str) and len(value) <= longest


def answer_to(draft: FilledIn, fields: list[str], words: Words) -> DraftAnswer:
    """What `pack check` says of the pack, and the thing in it as it would be."""
    with laid_out(draft.pack, draft.files) as folder:
        wrong = check_pack(folder)
        thing = draft.thing
        changed = draft.change.fields is not None
        if wrong:
            problems = tuple(
                dict.fromkeys(problem_told(problem, thing, fields, words, draft.tables) for problem in wrong)
            )
            return DraftAnswer(problems, changed=changed)
        content = load_content([folder], modules_with(thing.module))
    return drawn(Names(content, words), thing, changed=changed)


def problem_told(problem: Problem, thing: Thing, fields: list[str], words: Words, tables: dict[str, str]) -> BoxProblem:
    """In the words of who fills in the form, at the field where it belongs; else with its place in the pack."""
    said = problem.message
    told = words(f"box-problem-{said.key}", **said.about) if isinstance(said, Said) else str(said)
    if problem.entry == f"{thing.kind} '{thing.id}'":
        path = re.sub(r"\[(\w+)\]", r".\1", problem.field)
        path = on_page(path, tables) if tables else path
        field = next((part for part in prefixes(path) if part in fields), None)
        field = field or next((one for one in fields if path and one.startswith(f"{path}.")), "")
        if field:
            return BoxProblem(field, f"{told[:1].upper()}{told[1:]}")
    where = str(msgspec.structs.replace(problem, message=""))
    return BoxProblem("", f"{where}{told}")


def drawn(names: Names, thing: Thing, *, changed: bool) -> DraftAnswer:
    """The thing as windows get it."""
    content = names.content
    entry = thing.entry_in(content)
    words = _words_on(entry)
    answer = DraftAnswer(
        (),
        changed=changed,
        actions={word: action_name(names, word) for word in words},
        action_texts={word: action_told(names, word) for word in words},
    )
    change = msgspec.structs.replace
    match entry:
        case Equipment() | Ability():
            return change(answer, card=card_told(names, entry))
        case Dawnslight():
            return change(answer, card=dawnslight_told(names, entry))
        case CityCard():
            return change(answer, card=newcago_card_told(names, entry))
        case Epic():
            return change(answer, epic=epic_told(names, entry))
        case Boss():
            return change(answer, boss=boss_of(names, entry))
        case City():
            return change(answer, district=next(one for one in districts_of(names) if one.id == thing.part))
        case Die():
            faces = tuple(face_word(pool_of(face)) for face in entry.faces)
            ours = ours_at(content, "die", entry)
            packs = packs_at(content, "die", entry)
            return change(answer, die=DieInfo(entry.id, names.name(entry.id), faces, entry.count, ours, packs))
        case Table():
            numbers = {name: value for name, value in msgspec.structs.asdict(entry).items() if isinstance(value, int)}
            return change(answer, numbers=numbers)
    return answer


def _words_on(entry: Entry) -> list[str]:
    if isinstance(entry, Epic):
        return list(dict.fromkeys(entry.track))
    if isinstance(entry, CityCard):
        return [entry.harm]
    if isinstance(entry, City):
        return list(dict.fromkeys(word for district in entry.districts for word in district.track if word))
    if not isinstance(entry, Boss):
        return []
    boards = [*(board.tracks for board in entry.power), *(board.tracks for board in entry.adjustment)]
    tracks = [words for board in boards for words in board.values()]
    lines = [line for words in tracks for line in (words.values() if isinstance(words, dict) else [words])]
    cells = [cell for table in entry.power_tables.values() for row in table for cell in row]
    return list(
        dict.fromkeys([*(word for line in lines for word in line), *(word for it in cells for word in actions_in(it))])
    )
