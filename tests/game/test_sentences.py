"""Every refusal and every event is a whole sentence, and a refused action changes nothing."""

from __future__ import annotations

import ast
import pickle
import random
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from reckoners.content import load_content
from reckoners.content.model import ATTACK_EFFECTS, TABLE_ROWS, TRACK_COLOURS
from reckoners.engine.codes import CAPTURED, F_REWARD, IDLE
from reckoners.engine.decision import DECISIONS, PIECES
from reckoners.engine.flow import options_of
from reckoners.engine.happenings import EVENT_KINDS, LOSS_CAUSES
from reckoners.engine.steps import STEP_NAMES
from reckoners.game import Game, Happening, Refusal, Setup
from reckoners.game.action import LONGEST
from reckoners.game.happened import RESULTS
from reckoners.game.names import names_of
from reckoners.game.refused import UNKNOWN_RULES
from reckoners.game.scenario_content import patched
from reckoners.game.sentences import tell
from reckoners.text import Words, languages, load_catalogue
from tests.game.attempts import attempts, played, variants

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = tuple(kind[0] for kind in EVENT_KINDS)
WORDS = Words("en")
RULES = load_catalogue().rules
# The sources, not the modules: those may be compiled.
ENGINE = Path(__file__).parents[2] / "src" / "reckoners" / "engine"
SOURCES = (
    ENGINE / "reasons.py",
    ENGINE / "reasons_use.py",
    ENGINE / "powers.py",
    ENGINE / "faith.py",
    ENGINE / "attack_reckoners.py",
    *sorted((ENGINE / "odd").glob("*.py")),
    *sorted((ENGINE / "decisions").glob("*.py")),
)
SOURCE = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)


def line_of(game: Game, event: Happening) -> str:
    return tell(names_of(game.content), event, game.state.tables.boss_id)


def whole(sentence: str) -> bool:
    """It starts like a sentence or with what somebody typed, it ends like one, and nothing in it was left open."""
    return re.fullmatch(r"[A-Z0-9'$d].*[.!]", sentence) is not None and not re.search(r"[{}\n]|  |None|\(\)", sentence)


# -- all of them are there


def codes_in(node: ast.expr | None) -> Iterator[str]:
    """The codes of what a `return` of the engine's reasons can give."""
    if isinstance(node, ast.IfExp):
        yield from codes_in(node.body)
        yield from codes_in(node.orelse)
    elif isinstance(node, ast.BoolOp):
        yield from (code for value in node.values for code in codes_in(value))
    elif isinstance(node, ast.Tuple):
        yield from codes_in(node.elts[0])
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "").startswith("why_not_"):
        yield from (code for argument in node.args for code in codes_in(argument) if code.islower())
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


@cache
def reason_codes() -> frozenset[str]:
    tree = ast.parse(SOURCE.replace("from __future__ import annotations", ""))
    return frozenset(code for node in ast.walk(tree) if isinstance(node, ast.Return) for code in codes_in(node.value))


def test_every_reason_has_a_sentence_and_no_sentence_is_left_over() -> None:
    wanted = {f"refusal-{code}" for code in reason_codes()}
    wanted |= {f"refusal-unknown-{kind}" for kind in UNKNOWN_RULES}
    wanted |= {"refusal-unreadable", "refusal-nothing-to-undo", "refusal-nothing-to-redo"}
    assert len(wanted) > 50
    assert {key for key in WORDS if key.startswith("refusal-")} == wanted


def test_every_cited_rule_exists() -> None:
    cited = set(re.findall(r'"([A-Z]+-\d\d)"', SOURCE)) | set(UNKNOWN_RULES.values())
    assert cited - set(RULES) == set()


def test_every_event_has_a_sentence_and_no_sentence_is_left_over() -> None:
    assert {key for key in WORDS if key.startswith("event-")} == {f"event-{kind}" for kind in KINDS}


def test_steps_have_names() -> None:
    keys = {key for key in WORDS if key.startswith("step-") and "." not in key}
    assert keys == {f"step-{step}" for step in STEP_NAMES}
    assert all(WORDS.has(f"step-{decision.step}.when") for decision in DECISIONS if decision is not None)


# -- events


# For each argument values that sentences may treat differently.
SAMPLES: dict[str, tuple[int | str, ...]] = {
    "reckoner": ("tia",),
    "to": ("prof",),
    "district": ("the-loop",),
    "from": ("chinatown",),
    "epic": ("digzone",),
    "card": ("emp", "checkmate"),
    "die": ("d3",),
    "face": ("contain2+money", "nothing"),
    "symbols": ("any", "plan", "nothing"),
    "symbol": ("enforcement", "money", "plan", "contain", "research"),
    "source": ("d12", "plan", "emp", "drone"),
    "target": ("the-loop", "steelheart", "steelheart red", ""),
    "action": ("fortify", "gift barricade 2", "gift enforcement", "boss yellow", "deploy 17", "wall", "wall 0"),
    "track": TRACK_COLOURS,
    "step": tuple(STEP_NAMES),
    "result": RESULTS[1:],
    "why": tuple(LOSS_CAUSES),
    "option": ("end", "tia keep d1"),
    "n": (1, 2, 3, -1, -2),
    "taken": ("money", "any"),
    "was": (2,),
    "now": (0, 1, 3),
    "health": (4, "infinite"),
    "research": (2,),
    "place": (0,),
    "colour": ("blue", "basic"),
    "for": ("red",),
    "piece": PIECES,
    "other": ("drone", "none"),
    "effect": ATTACK_EFFECTS,
    "row": TABLE_ROWS,
    "column": (1, 5),
}


@pytest.mark.parametrize("shape", EVENT_KINDS, ids=KINDS)
def test_an_event_of_each_kind_is_told(shape: tuple[str, ...]) -> None:
    kind, *names = shape
    game = games()[0]
    for values in product(*(SAMPLES[name] for name in names)):
        line = line_of(game, Happening(kind, dict(zip(names, values, strict=True))))
        assert whole(line), line
        assert "-" not in line, line  # neither an id nor a negative amount


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        ("money", {"n": -2, "now": 1}, "The team pays $2 and has $1 left."),
        ("enforcement", {"district": "the-loop", "n": -1, "now": 0}, "1 Enforcement out of The Loop: none left."),
        ("barricades", {"district": "the-loop", "n": 1, "now": 2}, "A Barricade built in The Loop: 2 there."),
        ("bracket", {"district": "the-loop", "epic": "digzone", "was": 3, "now": 2},
         "Digzone is contained: bracket from 3 to 2."),
        ("spent", {"reckoner": "tia", "source": "plan", "symbol": "contain", "target": "steelheart red"},
         "Tia uses a Plan token for Contain on Steelheart (red track)."),
        ("spent", {"reckoner": "tia", "source": "d4", "symbol": "research", "target": "the-loop"},
         "Tia uses d4 for Research in The Loop."),
        ("spent", {"reckoner": "tia", "source": "emp", "symbol": "money", "target": ""}, "Tia uses EMP for Money."),
        ("opened", {"reckoner": "cody", "source": "helicopter", "symbols": "nothing"}, "Cody uses Helicopter."),
        ("acts", {"district": "the-loop", "epic": "digzone", "place": 0, "action": "boss red"},
         "Digzone acts: Boss red."),
        ("boss-acts", {"track": "red", "place": 3, "action": "deploy 12"},
         "Steelheart acts (red track): Deploy 12 Enforcement."),
        ("fortified", {"district": "the-loop", "epic": "digzone", "research": 3, "health": "infinite"},
         "Digzone is fortified: research 3, health infinite."),
        ("reward", {"symbol": "research", "n": 2}, "Reward: 2 Boss research."),
        ("reward-lost", {"symbol": "enforcement", "n": 1}, "Reward without use: 1 Enforcement."),
    ],
)  # fmt: skip
def test_how_a_line_reads(kind: str, args: dict[str, str | int], line: str) -> None:
    assert line_of(games()[0], Happening(kind, args)) == line


def games() -> tuple[Game, ...]:
    return played()[0]


def test_everything_that_happens_in_games_is_told() -> None:
    told: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}
    for game in games():
        for event in (*game.events, *game.at(len(game) // 2).forecast().events):
            key = (event.kind, tuple(event.args.items()))
            if key not in told:
                told[key] = line_of(game, event)
    assert [line for line in told.values() if not whole(line)] == []
    happened = {kind for kind, _ in told}
    # Random players do not get as far as these.
    rare = {"boss-weakened", "boss-health", "reshuffled", "copied", "copied-nothing", "consumed-lost", "healed"}
    rare |= {"aid-none", "boss-cards-shuffled", "benefit-left", "copied-own-nothing", "marker-raised"}
    rare |= {"still-has", "remembered", "angry"}  # of campaigns, which have tests of their own
    assert set(KINDS) - happened <= rare


# -- refusals


def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing() -> None:
    rng = random.Random("refused")
    seen = set()
    for game in played()[1][::2]:
        before = game.state.key()
        for text in (*variants(game, rng), *attempts(game, rng)):
            if game.why_not(text) is None:
                continue
            with pytest.raises(Refusal) as caught:
                game.play(text)
            no = caught.value
            assert whole(str(no)), (text, str(no))
            assert WORDS.has(f"refusal-{no.code}")
            assert no.rule in RULES
            seen.add(no.code)
        assert game.state.key() == before
    known = {key.removeprefix("refusal-") for key in WORDS if key.startswith("refusal-")}
    assert len(seen) > 0.75 * len(known)


def table(*actions: str, **changes: object) -> Game:
    """Tia, Abraham and David, after some actions and with some values of the state changed."""
    game = Game(Setup(reckoners=("tia", "abraham", "david"), seed="sentences"))
    game.play_all(actions)
    state = game.state.clone()
    for name, value in changes.items():
        setattr(state, name, value)
    state.stale = -1
    state.options = options_of(state) or []
    return Game.from_state(game.setup, game.content, state)


def rolling(*actions: str) -> tuple[str, ...]:
    """Up to the first roll: Abraham and David stand in the first two districts, Tia with Abraham."""
    first, second, *_ = city()
    return ("end purchase", f"tia place {first}", f"abraham place {first}", f"david place {second}", *actions)


def city() -> list[str]:
    game = Game(Setup(reckoners=("tia", "abraham", "david"), seed="sentences"))
    return [district.id for district in game.view().districts]


def refused(game: Game, text: str) -> tuple[str, str]:
    no = game.why_not(text)
    assert no is not None
    return no.code, str(no)


def test_refusals_after_the_last_roll_with_faith_to_come() -> None:
    game = table(*rolling("abraham keep d1", "abraham reroll", "abraham keep d2", "abraham reroll"))
    assert refused(game, "abraham keep d3")[0] == "last-roll"
    assert refused(game, "abraham reroll") == (
        "no-reroll-left",
        "Abraham has rolled three times; there is no reroll left.",
    )
    assert refused(game, "abraham use faith roll")[0] == "nothing-marked"
    assert refused(game, "abraham use faith d2")[0] == "kept-die"


def test_refusals_of_rare_moments_in_the_use_step() -> None:
    stopped = rolling("tia stop", "abraham stop", "david stop")
    game = table(*stopped, bracket=[1] * 4, boss_bracket=[1] * 4, boss_at=0)
    here = game.view().districts[0].epic
    face = next(die.face for die in game.view().reckoners[2].dice if die.name == "d1")
    assert here is not None
    assert refused(game, f"tia use plan contain {here.id}")[0] == "contained-already"
    assert refused(game, "tia use plan contain steelheart blue") == (
        "boss-contained",
        "The blue track of Steelheart cannot be contained any further: its bracket is as far left as it can be.",
    )
    assert refused(game, f"david use improvise d1 {face}") == (
        "shows-it-already",
        "d1 of David shows that face already.",
    )
    rewards = table(*stopped, stack=[*game.state.stack, (F_REWARD, 0, 0, 1, *[0] * 6)])
    assert refused(rewards, "reward contain steelheart red") == (
        "no-such-reward",
        "There is no Contain left among the rewards to give out.",
    )


def test_refusals_of_a_team_without_money() -> None:
    dice = table().state.dice[0]
    status = [CAPTURED if die == dice[2] else IDLE for die in range(len(table().state.status))]
    game = table(money=1, status=status, captured=(dice[2],))
    assert refused(game, "ransom tia d3") == ("ransom-too-dear", "A captured die costs $2, and the team has $1.")
    assert refused(game, "ransom tia d2")[0] == "not-captured"
    assert refused(table(money=0), "refresh market")[0] == "cannot-refresh"


@pytest.mark.parametrize("text", ["", "help me", "fly to chinatown", "tia\nsings", "x" * 1000])
def test_what_is_no_action_is_refused_in_one_short_line(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        games()[0].play(text)
    assert (caught.value.code, caught.value.rule) == ("unreadable", "USE-01")
    assert whole(str(caught.value))
    assert len(str(caught.value)) < LONGEST + 100


def test_a_refusal_is_a_value_that_is_told_in_any_language() -> None:
    game = Game(Setup(reckoners=("tia", "abraham"), seed="told"))
    no = game.why_not("buy emp for nobody")
    assert no is not None
    assert no.about == {"word": "nobody", "known": ("tia", "abraham")}
    assert pickle.loads(pickle.dumps(no)) == no
    told = {language: no.tell(names_of(game.content, language)) for language in languages()}
    assert told["en"] == str(no) == no.tell(Words("en"))
    assert len(set(told.values())) == len(languages())


def test_a_refusal_names_a_pack_s_card_as_the_pack_does() -> None:
    no = Refusal("not-on-market", "BUY-01", {"card": "emp"})
    content = patched(load_content(), {"equipment": [{"id": "emp", "name": "Big Magnet"}]})
    assert no.tell(names_of(content, "fr")).startswith("Big Magnet")
    assert str(no).startswith("EMP")
    assert str(Refusal("not-on-market", "BUY-01", {"card": "no-such-card"})).startswith("no-such-card")
