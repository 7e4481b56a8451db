"""A position as text: complete, the same for the same position, and read back; what cannot be read says why."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from reckoners import Game, SaveError, Setup
from reckoners.engine.flow import play
from reckoners.engine.state import State
from reckoners.game.position_fields import BY_LINES, REMEMBERED, SLOTS
from reckoners.game.position_reading import state_from_text
from reckoners.game.position_text import state_text
from reckoners.text import languages, words_of
from tests.properties.walk import walk

# The compiled class keeps the names of its fields elsewhere.
FIELDS: tuple[str, ...] = getattr(State, "__mypyc_attrs__", ()) or State.__slots__
LANGUAGES = languages()
FINISHED = sorted((Path(__file__).parents[1] / "finished").glob("*.jsonl"))


def test_no_slot_is_forgotten() -> None:
    """A new slot of State gets a line in `position_fields`, or is named there as remembered work."""
    assert set(FIELDS) == SLOTS | BY_LINES | REMEMBERED
    assert not (SLOTS | BY_LINES) & REMEMBERED


def assert_same(one: Game, other: Game) -> None:
    assert other.state.key() == one.state.key()
    assert other.codes() == one.codes()
    assert repr(other) == repr(one)
    assert other.setup == one.setup


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_every_position_reads_back_and_plays_on_alike(count: int) -> None:
    reckoners = ("tia", "abraham", "cody", "prof", "megan", "david")[:count]
    steps = set()
    for game, chance in walk(Setup(reckoners=reckoners, difficulty="hard", seed=f"read {count}"), count):
        if game.step not in steps or chance.random() < 0.1 or game.result != "playing":
            steps.add(game.step)
            again = Game.from_position(repr(game))
            assert_same(game, again)
            ours, theirs = game.state.clone(), again.state.clone()
            for _ in range(8):
                if not ours.over:
                    code = chance.choice(ours.options)
                    assert play(ours, code)
                    assert play(theirs, code)
            assert theirs.key() == ours.key()
    assert steps >= {"prologue", "roll", "use", "purchase", "over"}


def test_equal_texts_are_equal_positions_and_the_other_way_round() -> None:
    """A slot that is another position's makes the text another one, unless it is the same."""
    states = [game.state.clone() for game, chance in walk(Setup(reckoners=("tia", "cody", "prof"), seed="mixed"), 7)]
    chance = random.Random(7)
    told = set()
    for _ in range(600):
        one, other = chance.sample(states, 2)
        slot = chance.choice(sorted(SLOTS | BY_LINES))
        mixed = one.clone()
        setattr(mixed, slot, getattr(other.clone(), slot))
        same = mixed.key() == one.key()
        assert (state_text(mixed) == state_text(one)) is same, slot
        if not same:
            told.add(slot)
    assert len(told) > 20


def test_a_state_shows_its_position_and_is_read_at_its_table() -> None:
    for game, chance in walk(Setup(reckoners=("cody", "tia"), seed="alone"), 3):
        if chance.random() < 0.1:
            st = game.state
            assert repr(st) == state_text(st)
            again = state_from_text(st.tables, repr(st))
            assert again.key() == st.key()
            assert again.options == st.options


@pytest.mark.parametrize("file", FINISHED, ids=lambda file: file.stem)
def test_positions_of_finished_games(file: Path) -> None:
    game = Game.load(file)
    assert_same(game, Game.from_position(repr(game)))
    middle = game.at(len(game) // 2)
    assert_same(middle, Game.from_position(repr(middle)))


def test_a_position_with_scripted_draws() -> None:
    game = Game(Setup(reckoners=("tia", "prof"), seed="script"))
    st = game.state.clone()
    assert "scripted" not in state_text(st)
    st.forced = [()] * len(st.keys)
    assert "\nscripted\n" in state_text(st)
    st.forced[4] = (2, 1)
    st.keys = tuple(key ^ 1 for key in st.keys)
    scripted = Game.from_state(game.setup, game.content, st)
    assert "scripted movement 2 1\nkeys " in repr(scripted)
    assert Game.from_position(repr(scripted)).state.key() == st.key()


def text_of(seed: str = "bad", actions: int = 30) -> str:
    game = Game(Setup(reckoners=("tia", "prof"), seed=seed))
    chance = random.Random(1)
    for _ in range(actions):
        game.play_code(chance.choice(game.codes()[:-1] or game.codes()))
    return repr(game)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("position 1", "position 9", "line 1: '9' cannot stand after 'position'; possible here: 1"),
        ("position 1", "possession 1", "line 1: a position begins with 'position 1 | ...'"),
        ("reckoners tia", "reckoners tio", "line 1: unknown Reckoner 'tio'"),
        ('seed "bad"', "seed bad", """line 1: 'bad' cannot stand after 'seed'; possible here: "..." """.strip()),
        ('seed "bad"', "sead 1", "line 1: 'sead' cannot stand after 'difficulty'; possible here: position, reckoners"),
        ("population ", "population x", "line 2: 'x"),
        ("money ", "money 1 | money ", "line 2: 'money' is there twice; write it once"),
        ("| money", "| | money", "line 2: there is nothing between two bars"),
        ("doing round", "doing rond", "line 3: 'rond "),
        ("reckoner prof", "reckoner cody", "line 9: 'cody' cannot stand after 'reckoner'; possible here: prof"),
        (
            "boss steelheart | in",
            "boss steelheart | at",
            "line 4: 'at' cannot stand after 'boss'; possible here: boss, in",
        ),
        ("market", "bazaar", "'bazaar' cannot stand at the beginning; possible here: round, result"),
        ("dice ", "dice pink#1 money kept, ", "line 8: 'pink#1' cannot stand after 'dice'; possible here: "),
        ("rolls ", "rolls 1 2 ", "line 8: '1 2"),
    ],
)
def test_a_bad_text_is_told_with_its_line(before: str, after: str, said: str) -> None:
    text = text_of()
    assert before in text
    with pytest.raises(SaveError) as no:
        Game.from_position(text.replace(before, after, 1))
    assert said in str(no.value)
    assert len({no.value.tell(words_of(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_is_left_out_is_missed() -> None:
    lines = text_of().split("\n")
    for number, line in enumerate(lines):
        if line.split()[0] in ("position", "round", "doing", "boss", "district", "reckoner", "market"):
            with pytest.raises(SaveError):
                Game.from_position("\n".join(lines[:number] + lines[number + 1 :]))
    with pytest.raises(SaveError, match="a position begins with"):
        Game.from_position("")
    with pytest.raises(SaveError, match="too long"):
        Game.from_position("x" * 200_000)


def test_no_text_brings_a_traceback() -> None:
    """Words that are swapped, lost, doubled or made up: a sentence, or a table that can be played on."""
    chance = random.Random(11)
    text = text_of(actions=60)
    words = text.replace("\n", " \n ").split(" ")
    told: list[str] = []
    read = 0
    for _ in range(300):
        other = words[:]
        for _ in range(chance.randrange(1, 3)):
            place = chance.randrange(len(other))
            deed = chance.randrange(4)
            if deed == 0:
                del other[place]
            elif deed == 1:
                other.insert(place, chance.choice(words))
            elif deed == 2:
                other[place] = chance.choice(words)
            else:
                other[place] = chance.choice(
                    ['"', "-", "|", ">", ",", "999999", "\ud800", "é", "d99", "any16", "#", ""]
                )
        try:
            game = Game.from_position(" ".join(other))
        except SaveError as no:
            told.append(str(no))
            continue
        read += 1
        assert Game.from_position(repr(game)).state.key() == game.state.key()
        assert game.legal()
    assert read
    assert told
    assert not any("{" in sentence for sentence in told)
