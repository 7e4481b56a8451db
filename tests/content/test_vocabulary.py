"""The words on action tracks: read, written back, and refused with what would be right."""

from __future__ import annotations

import pytest

from reckoners.content import ActionWord, WordError, load_content, parse_word
from reckoners.content.model import lines_on
from reckoners.content.vocabulary import PER_WHAT, WORDS, Word, misplaced
from reckoners.engine.track_words import word_code, word_text


@pytest.mark.rule("EPI-01", "EPI-02", "EPI-03", "EPI-04", "EPI-06", "EPI-07", "EPI-09", "STL-04", "STL-05")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("fortify", ActionWord("fortify")),
        ("enforcement", ActionWord("enforcement", 1)),
        ("enforcement 2", ActionWord("enforcement", 2)),
        ("population 3", ActionWord("population", 3)),
        ("barricade 2", ActionWord("barricade", 2)),
        ("discover", ActionWord("discover")),
        ("boss black", ActionWord("boss", colour="black")),
        ("gift fortify", ActionWord("fortify", gift=True)),
        ("gift enforcement 2", ActionWord("enforcement", 2, gift=True)),
        ("deploy 3", ActionWord("deploy", 3)),
        ("wall", ActionWord("wall", 1)),
        ("wall 0", ActionWord("wall", 0)),
        ("enforcement-clockwise 0", ActionWord("enforcement-clockwise", 0)),
        ("pull", ActionWord("pull")),
        ("gift power-up", ActionWord("power-up", gift=True)),
        ("transform 2", ActionWord("transform", 2)),
        ("gift copy-token 2", ActionWord("copy-token", 2, gift=True)),
        ("population per enforcement", ActionWord("population", per="enforcement")),
        ("attack-money 2 per research", ActionWord("attack-money", 2, per="research")),
    ],
)
def test_a_word_is_read_and_written_back(text: str, word: ActionWord) -> None:
    assert parse_word(text) == word
    assert str(word) == text


def test_a_shown_one_may_be_left_out() -> None:
    assert parse_word("population 1") == parse_word("population")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fortfy", "unknown action word 'fortfy'; did you mean 'fortify'?"),
        ("", "unknown action word ''; known: "),
        ("gift", "unknown action word 'gift'; known: "),
        ("Fortify", "unknown action word 'Fortify'; did you mean 'fortify'?"),
        ("fortify 2", "'fortify 2' says too much; write 'fortify'"),
        ("population  2", "'' is no number from 1 to 9; write 'population [N] [per "),
        ("population 0", "'0' is no number from 1 to 9; write 'population [N] [per "),
        ("population -1", "'-1' is no number from 1 to 9; write 'population [N] [per "),
        ("population 10", "'10' is no number from 1 to 9; write 'population [N] [per "),
        ("population 2 2", "'population 2 2' says too much; write 'population [N] [per "),
        ("deploy 10", "'10' is no number from 0 to 9; write 'deploy [N]'"),
        ("boss", "'boss' lacks its argument; write 'boss yellow|black|red|blue'"),
        ("boss green", "unknown track 'green'; write 'boss yellow|black|red|blue'"),
        ("gift population", "'population' cannot be gifted; only: fortify, enforcement, barricade"),
        ("gift boss red", "'boss' cannot be gifted; only: "),
        ("gift copy", "'copy' cannot be gifted; only: "),
        ("fortify per barricade", "'fortify' cannot be 'per' something; only: enforcement, population, barricade, "),
        ("population per", "'' cannot be counted; write 'population [N] [per barricade|enforcement|research]'"),
        ("population per health", "'health' cannot be counted; write "),
        ("population per barricade 2", "'barricade 2' cannot be counted; write "),
        ("population 10 per barricade", "'10' is no number from 1 to 9; write "),
        ("gift enforcement per barricade", "'gift enforcement per barricade' cannot be a gift and 'per' something"),
        ("gift gift fortify", "unknown action word 'gift gift fortify'; "),
    ],
)
def test_what_is_no_word(text: str, message: str) -> None:
    with pytest.raises(WordError) as error:
        parse_word(text)
    assert str(error.value).startswith(message)


def test_words_have_their_places() -> None:
    assert misplaced(parse_word("boss red"), "epic") == ""
    assert misplaced(parse_word("fortify"), "black") == ""
    assert misplaced(parse_word("deploy 2"), "red") == ""
    fitting = "deploy [N], enforcement-clockwise [N], enforcement-counterclockwise [N]"
    said = misplaced(parse_word("wall"), "red")
    assert said.startswith("'wall' cannot stand on a Boss's red track; fitting: gift enforcement [N] ")
    assert said.endswith(fitting)
    assert misplaced(parse_word("gift enforcement 2"), "red") == ""
    assert misplaced(parse_word("enforcement"), "red").startswith("'enforcement' cannot stand on a Boss's red track")
    assert misplaced(parse_word("fortify"), "district").startswith("'fortify' cannot stand on a district's track")
    assert misplaced(parse_word("deploy"), "epic").startswith("'deploy' cannot stand on an Epic's track; fitting: ")


@pytest.mark.parametrize("word", [word for word in WORDS.values() if not word.dealt], ids=lambda word: word.name)
def test_every_word_is_the_same_after_the_engine_has_kept_it(word: Word) -> None:
    start = f"{word.name} red" if word.name == "boss" else word.name
    numbered = any(slot.fills == "number" for slot in word.slots)
    kinds = next((slot.choices for slot in word.slots if slot.fills == "kind"), ())
    texts = [f"{start} {kind}" for kind in kinds] or [start]
    texts += [f"gift {start}"] if word.giftable else []
    texts += [f"{start} 9"] if numbered else []
    texts += [f"gift {start} 9"] if word.giftable and numbered else []
    texts += [f"{start} 3 per {what}" for what in PER_WHAT] if word.per else []
    assert [word_text(word_code(text)) for text in texts] == texts


def test_every_word_of_the_base_game_is_written_in_its_shortest_form() -> None:
    content = load_content()
    for epic in content.epics.values():
        assert [str(parse_word(text)) for text in epic.track] == list(epic.track)
    boss = content.bosses["steelheart"]
    boards = [*(board.tracks for board in boss.power), *(board.tracks for board in boss.adjustment)]
    for _, _, words in (line for board in boards for line in lines_on(board)):
        assert [str(parse_word(text)) for text in words] == [*words]
