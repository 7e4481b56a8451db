"""One's own box: the packs that say what differs in it, as they are told to windows, changed and taken in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

import msgspec

from reckoners.content import ContentError, Kind, check_pack, load_content, module_that_brings
from reckoners.content.folders import MANIFEST, RawEntry, is_built_in, pack_ids, read_pack
from reckoners.content.keeping import (
    LONGEST_TITLE,
    EntryChange,
    NoSuchPackError,
    changed_files,
    files_in,
    first_files,
    folder_of,
    keep,
    laid_out,
    new_id,
)
from reckoners.content.sharing import unpacked
from reckoners.content.writing import with_field
from reckoners.game.names import Names
from reckoners.server.box_drafts import UnfitValueError, answer_to, draft_of
from reckoners.server.box_forms import FormMaker, form_of
from reckoners.server.box_protocol import Box, BoxChange, BoxForm, BoxPack, DraftAnswer, DraftWish, UndoWish
from reckoners.server.box_things import (
    KINDS,
    Thing,
    UnknownThingError,
    content_for,
    modules_with,
    name_of,
    thing_of,
    things_in,
)
from reckoners.text import Words

MOST_PROBLEMS = 5  # that are told of a pack

T = TypeVar("T")


class BoxError(Exception):
    """What cannot be done, and why: `server-fault-KEY`."""

    def __init__(self, key: str, status: int, **about: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.about = about


def tried(work: Callable[[], T]) -> T:
    """Whatever goes wrong with names, values, files or packs, as one sentence."""
    try:
        return work()
    except NoSuchPackError as error:
        raise BoxError("box-pack", 404, name=str(error)[:60]) from error
    except UnknownThingError as error:
        raise BoxError("box-thing", 404, name=str(error)[:60]) from error
    except UnfitValueError as error:
        raise BoxError("box-value", 400, field=str(error)[:60]) from error
    except ContentError as error:
        raise BoxError("box-broken", 422, problems="; ".join(_told(error))) from error
    except (OSError, UnicodeError) as error:
        raise BoxError("box-write", 507, reason=str(getattr(error, "strerror", None) or error)) from error


def _told(error: ContentError) -> list[str]:
    told = [str(problem) for problem in error.problems[:MOST_PROBLEMS]]
    return [*told, "…"] if len(error.problems) > MOST_PROBLEMS else told


def box_in(words: Words, games: Mapping[str, int]) -> Box:
    """Everything that can be corrected, and the packs that do so; `games` are unfinished ones by pack."""
    base, whole = (Names(load_content(modules=modules), words) for modules in ((), modules_with(1)))
    packs = [id for id in pack_ids() if not is_built_in(id)]
    return Box(things_in(base, whole), tuple(told_pack(id, base, whole, games.get(id, 0)) for id in packs))


def told_pack(id: str, base: Names, whole: Names, games: int = 0) -> BoxPack:
    try:
        pack = read_pack(folder_of(id))
    except ContentError as error:
        return BoxPack(id, id, (), tuple(_told(error)), games)
    problems = check_pack(folder_of(id))
    changes = [
        change
        for layer in (pack.root, *pack.layers)
        for entries, added in ((layer.patches, False), (layer.adds, True))
        for entry in entries
        for change in [_change(entry, layer.module, base, whole, added=added)]
    ]
    title = pack.info.title[:LONGEST_TITLE]
    return BoxPack(id, title, tuple(changes), tuple(_told(ContentError(problems))) if problems else (), games)


def _change(entry: RawEntry, layer: int, base: Names, whole: Names, *, added: bool) -> BoxChange:
    module = layer
    if not layer and entry.id not in base.content.entries(entry.kind):
        module = module_that_brings(entry.kind, entry.id)
    names = whole if module else base
    there = entry.id in names.content.entries(entry.kind)
    known = there and entry.kind in KINDS and names.content.module_of(entry.kind, entry.id) == module
    key = Thing(entry.kind, entry.id, module, _district(entry)).key if known else ""
    if entry.kind == "city" and not _district(entry):
        key = ""
    own = entry.data.get("name")
    name = name_of(names, Thing(entry.kind, entry.id, module)) if there else str(own or entry.id)
    return BoxChange(entry.kind, entry.id, name, ", ".join(_parts(entry, names.words)), layer, added, key)


def _district(entry: RawEntry) -> str:
    """The district of a city that an entry speaks of, if it is just one."""
    districts = entry.data.get("districts") if entry.kind == "city" else None
    ids = [one.get("id") for one in districts if isinstance(one, dict)] if isinstance(districts, list) else []
    return str(ids[0]) if len(ids) == 1 else ""


def _parts(entry: RawEntry, words: Words) -> Iterator[str]:
    """What an entry says, shortly: a number with its name, of the rest only the name."""
    for field, value in entry.data.items():
        if field in ("id", "provenance"):
            continue
        key = f"box-part-{field}" if words.has(f"box-part-{field}") else f"box-field-{field}"
        label = words(key) if words.has(key) else field
        yield f"{label} {value}" if isinstance(value, int | str) else label


def form_for(key: str, pack: str, words: Words) -> BoxForm:
    thing = thing_of(key)
    if pack:
        folder_of(pack)
    content = content_for(thing, (pack,) if pack else ())
    entry = thing.entry_in(content)
    origins = {path: who for path, who in content.sources[f"{thing.kind} {entry.id}"].items() if not is_built_in(who)}
    notes = {content.origin(thing.kind, entry.id, path).provenance for path in origins}
    names = Names(content, words)
    return form_of(thing, pack, content, names, changed=bool(origins), book=not notes or "book" in notes)


def tried_out(wish: DraftWish, words: Words) -> DraftAnswer:
    """The draft checked and drawn; nothing is kept."""
    names = Names(load_content(), words)
    return answer_to(draft_of(wish, names), _paths(wish, words), words)


def kept(wish: DraftWish, words: Words) -> DraftAnswer:
    """The same, and kept if nothing is wrong."""
    names = Names(load_content(), words)
    draft = draft_of(wish, names)
    answer = answer_to(draft, _paths(wish, words), words)
    if answer.problems or (draft.change.fields is None and not wish.pack):
        return answer
    keep(draft.pack, draft.files)
    return msgspec.structs.replace(answer, pack=draft.pack)


def _paths(wish: DraftWish, words: Words) -> list[str]:
    thing = thing_of(wish.thing)
    content = content_for(thing, (wish.pack,) if wish.pack else ())
    entry = thing.entry_in(content)
    return [field.path for field in FormMaker(Names(content, words), thing, entry, entry).fields()]


def undone(pack: str, wish: UndoWish) -> None:
    """An entry is as printed again. A pack that is not whole without it stays as it is."""
    folder = folder_of(pack)
    kind: Kind | None = next((one for one in (*KINDS, "reckoner") if one == wish.kind), None)
    layers = [layer for layer in (read_pack(folder).root, *read_pack(folder).layers) if layer.module == wish.layer]
    found = [one for layer in layers for one in (*layer.patches, *layer.adds) if (one.kind, one.id) == (kind, wish.id)]
    if kind is None or not found:
        raise UnknownThingError(f"{wish.kind} {wish.id}")
    added = any(one in layer.adds for layer in layers for one in found)
    files = changed_files(files_in(folder), EntryChange(kind, wish.id, None, wish.layer, added))
    with laid_out(pack, files) as tried_folder:
        problems = check_pack(tried_folder)
    before = check_pack(folder)
    if new := [problem for problem in problems if problem not in before]:
        raise ContentError(new)
    keep(pack, files)


def taken_in(body: bytes, title: str) -> str:
    """A pack that somebody has sent, under a name that is free here; the name. Refused if it could not be played."""
    files = unpacked(body)
    if MANIFEST not in files:
        files = {**first_files(new_id(title), title), **files}
    with laid_out("shared", files) as folder:
        info = read_pack(folder).info
    id = new_id(info.id.replace("-", " "))
    files[MANIFEST] = with_field(files[MANIFEST], "id", id)
    with laid_out(id, files) as folder:
        if problems := check_pack(folder):
            raise ContentError(problems)
    keep(id, files)
    return id
