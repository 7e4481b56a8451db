"""Advice in Babilar as windows get it, at each of the decisions that module 4 brings."""

from __future__ import annotations

import re

import pytest

from reckoners.bots.advice import advise
from reckoners.server.advice_words import advice_in
from reckoners.server.option_protocol import expanded
from reckoners.server.teller import teller
from reckoners.text import languages
from tests.server.babilar import LAST_BLOW, TO_AID, babilar

LEFT_OPEN = re.compile(r"[{}]|  |\bNone\b")
MOMENTS: dict[str, tuple[str, ...]] = {
    "use": (),
    "open": ("tia use d1 research grand-central",),
    "aid": TO_AID,
    "rewards": LAST_BLOW,
    "half": ("val use d1 move painted-village",),
}


@pytest.mark.parametrize("moment", [*MOMENTS, "disable"])
def test_advice_comes_with_options_that_light_up(moment: str) -> None:
    """In every language; what is proposed first can be played at once."""
    game = babilar(until="disable") if moment == "disable" else babilar(*MOMENTS[moment])
    advice = advise(game)
    view = game.view()
    assert advice.proposals
    for language in languages():
        for proposal in advice_in(advice, 1, view, teller(language, game.content)).proposals:
            options = expanded(proposal.groups)
            assert [option.action for option in options] == list(proposal.actions)
            assert proposal.actions[0] in map(str, game.every_option())
            for text in (proposal.text, proposal.effect, proposal.odds, *proposal.why):
                assert not LEFT_OPEN.search(text), text
            assert proposal.text
