"""Scenario files that are wrong say where and what would be right; those that fail say what differs."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.cli.scenarios import run
from reckoners.game import ScenarioError
from reckoners.game.scenario import Difference, load_scenario, read_scenario, run_scenario
from tests.positions import table

HEAD = """
[scenario]
title = "A test"
[setup]
reckoners = ["tia", "cody"]
"""
POSITION = """
[[position.district]]
id = "the-loop"
epic = "digzone"
research = 2
enforcement = 1
[[position.district]]
id = "chinatown"
[position.reckoners.tia]
dice = ["purple research2", "basic money"]
"""


def complaint(text: str) -> str:
    """The error of a file, which must be one line that names the file."""
    with pytest.raises(ScenarioError) as caught:
        run_scenario(read_scenario(text, "my.toml"))
    message = str(caught.value)
    assert message.startswith("my.toml: ")
    assert "\n" not in message
    return message.removeprefix("my.toml: ")


def differences(play: str, position: str = POSITION) -> list[str]:
    outcome = run_scenario(read_scenario(HEAD + position + play, "my.toml"))
    assert outcome.ok == (not outcome.differences)
    lines = [str(difference) for difference in outcome.differences]
    assert not any("\n" in line for line in lines)
    return lines


# -- files that cannot be read

TIA = "[position.reckoners.tia]\n"
PLAY = "[[play]]\n"
LOOP = '[[position.district]]\nid = "the-loop"\n'
WRONG = {
    # text after the head -> what the message must say
    "[position\n": "is no TOML: Expected ']' at the end of a table declaration (at line 6, column 10)",
    "[position]\nhelth = 3\n": "position.helth: unknown field 'helth'; known: step, round",
    "[postion]\n": "postion: unknown field 'postion'; did you mean 'position'?",
    '[position]\nstep = "used"\n': "position.step: unknown value 'used'; did you mean 'use'?",
    '[position]\npopulation = "many"\n': "position.population: expected a whole number, got 'many'",
    "[position]\npopulation = 0\n": "position.population: 0 is too low; give 1 or more",
    "[position]\npopulation = -3\n": "position.population: -3 is too low; give 1 or more",
    "[position]\nmoney = -1\n": "position.money: -1 is too low; give 0 or more",
    "[position]\nround = 0\n": "position.round: rounds count from 1",
    "[position]\nround = -1\n": "position.round: -1 is too low; give 0 or more",
    "[position]\nbase = 9\n": "position.base: 9 is out of range; give 0 to",
    '[position]\nbase = "middle"\n': "position.base: expected a whole number or",
    '[position]\nmarket = ["epm"]\n': "position.market 1: unknown Equipment 'epm'; did you mean 'emp'?",
    '[position]\nmarket = ["emp", "emp"]\n': "position.market 2: 'emp' is in market already; there is one of each",
    '[position]\nmarket = ["emp", "trap", "camera", "rifle", "drone"]\n': "position.market: 5 cards; the market has 4",
    '[position]\nmarket = ["emp"]\nequipment_deck = ["emp"]\n': "position.equipment_deck 1: 'emp' is in market already",
    '[position]\nepic_deck = ["digsone"]\n': "position.epic_deck 1: unknown Epic 'digsone'; did you mean 'digzone'?",
    '[position]\ndefeated = ["herald", "herald"]\n': "position.defeated 2: 'herald' is in defeated already",
    '[position]\nstep = "add"\nbeaten = ["herald"]\n': "position.beaten: they have given their rewards before the add",
    # districts
    '[[position.district]]\nepic = "digzone"\n': "position.district 1.id: is missing",
    '[[position.district]]\nid = "the-lop"\n': "district 1.id: unknown district 'the-lop'; did you mean 'the-loop'?",
    LOOP * 2: "position.district 2.id: 'the-loop' is there twice; write each district once",
    "".join(
        f'[[position.district]]\nid = "{id}"\n' for id in ("the-loop", "chinatown", "understreets", "station-seven")
    ): "position.district: 4 districts; 2 Reckoners play in a ring of 3",
    f'{LOOP}epic = "digsone"\n': "position.district 1.epic: unknown Epic 'digsone'; did you mean 'digzone'?",
    f'{LOOP}epic = "herald"\n[[position.district]]\nid = "chinatown"\nepic = "herald"\n': (
        "position.district 2.epic: 'herald' is in another district already; there is one of each"
    ),
    f'[position]\nbeaten = ["herald"]\n{LOOP}epic = "herald"\n': "position.beaten 1: 'herald' is in a district already",
    f"{LOOP}research = 2\n": "position.district 1.research: there is no Epic here",
    f"{LOOP}bracket = 2\n": "position.district 1.bracket: there is no Epic here",
    f'{LOOP}epic = "herald"\nresearch = 6\n': "position.district 1.research: 6 is out of range; give 0 to 5",
    f'{LOOP}epic = "herald"\nresearch = -1\n': "position.district 1.research: -1 is out of range; give 0 to 5",
    f'{LOOP}epic = "herald"\nhealth = 0\n': 'health: 0 is out of range; give 1 to 10, or "infinite"',
    f'{LOOP}epic = "herald"\nhealth = "endless"\n': "health: expected a whole number or \"infinite\", got 'endless'",
    f'{LOOP}epic = "herald"\nresearch = 0\nhealth = "infinite"\n': "health: a weakened Epic has a health",
    f'{LOOP}epic = "herald"\nbracket = 5\n': "position.district 1.bracket: 5 is out of range; give 1 to 4",
    f'{LOOP}epic = "herald"\nbracket = 0\n': "position.district 1.bracket: 0 is out of range; give 1 to 4",
    f"{LOOP}enforcement = 26\n": "position.district.enforcement: 26 Enforcement on the board; there are 25 in all",
    f"{LOOP}enforcement = -1\n": "position.district 1.enforcement: -1 is too low; give 0 or more",
    f"{LOOP}barricades = 9\n": "position.district.barricades: 9 Barricades on the board; there are 8 in all",
    # the Boss
    f'{LOOP}[position.boss]\ndistrict = "station-seven"\n': "boss.district: 'station-seven' is not in this ring; ",
    "[position.boss]\nresearch = 99\n": "position.boss.research: 99 is out of range; give 0 to 20",
    "[position.boss]\nhealth = 5\n": "position.boss.health: is infinite until his research is 0",
    "[position.boss]\nresearch = 0\nhealth = 21\n": "position.boss.health: 21 is out of range; give 1 to 20",
    "[position.boss]\nred = 0\n": "position.boss.red: 0 is out of range; give 1 to ",
    "[position.boss]\nyellow = 70\n": "position.boss.yellow: 70 is out of range; give 1 to ",
    '[position]\nstep = "prologue"\nboss.district = "the-loop"\n': "position.boss.district: the prologue draws his",
    # Reckoners
    "[position.reckoners.tja]\n": "position.reckoners.tja: unknown Reckoner 'tja'; did you mean 'tia'?",
    f'{LOOP}{TIA}district = "station-seven"\n': "position.reckoners.tia.district: 'station-seven' is not in this ring",
    f"{TIA}plan = -1\n": "position.reckoners.tia.plan: -1 is too low; give 0 or more",
    f"{TIA}plan_next = -1\n": "position.reckoners.tia.plan_next: -1 is too low; give 0 or more",
    f'{TIA}equipment = ["epm"]\n': "position.reckoners.tia.equipment 1: unknown Equipment 'epm'; did you mean 'emp'?",
    f'{TIA}equipment = ["emp"]\n[position.reckoners.cody]\nequipment = ["emp"]\n': (
        "position.reckoners.cody.equipment 1: 'emp' is in reckoners.tia.equipment already; there is one of each"
    ),
    f'{TIA}used = ["emp"]\n': "position.reckoners.tia.used: 'tia' has no card 'emp'; known: operations",
    f'{TIA}sniper = "the-loop"\n': "position.reckoners.tia.sniper: 'tia' has no Sniper token",
    '[position]\nstep = "add"\nreckoners.cody.sniper = "the-loop"\n': "the Sniper token is on its card in the add step",
    '[position]\nstep = "prologue"\nreckoners.tia.district = "the-loop"\n': "placed at the end of the prologue",
    '[position]\nstep = "roll"\nreckoners.tia.plan_next = 1\n': "plan_next: tokens lie on the board in the roll step",
    '[position]\nstep = "roll"\nreckoners.tia.used = ["operations"]\n': "cards are ready when the roll step begins",
    f"{TIA}roll = 4\n": "position.reckoners.tia.roll: 4 is out of range; give 1 to 3",
    # dice
    f'{TIA}dice = ["green attack"]\n': "dice 1: 'tia' has no more green dice; there are: 3 purple, 3 basic",
    f'{TIA}dice = ["basic plan", "basic plan", "basic plan", "basic plan"]\n': "dice 4: 'tia' has no more basic dice",
    f'{TIA}dice = ["purpel plan"]\n': "dice 1: unknown die colour 'purpel'; did you mean 'purple'?",
    f'{TIA}dice = ["purple attack"]\n': "dice 1: a purple die has no 'attack'; faces: research2, ",
    f'{TIA}dice = ["basic"]\n': "dice 1: shows nothing; give one of its faces: money, enforcement",
    f'{TIA}dice = [""]\n': "dice 1: is empty; write a die as in 'purple research2'",
    f'{TIA}dice = ["basic money rolled"]\n': "no die is 'rolled' in the use step; give one of: kept, used, captured",
    '[position]\nstep = "roll"\nreckoners.tia.dice = ["basic money"]\n': "1 dice given; in the roll step list all 6",
    # scripts
    "[script]\nmovement = [9]\n": "script.movement 1: the movement die has no 9; it shows ",
    '[script]\nboss_start = "the-lop"\n': "script.boss_start: unknown district 'the-lop'",
    '[script]\ndice.tja = ["basic money"]\n': "script.dice.tja: unknown Reckoner 'tja'; did you mean 'tia'?",
    '[script]\ndice.tia = ["basic muney"]\n': "script.dice.tia 1: a basic die has no 'muney'",
    '[script]\ndice.tia = ["purple"]\n': "script.dice.tia 1: 'purple' is no roll; write a colour and a face",
    '[script]\ndice.tia = ["plan", "plan", "plan", "plan", "plan", "plan", "plan"]\n': (
        "script.dice.tia 7: which die? write its colour too, as in 'basic plan'"
    ),
    # replaced content
    '[[replace.epik]]\nid = "herald"\n': "replace.epik: unknown kind 'epik'; did you mean 'epic'?",
    "[[replace.epic]]\nresearch = 3\n": 'replace.epic 1.id: is missing; write id = "..."',
    '[[replace.epic]]\nid = "herold"\nresearch = 3\n': "replace.epic 1.id: there is no epic 'herold' to replace;",
    '[[replace.epic]]\nid = "herald"\n': "replace.epic 1: changes nothing",
    '[[replace.epic]]\nid = "herald"\nreserch = 3\n': "replace.epic 1.reserch: unknown field 'reserch'",
    '[[replace.epic]]\nid = "herald"\nresearch = 7\n': "replace.epic 1.research: 7 is out of range; give 1 to 5",
    '[[replace.epic]]\nid = "herald"\ntrack = ["fortfy", "fortify", "fortify", "fortify"]\n': "did you mean 'fortify'?",
    # play
    f"{PLAY}do = 3\n": "play 1.do: expected a text or a list of texts, got 3",
    f'{PLAY}note = "empty"\n': "play 1.do: this entry does nothing and expects nothing",
    f'{PLAY}refuse = "tia stop"\n': "play 1.rule: is missing; name the rule that refuses",
    f'{PLAY}refuse = "tia stop"\nrule = "use 3"\n': "play 1.rule: 'use 3' is no rule ID; write it as in 'USE-03'",
    f'{PLAY}do = "tia stop"\nrule = "USE-03"\n': "play 1.rule: belongs to a refusal; give refuse",
    f"{PLAY}undo = -1\n": "play 1.undo: -1 is too low; give 1 or more",
    f'{PLAY}event = "weekened"\n': "play 1.event: unknown event 'weekened'; did you mean 'weakened'?",
    f'{PLAY}no_event = "weakened who=digzone"\n': "play 1.no_event: 'weakened' has no 'who'; known: district,",
    f"{PLAY}expect = {{ poplation = 3 }}\n": "play 1: poplation: unknown path; did you mean 'population'?",
    f'{PLAY}expect = {{ "epic.digsone" = "none" }}\n': "play 1: epic.digsone: unknown Epic 'digsone'; did you mean",
    f'{PLAY}expect = {{ "district.nowhere.epic" = "none" }}\n': "there is no district 'nowhere' in this ring; known:",
    f'{PLAY}expect = {{ "boss.purple" = 1 }}\n': "play 1: boss.purple: unknown path; after 'boss':",
    f'{PLAY}expect = {{ "tia.d9" = "used" }}\n': "play 1: tia.d9: unknown path; after 'tia':",
    f'{PLAY}expect = {{ "tia.d1.side" = "used" }}\n': "play 1: tia.d1.side: unknown path; after 'tia.d1':",
    f'{PLAY}expect = {{ population = "forty" }}\n': "population: forty can never be; this is a number, as in 40",
    f"{PLAY}forecast = {{ popluation = 3 }}\n": "play 1: popluation: unknown path; did you mean 'population'?",
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: " ".join(text.split())[:60])
def test_a_wrong_file_says_where_and_what_would_be_right(text: str) -> None:
    assert WRONG[text] in complaint(HEAD + text)


def test_a_wrong_setup_says_so() -> None:
    assert complaint('[scenario]\ntitle = "x"\n[setup]\nreckoners = ["tia"]\n').startswith(
        "setup: 1 Reckoner cannot play"
    )
    assert "unknown Reckoner 'tja'" in complaint('[scenario]\ntitle = "x"\n[setup]\nreckoners = ["tja", "cody"]\n')
    assert "setup: there is no pack 'nowhere' here" in complaint(HEAD + 'packs = ["nowhere"]\n')


def test_a_wrong_head_says_so() -> None:
    assert complaint('[setup]\nreckoners = ["tia", "cody"]\n').startswith("scenario: is missing; write [scenario]")
    assert complaint("[scenario]\n").startswith("scenario.title: is missing")
    assert "scenario.rules: 'use3' is no ID" in complaint('[scenario]\ntitle = "x"\nrules = ["use3"]\n')


def test_a_file_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    with pytest.raises(ScenarioError, match=r"missing\.toml: cannot be read: No such file"):
        load_scenario(missing)
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'[scenario]\ntitle = "caf\xe9"\n')
    with pytest.raises(ScenarioError, match=r"latin\.toml: is no UTF-8 text: byte 23"):
        load_scenario(latin)


# -- files that fail

FAILS = {
    'do = "tia use d1 research digzone"\nexpect = { "epic.digzone.research" = 0 }': [
        "my.toml: play 1: epic.digzone.research: expected 0, got 1"
    ],
    'note = "twice"\nexpect = { money = 5, "tia.d1" = "used", "boss.district" = "chinatown", market = ["emp"] }': [
        "my.toml: play 1 (twice): money: expected 5, got 4",
        "my.toml: play 1 (twice): tia.d1: expected used, got kept",
        "my.toml: play 1 (twice): boss.district: expected chinatown, got the-loop",
        "my.toml: play 1 (twice): market: expected [emp], got [",
    ],
    'expect = { "district.the-loop.boss" = false, "epic.herald.research" = 5, "epic.digzone.health" = "infinite" }': [
        "my.toml: play 1: district.the-loop.boss: expected false, got true",
        "my.toml: play 1: epic.herald.research: expected 5, got none",
        "my.toml: play 1: epic.digzone.health: expected infinite, got ",
    ],
    'do = ["tia use d2 money", "tia use d2 money"]\nexpect = { money = 6 }': [
        "my.toml: play 1: do 'tia use d2 money': expected that it can be played, got a refusal by USE-02 (die-used): "
    ],
    'do = "tia juggle d1"': ["my.toml: play 1: do 'tia juggle d1': expected that it can be played, got a refusal by "],
    'refuse = "tia use d1 attack digzone"\nrule = "SYM-01"': [
        "my.toml: play 1: refuse 'tia use d1 attack digzone': expected rule SYM-01, got a refusal by SYM-06 (symbol"
    ],
    'refuse = "tia use d1 attack digzone"\nrule = "SYM-06"\ncode = "too-far"': [
        "my.toml: play 1: refuse 'tia use d1 attack digzone': expected code too-far, got code symbol-not-shown"
    ],
    'refuse = "tia use d2 money"\nrule = "SYM-01"\nexpect = { money = 4 }': [
        "my.toml: play 1: refuse 'tia use d2 money': expected a refusal (SYM-01), got that it was played"
    ],
    'legal = "tia use d1 money"\nnot_legal = "tia use d2 money"': [
        "my.toml: play 1: legal 'tia use d1 money': expected that it can be played, got a refusal by SYM-01",
        "my.toml: play 1: not_legal 'tia use d2 money': expected that it cannot be played, got that it can",
    ],
    'do = "tia use d1 research digzone"\nevent = ["research now=1", "weakened"]\nno_event = "spent symbol=research"': [
        "my.toml: play 1: event 'weakened': expected that it follows, got nothing",
    ],
    'do = "tia use d1 research digzone"\nevent = "research now=0"': [
        "my.toml: play 1: event 'research now=0': expected that it happens, got research district=the-loop epic=digz",
    ],
    'do = "tia use d2 money"\nno_event = "money n=1"': [
        "my.toml: play 1: no_event 'money n=1': expected that it does not happen, got money n=1 now=5"
    ],
    "undo = 2": ["my.toml: play 1: undo: expected 2 actions, got 0"],
    "redo = 1": ["my.toml: play 1: redo: expected 1 actions, got 0"],
    "forecast = { population = 99, lost = true }": [
        "my.toml: play 1: forecast.population: expected 99, got ",
        "my.toml: play 1: forecast.lost: expected true, got false",
    ],
    'expect = { base = "bottom" }': ["my.toml: play 1: base: expected bottom, got top"],
}


@pytest.mark.parametrize("text", FAILS, ids=lambda text: " ".join(text.split())[:60])
def test_a_failing_file_says_what_differs(text: str) -> None:
    got = differences(f"[[play]]\n{text}\n")
    assert len(got) == len(FAILS[text])
    for line, beginning in zip(got, FAILS[text], strict=True):
        assert line.startswith(beginning)


def test_a_difference_is_a_value() -> None:
    outcome = run_scenario(read_scenario(f"{HEAD}{POSITION}[[play]]\nexpect = {{ money = 5 }}\n", "my.toml"))
    assert outcome.differences == (Difference("my.toml", 1, "", "money", "5", "4"),)


def test_an_action_that_should_have_been_refused_is_taken_back() -> None:
    play = (
        '[[play]]\nrefuse = "tia use d2 money"\nrule = "SYM-01"\n[[play]]\nexpect = { money = 4, "tia.d2" = "kept" }\n'
    )
    assert len(differences(play)) == 1


def test_after_a_refused_action_nothing_more_is_told() -> None:
    play = '[[play]]\ndo = "cody use d1 money"\n[[play]]\nexpect = { money = 99 }\n'
    (line,) = differences(play)
    assert line.startswith("my.toml: play 1: do 'cody use d1 money'")


def test_undo_and_redo_play_on() -> None:
    play = """
    [[play]]
    do = ["tia use d2 money", "tia use d1 research digzone"]
    expect = { money = 5, "epic.digzone.research" = 1 }
    [[play]]
    undo = 2
    expect = { money = 4, "epic.digzone.research" = 2, "tia.d1" = "kept" }
    [[play]]
    redo = 1
    expect = { money = 5, "epic.digzone.research" = 2 }
    """
    assert differences(play) == []


# -- scripts that do not fit

ROLL = '[position]\nstep = "roll"\n'


def test_a_script_that_is_not_used_up_is_a_difference() -> None:
    script = '[script]\ndice.tia = ["research", "plan", "plan", "plan", "plan", "plan", "basic money"]\n'
    play = "[[play]]\nexpect = { round = 1 }\n"
    (line,) = differences(play, ROLL + script)
    assert line.endswith("script.dice.tia: expected that all of it is rolled, got left over: basic money")


def test_a_script_for_another_die_is_a_mistake() -> None:
    script = '[script]\ndice.tia = ["basic money", "purple plan"]\n'
    assert complaint(HEAD + ROLL + script) == (
        "start: script.dice.tia 1: 'basic money' comes when d1 is rolled, which is purple; put it in another place"
    )


def test_scripted_dice_come_again_after_undo() -> None:
    script = (
        '[script]\ndice.tia = ["research", "plan", "plan", "plan", "plan", "plan", "purple contain", "purple plan"]\n'
    )
    play = """
    [[play]]
    do = ["tia keep d1", "tia keep d4", "tia keep d5", "tia keep d6", "tia reroll"]
    expect = { "tia.d2.face" = "contain", "tia.d3.face" = "plan" }
    [[play]]
    undo = 1
    do = "tia reroll"
    expect = { "tia.d2.face" = "contain", "tia.d3.face" = "plan" }
    """
    assert differences(play, ROLL + script) == []


# -- the command


def test_the_command_shows_differences_and_exits_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, wrong = (tmp_path / name for name in ("good.toml", "bad.toml", "wrong.toml"))
    good.write_text(f"{HEAD}{POSITION}[[play]]\nexpect = {{ money = 4 }}\n")
    bad.write_text(f"{HEAD}{POSITION}[[play]]\nexpect = {{ money = 5 }}\n")
    wrong.write_text("[scenario")
    assert run([good]) == 0
    assert "A test" in capsys.readouterr().out
    assert run([good, bad]) == 1
    assert f"{bad}: play 1: money: expected 5, got 4" in "".join(capsys.readouterr().out.splitlines())
    assert run([wrong, good]) == 2
    shown = capsys.readouterr()
    assert "Traceback" not in shown.out + shown.err
    assert f"{wrong}: is no TOML: Expected ']'" in "".join(shown.err.splitlines())


def test_packs_lie_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "cheap").mkdir()
    (tmp_path / "cheap" / "pack.toml").write_text('id = "cheap"\ntitle = "Cheap"\nversion = "1"\n')
    (tmp_path / "cheap" / "equipment.toml").write_text('[[replace.equipment]]\nid = "emp"\nprice = 0\n')
    (tmp_path / "my.toml").write_text(
        f'{HEAD}packs = ["cheap"]\n[position]\nstep = "purchase"\nmoney = 0\nmarket = ["emp"]\n'
        '[[play]]\ndo = "buy emp for tia"\nexpect = { "tia.emp" = "ready" }\n'
    )
    assert run_scenario(load_scenario(tmp_path / "my.toml")).differences == ()


def test_a_table_needs_no_head() -> None:
    game = table("[position.reckoners]\ntia.plan = 3\nprof.plan = 0\n")
    assert [(reckoner.id, reckoner.plan) for reckoner in game.view().reckoners] == [("tia", 3), ("prof", 0)]
    assert game.step == "use"
