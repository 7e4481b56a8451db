"""On-going cards: what they change stands where it is looked at, by their effect; two answer to what happens."""

from __future__ import annotations

from reckoners.engine.cards import is_working
from reckoners.engine.codes import ATTACK, PLAN
from reckoners.engine.effects import BLACKMAIL, FUEL_CELLS, JOKER, PREDICTIVE, SABOTAGE
from reckoners.engine.groups import wait
from reckoners.engine.pools import ONE
from reckoners.engine.powers import NEVER, POWERS, OddPower, register_power
from reckoners.engine.state import State
from reckoners.engine.triggers import BOSS_WEAKENED, DEFEATED, WEAKENED, Trigger


def on_going(
    name: str, effect: int = -1, *, swaps: int = 0, gives: int = 0, triggers: tuple[tuple[int, Trigger], ...] = ()
) -> int:
    return register_power(
        OddPower(name, frame=NEVER, rule="CARD-01", effect=effect, swaps=swaps, gives=gives, triggers=triggers)
    )


def given_by(st: State, name: str, who: int, district: int) -> None:
    """Who has this card gets its action: where the miniature is, or elsewhere by the own last symbol."""
    for seat in range(st.tables.n_seats):
        if seat == who or st.where[seat] == district:
            for card in st.cards[seat]:
                number = st.tables.power[card]
                if number >= 0 and POWERS[number].name == name and is_working(st, seat, card):
                    wait(st, seat, card)


def blind_spot(st: State, who: int, district: int) -> None:
    """An Epic or the Boss is weakened: one Attack Epic (EQ2-20)."""
    given_by(st, "blind-spot", who, district)


def favor(st: State, who: int, district: int) -> None:
    """An Epic is defeated: one Plan (EQ2-21)."""
    given_by(st, "favor", who, district)


on_going("joker", JOKER)
on_going("fuel-cells", FUEL_CELLS)
on_going("predictive-analytics", PREDICTIVE)
on_going("blackmail", BLACKMAIL)
on_going("sabotage", SABOTAGE)
on_going("herman", swaps=1)
on_going("rtich", swaps=2)
on_going("blind-spot", gives=ONE[ATTACK], triggers=((WEAKENED, blind_spot), (BOSS_WEAKENED, blind_spot)))
on_going("favor", gives=ONE[PLAN], triggers=((DEFEATED, favor),))
