"""What could chain without end is told before anybody plays it, and so is a card of Steelslayer that cannot work."""

from __future__ import annotations

import pytest

from reckoners.content import ContentError, check_pack, load_content
from tests.content.packs import EPIC, MakePack, only

TRACK = 'track = ["fortify", "discover", "boss black", "population", "population"]'
CARD = """
    [[equipment]]
    id = "gadget"
    name = "Gadget"
    price = 3
    does = {DOES}
"""


def epic(*words: str, id: str = "gloom") -> str:
    text = EPIC.replace(TRACK, f"track = [{', '.join(map(repr, words))}]")
    return text.replace('"gloom"', f'"{id}"').replace("Gloom", id.capitalize())


def of_steelslayer(pack: MakePack, **files: str) -> list[str]:
    folder = pack(manifest='requires = ["steelslayer"]\n', **files)
    return [str(problem) for problem in check_pack(folder)]


@pytest.mark.rule("EP2-05")
@pytest.mark.parametrize("word", ["power-up", "gift power-up"])
def test_power_up_is_no_last_action(pack: MakePack, word: str) -> None:
    problem = only(pack(epics=epic("fortify", "power-up", "barricade", "population", word)))
    assert (problem.entry, problem.field) == ("epic 'gloom'", "track[4]")
    assert problem.message == f"'{word}' as the last action could chain without end; move it to the left"


@pytest.mark.rule("EP2-19")
def test_copy_is_no_first_action(pack: MakePack) -> None:
    problem = only(pack(epics=epic("copy", "copy", "barricade", "copy", "population")))
    assert (problem.entry, problem.field) == ("epic 'gloom'", "track[0]")
    assert problem.message == "'copy' as the first action could chain without end; move it to the right"


@pytest.mark.rule("EP2-05", "EP2-19")
def test_two_epics_that_only_together_chain(pack: MakePack) -> None:
    copies = epic("fortify", "discover", "barricade", "population", "copy")
    assert check_pack(pack("alone", epics=copies)) == []
    pushes = epic("power-up", "discover", "barricade", "fortify", "population", id="haste")
    problem = only(pack(epics=copies + pushes))
    assert (problem.entry, problem.field) == ("epic 'gloom'", "track[4]")
    assert "haste begins with 'power-up'; move one of the two" in problem.message


@pytest.mark.parametrize("word", ["power-up", "copy"])
def test_a_boss_does_not_end_with_an_action_that_moves_his_bracket_again(pack: MakePack, word: str) -> None:
    board = f'power = [{{ side = "A", tracks.black = ["fortify", "discover", "{word}"] }}]'
    problem = only(pack(bosses=f'[[replace.boss]]\nid = "steelheart"\n{board}\n'))
    assert problem.field == "power[0].tracks.black[2]"
    assert problem.message == f"'{word}' as the last action could chain without end; move it to the left"


@pytest.mark.rule("EP2-06")
@pytest.mark.parametrize("word", ["transform", "power-up", "copy"])
def test_the_ability_die_does_not_roll_itself_or_make_others_act(pack: MakePack, word: str) -> None:
    faces = f'ability_die = ["population", "barricade", "{word}", "fortify", "discover", "enforcement"]'
    problem = only(pack(table=f'[[replace.table]]\nid = "set-up"\n{faces}\n'))
    assert (problem.entry, problem.field) == ("table 'set-up'", "ability_die[2]")
    assert problem.message == f"'{word}' on the Epic Ability die could chain without end; give another action"


FIVE = '["population", "population", "population", "population", "population", '
DICE = [
    ('["population"]', "ability_die", "1 faces; a die has 6"),
    (FIVE + "'gift fortify']", "ability_die[5]", "'gift fortify' is a gift; the Epic"),
    (FIVE + "'fortfy']", "ability_die[5]", "unknown action word 'fortfy'"),
    (FIVE + "'deploy']", "ability_die[5]", "'deploy' cannot stand on"),
]


@pytest.mark.parametrize(("faces", "field", "message"), DICE)
def test_a_wrong_ability_die(pack: MakePack, faces: str, field: str, message: str) -> None:
    problem = only(pack(table=f'[[replace.table]]\nid = "set-up"\nability_die = {faces}\n'))
    assert problem.field == field
    assert problem.message.startswith(message)


def test_a_transform_needs_the_die(pack: MakePack) -> None:
    track = epic("fortify", "transform", "barricade", "population", "population")
    problem = only(pack("alone", epics=track))
    assert (problem.entry, problem.field) == ("epic 'gloom'", "track[1]")
    assert "needs the Epic Ability die" in problem.message
    faces = '["population", "discover", "fortify", "pull", "repel", "steal"]'
    die = f'[[replace.table]]\nid = "set-up"\nability_die = {faces}\n'
    assert check_pack(pack(epics=track, table=die)) == []


def test_actions_per_something_are_fine(pack: MakePack) -> None:
    words = ("barricade per enforcement", "attack-plan 2 per research", "steal", "fortify", "population per barricade")
    assert check_pack(pack(epics=epic(*words))) == []


@pytest.mark.rule("HER2-04")
def test_sam_has_no_basic_dice(pack: MakePack) -> None:
    folder = pack(reckoners='[[replace.reckoner]]\nid = "sam"\ndice = { blue = 3, basic = 3 }\n')
    problem = only(folder)
    assert (problem.entry, problem.field) == ("reckoner 'sam'", "dice.basic")
    assert problem.message == ("basic dice beside the power 'joker', which goes with special dice only; leave them out")
    with pytest.raises(ContentError, match="basic dice beside the power 'joker'"):
        load_content([folder], (1,))
    load_content([folder], (2,))  # he is not in play


POWERS = [
    ('{ family = "reach", symbols = ["attack", "attack"] }', "symbols", "'attack' twice"),
    ('{ family = "reach", symbols = ["attack", "plan"] }', "symbols", "'plan' is used in no district"),
    ('{ family = "costs-two", cost = ["plan", "plan"], gives = ["attack"] }', "cost", "'plan' twice"),
    ('{ family = "costs-two", cost = ["plan"], gives = ["attack"] }', "cost", "expected 2 items, got 1"),
    ('{ family = "costs-two", cost = ["plan", "money"], gives = [] }', "gives", "is empty"),
    ('{ family = "after-move", either = ["plan", "plan"] }', "either", "'plan' twice"),
    ('{ family = "consumable" }', "", "gives nothing"),
    ('{ family = "consumable", boss_research = -1 }', "boss_research", "-1 is below 0"),
    ('{ family = "consumable", gives = [' + '"attack", ' * 10 + "] }", "gives", "10 symbols; a card gives at most 9"),
    ('{ family = "odd", power = "spirill" }', "power", "unknown power 'spirill'; did you mean 'spyril'?"),
]


@pytest.mark.parametrize(("does", "field", "message"), POWERS)
def test_a_wrong_card(pack: MakePack, does: str, field: str, message: str) -> None:
    problem = only(pack(equipment=CARD.replace("{DOES}", does)))
    assert problem.field == (f"does.{field}" if field else "does")
    assert problem.message.startswith(message)


@pytest.mark.parametrize(
    "does",
    [
        '{ family = "reach", symbols = ["attack", "contain"] }',
        '{ family = "costs-two", cost = ["plan", "money"], gives = ["attack"] }',
        '{ family = "after-move", either = ["plan", "money"] }',
        '{ family = "consumable", boss_research = 1 }',
        '{ family = "consumable", gives = ["attack"] }',
        '{ family = "odd", power = "spyril" }',
    ],
)
def test_a_right_card(pack: MakePack, does: str) -> None:
    assert check_pack(pack(equipment=CARD.replace("{DOES}", does))) == []


def test_an_ability_is_not_eaten(pack: MakePack) -> None:
    ability = '[[replace.ability]]\nid = "sniper"\ndoes = { family = "consumable", gives = ["attack"] }\n'
    assert only(pack(reckoners=ability)).field == "does.family"


@pytest.mark.parametrize("field", ["red_shields", "blue_shields", "copy_tokens", "demolitions"])
def test_no_fewer_pieces_than_none(pack: MakePack, field: str) -> None:
    told = of_steelslayer(pack, table=f'[[replace.table]]\nid = "set-up"\n{field} = -1\n')
    assert told == [f"table.toml: table 'set-up', field {field}: -1 is below 0; give 0 or more"]
