"""Results as Parquet, for data tools: a row for each game. What has a name for key in JSON is a list of rows here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from reckoners.sim.errors import SimError
from reckoners.sim.lines import header_line, parse_header
from reckoners.sim.result import Result
from reckoners.sim.run import Run

KEY = b"reckoners-sim"  # under which the file's own header holds the run
ROWS = 2000  # of a row group, and of the memory that is needed


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise SimError("sim-extra", package="pyarrow") from error
    return pyarrow, pyarrow.parquet


def need_pyarrow() -> None:
    """Says so before the first game if it is not there."""
    _pyarrow()


def schema(run: Run) -> Any:
    pa, _ = _pyarrow()
    text, number = pa.string(), pa.int32()

    def rows(**columns: Any) -> Any:
        return pa.list_(pa.struct(list(columns.items())))

    return pa.schema(
        {
            "game": number,
            "seed": text,
            "reckoners": pa.list_(text),
            "difficulty": text,
            "won": pa.bool_(),
            "rounds": number,
            "decisions": number,
            "population": pa.list_(number),
            "cause": pa.struct([("actor", text), ("why", text), ("track", text)]),
            "losses": rows(actor=text, why=text, people=number),
            "equipment": rows(card=text, offered=number, bought=number, by=text, uses=number),
            "abilities": rows(reckoner=text, uses=number),
            "epics": rows(epic=text, entered=number, defeated=number, phases=number),
            "boss": pa.list_(number),
            "captured": number,
            "ransomed": number,
            "troubles": rows(bot=text, kind=text, details=text, at=number),
            "happened": rows(what=text, n=number),
            "dawnslight": rows(card=text, seen=number, taken=number, used=number),
            "learned": pa.list_(number),
            "spent": rows(what=text, n=number),
            "stood": rows(reckoner=text, place=text, rounds=number),
        },
        metadata={KEY: header_line(run).strip()},
    )


def row_of(result: Result) -> dict[str, Any]:
    row = {field: getattr(result, field) for field in result.__struct_fields__}
    cause = result.cause
    row["cause"] = None if cause is None else {"actor": cause.actor, "why": cause.why, "track": cause.track}
    row["losses"] = [
        {"actor": actor, "why": why, "people": people}
        for actor, reasons in result.losses.items()
        for why, people in reasons.items()
    ]
    row["equipment"] = [{"card": id, **msgspec.structs.asdict(card)} for id, card in result.equipment.items()]
    row["abilities"] = [{"reckoner": id, "uses": uses} for id, uses in result.abilities.items()]
    row["epics"] = [{"epic": id, **msgspec.structs.asdict(met)} for id, met in result.epics.items()]
    row["happened"] = [{"what": what, "n": n} for what, n in result.happened.items()]
    row["spent"] = [{"what": what, "n": n} for what, n in result.spent.items()]
    row["stood"] = [
        {"reckoner": id, "place": place, "rounds": rounds}
        for id, places in result.stood.items()
        for place, rounds in places.items()
    ]
    row["dawnslight"] = [{"card": id, **msgspec.structs.asdict(card)} for id, card in result.dawnslight.items()]
    row["troubles"] = [msgspec.structs.asdict(trouble) for trouble in result.troubles]
    return row


def result_of(row: dict[str, Any]) -> Result:
    losses: dict[str, dict[str, int]] = {}
    for loss in row["losses"]:
        losses.setdefault(loss["actor"], {})[loss["why"]] = loss["people"]
    stood: dict[str, dict[str, int]] = {}
    for one in row.get("stood") or ():
        stood.setdefault(one["reckoner"], {})[one["place"]] = one["rounds"]
    plain = {
        **row,
        "losses": losses,
        "stood": stood,
        "equipment": {card.pop("card"): card for card in row["equipment"]},
        "abilities": {one["reckoner"]: one["uses"] for one in row["abilities"]},
        "epics": {epic.pop("epic"): epic for epic in row["epics"]},
        "happened": {one["what"]: one["n"] for one in row.get("happened") or ()},
        "learned": row.get("learned") or (0, 0),
        "spent": {one["what"]: one["n"] for one in row.get("spent") or ()},
        "dawnslight": {card.pop("card"): card for card in row.get("dawnslight") or ()},
    }
    return msgspec.convert(plain, Result)


def write_parquet(path: Path, run: Run, results: Iterable[Result]) -> None:
    """The whole file or none: it takes the place of an older one when it is complete."""
    pa, parquet = _pyarrow()
    form = schema(run)
    new = path.with_name(path.name + ".new")
    with parquet.ParquetWriter(new, form, compression="zstd") as writer:
        for some in _lots(results):
            writer.write_table(pa.Table.from_pylist([row_of(result) for result in some], schema=form))
    new.replace(path)


def _lots(results: Iterable[Result]) -> Iterator[list[Result]]:
    some: list[Result] = []
    for result in results:
        some.append(result)
        if len(some) == ROWS:
            yield some
            some = []
    yield some


def read_parquet(path: Path) -> tuple[Run, Iterator[Result]]:
    pa, parquet = _pyarrow()
    try:
        file = parquet.ParquetFile(path)
    except pa.ArrowInvalid as error:
        raise SimError("sim-no-results", file=str(path)) from error
    run = parse_header(path, (file.schema_arrow.metadata or {}).get(KEY, b""))
    return run, (result_of(row) for batch in file.iter_batches(ROWS) for row in batch.to_pylist())
