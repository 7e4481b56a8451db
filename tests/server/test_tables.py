"""Tables are made, listed, played, taken back, looked at and kept."""

from __future__ import annotations

import msgspec

from reckoners.game import Game
from reckoners.game.files import lines_in
from reckoners.game.record import replayed
from reckoners.server.content_protocol import BossLevel
from reckoners.server.protocol import (
    ContentInfo,
    History,
    LanguageInfo,
    PastTable,
    Previewed,
    RuleInfo,
    TableInfo,
)
from tests.server.house import House, first, option, to_the_use_step


def test_a_new_table_is_listed(house: House) -> None:
    info = house.new("tia", "random", seed="listed", difficulty="hard")
    assert (info.reckoners[0], len(info.reckoners), info.difficulty, info.seed) == ("tia", 2, "hard", "listed")
    assert (info.round, info.step, info.result, info.actions) == (0, "prologue", "playing", 0)
    assert len(info.id) >= 20
    assert info in house.list()
    assert house.new(seed="").seed


def test_the_first_message_is_the_table(house: House) -> None:
    info = house.new()
    with house.window(info.id) as window:
        table = window.table()
    assert (table.table, table.version, table.at, table.undone) == (info.id, 0, 0, 0)
    assert table.decision.title == "First purchases"
    assert [entry.at for entry in table.log] == [0]
    assert table.events == ()
    assert option(table, "end purchase").label == "End the purchases"


def test_playing_shows_what_happened(house: House) -> None:
    with house.window(house.new().id) as window:
        table = window.act(window.table(), "end purchase")
        assert (table.version, table.at) == (1, 1)
        place = first(table, "place")
        assert place.target.kind == "district"
        table = window.act(table, place.action)
        assert table.events[0].kind == "placed"
        assert table.events == table.log[-1].lines
        assert table.log[-1].action == place.action
        assert (place.label, table.log[-1].who, table.log[-1].verb) == ("Start in @", "tia", "place")
        assert table.log[-1].text.startswith("Tia: Start in ")
    assert next(info for info in house.list() if info.id == table.table).actions == 2


def test_options_say_what_they_act_on_and_change(house: House) -> None:
    with house.window(house.new().id) as window:
        table = to_the_use_step(window, window.table())
        research = next(o for o in table.options if o.symbol == "research" and o.target.kind == "epic")
        epics = [place.epic for place in table.view.districts if place.epic is not None]
        epic = next(epic for epic in epics if epic.id == research.target.id)
        assert (research.before, research.after) == (epic.research, epic.research - 1)
        assert table.decision.title == "Use dice"
        assert table.decision.open == ("tia", "abraham")
        assert set(table.decision.seats) == {"tia", "abraham"}
        assert sum(actor.population for actor in table.forecast.actors) == table.forecast.population


def test_every_equal_die_can_be_used_and_every_option_played(house: House) -> None:
    with house.window(house.new("tia", "david", "abraham", seed="equal").id) as window:
        table = to_the_use_step(window, window.table())
        for seat in table.view.reckoners:
            usable = {o.source for o in table.options if o.who == seat.id and o.kind == "move"}
            assert usable == {die.name for die in seat.dice} | ({"plan"} if seat.plan else set())
        for choice in table.options:
            window.say("why", action=choice.action)
            assert window.refused().code == "playable"


def test_a_gesture_is_played_whole_or_not_at_all(house: House) -> None:
    with house.window(house.new().id) as window:
        table = to_the_use_step(window, window.table())
        first_move = next(o.action for o in table.options if o.kind == "move")
        window.say("act", version=table.version, actions=[first_move, "tia use d9 money"])
        no = window.refused()
        assert (no.action, no.code, no.rule) == ("tia use d9 money", "unknown-die", "ROLL-02")
        table = window.act(table, first_move)
        assert table.at == 6


def test_undo_and_redo(house: House) -> None:
    with house.window(house.new().id) as window:
        start = window.table()
        table = to_the_use_step(window, start)
        window.say("undo", version=table.version, steps=2)
        back = window.table()
        assert (back.at, back.undone, back.events) == (3, 2, ())
        assert back.version == table.version + 1
        assert back.log[-1].at == 3
        window.say("redo", version=back.version, steps=2)
        again = window.table()
        assert again.view == table.view
        assert again.log == table.log[-1:]
        window.say("redo", version=again.version)
        assert window.refused().code == "nothing-to-redo"
        window.say("undo", version=again.version, steps=100)
        assert window.table().view == start.view


def test_a_new_line_after_undo(house: House) -> None:
    with house.window(house.new().id) as window:
        table = to_the_use_step(window, window.table())
        moves = [o.action for o in table.options if o.kind == "move" and o.source == "d1" and o.who == "tia"]
        table = window.act(table, moves[0])
        window.say("undo", version=table.version)
        table = window.act(window.table(), moves[1])
        assert (table.at, table.undone) == (6, 0)
        assert [entry.action for entry in table.log] == [moves[1]]
        assert moves[0] not in [entry.action for entry in house.log(table.table)]
    with house.window(table.table) as window:
        assert window.table().log == table.log


def test_looking_back_changes_nothing(house: House) -> None:
    with house.window(house.new().id) as window:
        start = window.table()
        table = to_the_use_step(window, start)
        window.say("look", at=0)
        past = window.hear()
        assert isinstance(past, PastTable)
        assert past.view == start.view
        window.say("look", at=99)
        assert window.fault().code == "no-position"
        window.say("undo", version=table.version)
        assert window.table().at == table.at - 1


def test_why_and_preview_go_to_the_asker_only(house: House) -> None:
    info = house.new()
    with house.window(info.id) as one, house.window(info.id) as other:
        other.table()
        table = to_the_use_step(one, one.table())
        other.table()
        other.table()
        one.say("why", action="tia use d1 attack steelheart")
        no = one.refused()
        assert no.rule
        assert no.sentence
        contain = next(o for o in table.options if o.symbol == "contain" and o.target.kind == "epic")
        one.say("preview", action=contain.action)
        seen = one.hear()
        assert isinstance(seen, Previewed)
        assert seen.before == table.forecast.population
        one.say("preview", action="tia use d1 attack steelheart")
        assert one.refused().rule == no.rule
        table = one.act(table, contain.action)
        assert table.forecast.population == seen.after
        assert other.table() == table  # the next thing that the other hears


def test_two_windows_stay_the_same(house: House) -> None:
    info = house.new(seed="both")
    with house.window(info.id) as one, house.window(info.id) as other:
        here, there = one.table(), other.table()
        for turn in range(30):
            assert here == there
            window = one if turn % 2 else other
            choice = here.options[turn * 7 % len(here.options)]
            window.say("act", version=here.version, actions=[choice.action])
            here, there = one.table(), other.table()


def test_a_late_click_is_refused(house: House) -> None:
    info = house.new()
    with house.window(info.id) as one, house.window(info.id) as other:
        table, _ = one.table(), other.table()
        now = one.act(table, "end purchase")
        other.say("act", version=table.version, actions=["end purchase"])
        assert other.table() == now
        no = other.refused()
        assert (no.code, no.rule) == ("late", "")
        assert no.sentence
        for verb in ("undo", "redo"):
            other.say(verb, version=table.version)
            assert other.refused().code == "late"
        place = first(now, "place").action
        assert other.act(now, place).at == 2


def test_a_language_can_be_changed(house: House) -> None:
    with house.window(house.new().id, language="xx") as window:
        table = window.table()
        window.say("speak", language="en-GB")
        assert window.table() == table


def test_each_window_in_its_own_language(house: House) -> None:
    info = house.new()
    with house.window(info.id, language="de-AT") as one, house.window(info.id) as other:
        assert one.table().decision.title != other.table().decision.title
        one.say("why", action="tia stop")
        german = one.refused()
        other.say("why", action="tia stop")
        english = other.refused()
        assert german.code == english.code
        assert german.sentence != english.sentence
        other.say("act", version=0, actions=["end purchase"])
        here, there = one.table(), other.table()
        assert here.view == there.view
        assert here.log[-1].text != there.log[-1].text
        one.socket.send("hello")
        assert one.fault().sentence.startswith("Die Nachricht")
    answer = house.http.post("/api/tables?lang=fr", json={"reckoners": ["tia"]})
    assert answer.json()["sentence"].startswith("Impossible")


def test_a_file_goes_out_and_in(house: House) -> None:
    with house.window(house.new().id) as window:
        table = to_the_use_step(window, window.table())
        window.say("undo", version=table.version)
        table = window.table()
    answer = house.http.get(f"/api/tables/{table.table}/file")
    assert "attachment" in answer.headers["content-disposition"]
    header, lines = lines_in(answer.content, "file")
    game: Game = replayed(header, lines, "file", 2)
    assert (len(game), game.undone) == (table.at, 1)
    loaded = house.http.post("/api/tables/file", content=answer.content)
    assert loaded.status_code == 201
    info = msgspec.json.decode(loaded.content, type=TableInfo)
    assert info.id != table.table
    with house.window(info.id) as window:
        again = window.table()
        assert (again.view, again.undone) == (table.view, 1)
        assert again.log == table.log
    assert house.log(info.id) == house.log(table.table)


def test_bots_go_out_and_in_with_their_game(house: House) -> None:
    info = house.new("tia", "prof", "cody", bots=("", "greedy", "random"))
    file = house.http.get(f"/api/tables/{info.id}/file").content
    edited = file.replace(b'"cody":"random"', b'"cody":"rm -rf","zed":"greedy"')
    for content, bots in ((file, info.bots), (edited, {"prof": "greedy"})):
        assert house.http.post("/api/tables/file", content=content).json()["bots"] == bots


def test_history_and_log(house: House) -> None:
    with house.window(house.new().id) as window:
        table = to_the_use_step(window, window.table())
        table = window.act(table, "end use")
        while table.view.step == "purchase":
            table = window.act(table, "end purchase")
    log = house.log(table.table)
    assert [entry.at for entry in log] == list(range(table.at + 1))
    assert log[-1:] == table.log
    history = msgspec.json.decode(house.http.get(f"/api/tables/{table.table}/history").content, type=History)
    assert [point.round for point in history.rounds] == [0, 1, 2, 2]
    assert history.rounds[-1].population == table.view.population
    assert [deeds.reckoner for deeds in history.deeds] == ["tia", "abraham"]


def test_a_deleted_table_is_gone(house: House) -> None:
    info = house.new()
    with house.window(info.id) as window:
        window.table()
        assert house.http.delete(f"/api/tables/{info.id}").status_code == 204
        assert window.fault().code == "deleted"
    assert info.id not in [other.id for other in house.list()]
    assert house.http.delete(f"/api/tables/{info.id}").status_code == 404
    with house.window(info.id) as window:
        assert window.fault().code == "unknown-table"


def test_what_is_printed(house: House) -> None:
    content = msgspec.json.decode(house.http.get("/api/content?lang=en").content, type=ContentInfo)
    assert (len(content.reckoners), len(content.epics), len(content.cards)) == (6, 25, 35)
    emp = next(card for card in content.cards if card.id == "emp")
    assert (emp.kind, emp.family, emp.ours) == ("equipment", "exchanger", emp.ours)
    assert set(content.names.actions) >= {word for epic in content.epics for word in epic.track}
    hard = BossLevel("steelheart", "hard", 4, research=35, health=35, board="B", power="A")
    assert hard in content.levels
    assert len(content.levels) == 5 * 4
    assert content.packs == ("base",)
    rules = msgspec.json.decode(house.http.get("/api/rules").content, type=list[RuleInfo])
    assert next(rule for rule in rules if rule.id == "USE-03").text
    spoken = msgspec.json.decode(house.http.get("/api/languages").content, type=list[LanguageInfo])
    assert spoken[0] == LanguageInfo("en", "English")
    assert "symbol-money = Earn Money" in house.http.get("/text/en.ftl").text
    assert house.http.get("/text/xx.ftl").status_code == 404


def test_what_the_game_has_done_of_itself_is_not_refused(house: House) -> None:
    """Faith takes all dice, and nobody else has anything left to do: the game rolls, and the page asks for it, too."""
    with house.window(house.new("abraham", "tia", seed="faith").id) as window:
        table = window.table()
        place = table.view.districts[0].id
        table = window.act(table, "end purchase", f"abraham place {place}", f"tia place {place}", "tia stop")
        marks = [f"abraham use faith d{n}" for n in range(1, 7)]
        now = window.act(table, *marks, "abraham use faith roll")
        assert now.at == table.at + len(marks)
        assert now.view.reckoners[0].ability.used
        window.say("act", version=now.version, actions=["abraham use faith roll"])
        assert window.refused().code == "card-used"
