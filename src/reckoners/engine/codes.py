"""The engine's numbers: symbols, verbs, sources, targets, frames, steps. How they are packed is `action`'s to know."""

from __future__ import annotations

from typing import Final

# Symbols, in the order of `content.SYMBOLS`.
MONEY: Final = 0
ENFORCEMENT: Final = 1
CONTAIN: Final = 2
RESEARCH: Final = 3
ATTACK: Final = 4
PLAN: Final = 5

BOSS_RESEARCH: Final = 6  # no symbol, but a part of a reward (BAB-05)

# Who: six seats, and the team as a whole.
TEAM: Final = 7

# Verbs.
KEEP: Final = 0  # a just rolled die
REROLL: Final = 1  # the dice that are not kept
STOP: Final = 2  # keep everything, finish rolling
AID: Final = 3  # a Dawnslight card, for a Reckoner
HEAL: Final = 4  # a Dawnslight card that brings people back
SPEND: Final = 5  # one symbol of a source on a target
MOVE: Final = 6  # a whole source
CLEAR: Final = 7  # a whole source removes a Barricade
PAY: Final = 8  # a whole source activates a card
LAPSE: Final = 9  # the rest of the open die
POWER: Final = 10  # an odd card: the card as source, a die as use, what else it takes as target
END: Final = 11  # the step
REWARD: Final = 12
BUY: Final = 13
REFRESH: Final = 14
RANSOM: Final = 15
LOSE: Final = 16  # a die, to a discovered base
PLACE: Final = 17  # a miniature, in the prologue
STEAL: Final = 18  # an Equipment card, to an Epic
SELL: Final = 19  # an Equipment card, to pay an attack on the money
DISCARD: Final = 20  # a Plan token
DISABLE_DIE: Final = 21  # one that is not used in this phase
DISABLE_CARD: Final = 22
SUFFER: Final = 23  # an attack of a card: who it hits
N_VERBS: Final = 24

# Sources: die slots, the Plan token, the open group, then cards.
MAX_SLOTS: Final = 62
TOKEN: Final = 62
OPEN: Final = 63
CARD: Final = 64
MAX_CARDS: Final = 440

# Targets: a district stands for its Epic, or for its Enforcement; the Boss has his own numbers.
NO_TARGET: Final = 0
BOSS: Final = 8
BOSS_TRACK: Final = 16  # + track
COPY_TOKEN: Final = 32  # + district: what a whole source clears beside Barricades
DISTRICT_TRACK: Final = 40  # + district: a track of its own

INFINITE: Final = 99

# A die's way through the round.
IDLE: Final = 0
ROLLED: Final = 1
MARKED: Final = 2
KEPT: Final = 3
USED: Final = 4
CAPTURED: Final = 5
DISABLED: Final = 6  # not rolled, not used in this phase

# Card families.
CONVERTER: Final = 0
EXTRA_DIE: Final = 1
DOUBLER: Final = 2
EXCHANGER: Final = 3
FREE_SYMBOLS: Final = 4
MOVER: Final = 5
ODD: Final = 6
REACH: Final = -1  # on-going; what is used in the use step has higher numbers than what is not
CONSUMABLE: Final = -2
AFTER_MOVE: Final = -3
ON_DEFEAT: Final = -4  # what a district's card gives then
ON_WEAKEN: Final = -5
COSTS_TWO: Final = 7
HEALING: Final = 8

# Frames: what the game waits for, or does next by itself.
F_PROLOGUE: Final = 0
F_PLACE: Final = 1
F_ROUND: Final = 2
F_ROLL: Final = 3
F_USE: Final = 4
F_REWARD: Final = 5
F_BUY: Final = 6
F_ADD: Final = 7
F_ACTIVATE: Final = 8
F_EPIC: Final = 9
F_OVERFLOW: Final = 10
F_BOSS: Final = 11
F_BOSS_MOVE: Final = 12
F_LOSE: Final = 13
F_ROLLING: Final = 14  # dice are rolled when everybody has swapped
F_SWAP: Final = 15
F_KIDNAP: Final = 16
F_AMMO: Final = 17
F_REGAIN: Final = 18
F_STEAL: Final = 19
F_SELL: Final = 20
F_DISCARD: Final = 21
F_COPIES: Final = 22  # what Copy tokens make an Epic do once more
F_TRANSFORM: Final = 23
F_COPY: Final = 24  # the first actions of both neighbours
F_POWER_UP: Final = 25
F_GIFT: Final = 26  # says for whom the next thing is
F_ASIDE: Final = 27  # what stands above it is no Epic's own activation
F_MARKER: Final = 28  # the marker of a district's track moves on
F_AID: Final = 29
F_DISABLE: Final = 30
F_BOSS_CARD: Final = 31  # the Boss turns a card
F_DEFEATED: Final = 32  # what answers to a defeat, after its rewards
F_BOSS_GOES: Final = 33  # the Boss goes somewhere without a die
F_SWAPPING: Final = 34  # dice are swapped when everybody has said what is out of use
F_WALK: Final = 35  # the city walks on
F_PASSED: Final = 36  # a district that it passes
F_POWER_DICE: Final = 37  # the Boss rolls for his power tables, then performs them
F_CELL: Final = 38  # the actions of a cell of a power table
F_CITY_CARDS: Final = 39  # the cards of the districts act
F_VICTIM: Final = 40
F_BENEFIT: Final = 41  # symbols of a district's card, for one Reckoner there
N_FRAMES: Final = 42

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

# Streams of chance.
S_EPICS: Final = 0
S_EQUIPMENT: Final = 1
S_DISTRICTS: Final = 2  # the city's own: its boards, then its cards
S_BOSS_START: Final = 3
S_MOVEMENT: Final = 4
S_RECKONERS: Final = 5
S_ABILITY: Final = 6  # the Epic Ability die
S_BOSS_CARDS: Final = 7
S_DICE: Final = 8  # + seat
S_POWER: Final = 14  # the Boss's power dice
N_STREAMS: Final = 15

Event = tuple[int, ...]
Frame = tuple[int, ...]
