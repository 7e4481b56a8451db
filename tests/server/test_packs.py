"""Packs of one's own in the browser: offered, played, told by their own names, each table with its own content."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from reckoners.game import Game, Setup
from reckoners.game.files import text_of
from reckoners.server.bot_process import Answerer, OtherContentError
from reckoners.server.bot_questions import AskTurn, TurnAnswer, position_of
from reckoners.server.protocol import ContentInfo, Fault, PackOffer, TableInfo, TableNow
from tests.second_city import BOSS, CITY, MODULE, write_second_city
from tests.server.house import TEAM, House, Nursery

MINE = {
    "pack.toml": 'id = "mine"\ntitle = "As in my box"\nversion = "1"\n',
    "equipment.toml": '[[replace.equipment]]\nid = "emp"\nname = "Big Magnet"\nprice = 1\n',
}


def write_mine(packs: Path) -> None:
    (packs / "mine").mkdir(parents=True)
    for file, text in MINE.items():
        (packs / "mine" / file).write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs")
    write_mine(folder)
    write_second_city(folder / "second-city")
    (folder / "notes").mkdir()
    return folder


@pytest.fixture(scope="module")
def house(nursery: Nursery, packs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = nursery.start(tmp_path_factory.mktemp("house"), packs=str(packs))
    yield house
    house.end()


@pytest.fixture
def with_packs(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process too."""
    monkeypatch.setenv("RECKONERS_PACKS", str(packs))


def new(house: House, **wanted: object) -> TableInfo:
    answer = house.http.post("/api/tables", json={"reckoners": TEAM, "pace": "at-once", **wanted})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def content(house: House, packs: str = "", language: str = "en") -> ContentInfo:
    answer = house.http.get("/api/content", params={"packs": packs, "lang": language})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ContentInfo)


def fault(answer_content: bytes) -> Fault:
    return msgspec.json.decode(answer_content, type=Fault)


def test_they_are_offered_with_what_they_bring(house: House) -> None:
    offered = msgspec.json.decode(house.http.get("/api/packs").content, type=list[PackOffer])
    assert offered == [PackOffer("mine", "As in my box"), PackOffer("second-city", "A second city")]
    base, mine, city = content(house), content(house, "mine", "fr"), content(house, "mine,second-city")
    assert [card.name for each in (base, mine) for card in each.cards if card.id == "emp"] == ["EMP", "Big Magnet"]
    assert (base.modules, city.modules) == ((1, 2, 3, 4), (1, 2, 3, 4, MODULE))
    assert city.names.modules[str(MODULE)] == "A second city"
    assert [base.names.modules["1"], mine.names.modules["1"]] == ["New Reckoners", "Nouveaux Redresseurs"]
    assert set(base.names.module_texts) == set(city.names.module_texts) == {"1", "2", "3", "4"}
    assert [boss.id for boss in city.bosses] == ["steelheart", BOSS]
    assert set(city.names.cities) == {"newcago", CITY}
    answer = house.http.get("/api/content?packs=mine,/etc&lang=de")
    assert answer.status_code == 422
    assert "„etc“" in fault(answer.content).sentence


@pytest.mark.usefixtures("with_packs")
def test_two_tables_with_different_packs_are_played_at_the_same_time(house: House) -> None:
    """By bots, whose processes have to lay out each table with its own cards."""
    wanted: list[dict[str, object]] = [
        {},
        {"packs": ["mine"]},
        {"packs": ["second-city", "mine"], "boss": BOSS, "city": CITY, "modules": [MODULE]},
    ]
    bots = {"difficulty": "beginner", "bots": ["greedy", "greedy"], "seed": "packs"}
    infos = [new(house, **bots, **each) for each in wanted]
    assert [info.packs for info in infos] == [(), ("mine",), ("second-city", "mine")]
    assert [(info.boss, info.city) for info in infos[1:]] == [("steelheart", "newcago"), (BOSS, CITY)]
    windows = [house.window(info.id) for info in infos]
    try:
        for window in windows:
            window.until(lambda message: isinstance(message, TableNow) and message.view.round > 1)
    finally:
        for window in windows:
            window.socket.close()
    for info in infos:
        game = loaded(house, info.id)
        assert game.setup.packs == info.packs
        assert game.content.equipment["emp"].price == (1 if "mine" in info.packs else 5)
        assert game.state.round > 1


def test_a_bot_s_process_does_not_play_with_other_cards_than_the_table() -> None:
    game = Game(Setup(reckoners=TEAM, seed="other"))
    position = position_of("a table", game)
    assert isinstance(Answerer().answer(AskTurn(position, {0: "random", 1: "random"})), TurnAnswer)
    with pytest.raises(OtherContentError):
        Answerer().answer(AskTurn(msgspec.structs.replace(position, content="other"), {0: "random", 1: "random"}))


def loaded(house: House, id: str) -> Game:
    path = house.folder / f"{id}.jsonl"
    path.write_bytes(house.http.get(f"/api/tables/{id}/file").content)
    return Game.load(path)


def test_each_table_has_its_own_names(house: House) -> None:
    """At the same moment, in the same language."""
    plain, mine = new(house, seed="names"), new(house, seed="names", packs=["mine"])
    told = {}
    for info in (plain, mine):
        with house.window(info.id, language="de") as window:
            table = window.table()
            assert table.laid is not None
            assert table.laid.packs == info.packs
            window.say("why", action="buy emp for tia")
            told[info.id] = window.refused().sentence
    assert "EMP" in told[plain.id]
    assert "Big Magnet" in told[mine.id]


def test_what_is_not_there_is_said(house: House) -> None:
    for wanted, word in (
        ({"packs": ["yours"]}, "there is no pack 'yours' here; there are: steelslayer, mine, second-city"),
        ({"packs": ["/etc"]}, "there is no pack 'etc' here"),
        ({"packs": ["mine"], "city": CITY}, "unknown city"),
        ({"modules": [MODULE]}, f"module {MODULE}"),
    ):
        answer = house.http.post("/api/tables", json={"reckoners": TEAM, **wanted})
        assert (answer.status_code, fault(answer.content).code) == (422, "set-up")
        assert word in fault(answer.content).sentence


def test_a_file_of_a_game_with_a_pack(house: House, nursery: Nursery, tmp_path: Path) -> None:
    """Made here or in a terminal elsewhere, where the pack had a path: it is played if the pack is here."""
    elsewhere = tmp_path / "elsewhere"
    write_mine(elsewhere)
    game = Game(Setup(reckoners=TEAM, packs=(str(elsewhere / "mine"),), seed="terminal"))
    for _ in range(10):
        game.play(game.legal()[0])
    text = text_of(game)
    answer = house.http.post("/api/tables/file", content=text)
    assert answer.status_code == 201, answer.text
    info = msgspec.json.decode(answer.content, type=TableInfo)
    assert (info.packs, info.actions) == (("mine",), 10)
    assert str(tmp_path).encode() not in house.http.get(f"/api/tables/{info.id}/file").content
    again = house.http.get(f"/api/tables/{info.id}/file").content
    assert house.http.post("/api/tables/file", content=again).status_code == 201
    other = nursery.start(tmp_path / "other")
    answer = other.http.post("/api/tables/file?lang=en", content=again)
    assert (answer.status_code, fault(answer.content).code) == (422, "file")
    assert "there is no pack 'mine' here" in fault(answer.content).sentence
    other.end()


def test_a_pack_that_has_changed_or_gone(nursery: Nursery, tmp_path: Path) -> None:
    """After a new start the table is there if its cards are; else a sentence says what is wrong."""
    packs = tmp_path / "packs"
    write_mine(packs)
    house = nursery.start(tmp_path / "house", packs=str(packs))
    info = new(house, packs=["mine"], seed="gone")
    with house.window(info.id) as window:
        window.act(window.table(), "end purchase")
    house.end()
    house = nursery.start(tmp_path / "house", packs=str(packs))
    with house.window(info.id) as window:
        assert window.table().at == 1
    house.end()
    price = packs / "mine" / "equipment.toml"
    price.write_text(MINE["equipment.toml"].replace("price = 1", "price = 3"), encoding="utf-8")
    house = nursery.start(tmp_path / "house", packs=str(packs))
    with house.window(info.id) as window:
        assert "equipment emp" in window.fault().sentence
    for file in (packs / "mine").iterdir():
        file.unlink()
    with house.window(info.id) as window:
        assert "mine" in window.fault().sentence
    assert [kept.id for kept in house.list()] == [info.id]
    house.end()
