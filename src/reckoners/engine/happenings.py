"""Events: what has happened, as tuples of a number and arguments. Each kind has a name, and its arguments have some.

The name of an argument also says how its number is read (`reckoners.game.happened`). A decision, a Boss or a city of a
pack makes its own kinds by `kind_of_event`.
"""

from __future__ import annotations

from typing import Final

EVENT_KINDS: Final[list[tuple[str, ...]]] = []  # by number: the name, then the names of the arguments


def kind_of_event(*words: str) -> int:
    """A kind of event by its name and the names of its arguments. Made anew by the same words, it is the same."""
    if words not in EVENT_KINDS:
        EVENT_KINDS.append(words)
    return EVENT_KINDS.index(words)


E_ROUND: Final = kind_of_event("round", "n")
E_STEP: Final = kind_of_event("step", "step")
E_ROLLED: Final = kind_of_event("rolled", "reckoner", "die", "face")
E_KEPT: Final = kind_of_event("kept", "reckoner", "die")
E_ROLLING_DONE: Final = kind_of_event("rolling-done", "reckoner")
E_OPENED: Final = kind_of_event("opened", "reckoner", "source", "symbols")
E_SPENT: Final = kind_of_event("spent", "reckoner", "source", "symbol", "target", "taken")
E_LAPSED: Final = kind_of_event("lapsed", "reckoner", "source", "symbols")
E_MOVED: Final = kind_of_event("moved", "reckoner", "from", "district")
E_PAID: Final = kind_of_event("paid", "reckoner", "source", "card")
E_TURNED: Final = kind_of_event("turned", "reckoner", "die", "face")
E_GAVE: Final = kind_of_event("gave", "reckoner", "to")
E_SNIPER: Final = kind_of_event("sniper", "reckoner", "district")
E_MONEY: Final = kind_of_event("money", "n", "now")
E_PLAN: Final = kind_of_event("plan", "reckoner", "n")
E_PLAN_NOW: Final = kind_of_event("plan-now", "reckoner", "n")
E_PLANS_READY: Final = kind_of_event("plans-ready", "reckoner", "n")
E_ENFORCEMENT: Final = kind_of_event("enforcement", "district", "n", "now")
E_BARRICADES: Final = kind_of_event("barricades", "district", "n", "now")
E_BRACKET: Final = kind_of_event("bracket", "district", "epic", "was", "now")
E_BOSS_BRACKET: Final = kind_of_event("boss-bracket", "track", "was", "now")
E_RESEARCH: Final = kind_of_event("research", "district", "epic", "now")
E_WEAKENED: Final = kind_of_event("weakened", "district", "epic", "health")
E_HEALTH: Final = kind_of_event("health", "district", "epic", "now")
E_DEFEATED: Final = kind_of_event("defeated", "district", "epic")
E_BOSS_RESEARCH: Final = kind_of_event("boss-research", "now")
E_BOSS_WEAKENED: Final = kind_of_event("boss-weakened", "health")
E_BOSS_HEALTH: Final = kind_of_event("boss-health", "now")
E_REWARD: Final = kind_of_event("reward", "symbol", "n")
E_REWARD_LOST: Final = kind_of_event("reward-lost", "symbol", "n")
E_CONSUMED: Final = kind_of_event("consumed", "symbol", "n")  # what only consumables give: Research, Attack
E_CONSUMED_LOST: Final = kind_of_event("consumed-lost", "symbol", "n")
E_BOUGHT: Final = kind_of_event("bought", "card", "reckoner")
E_MARKET: Final = kind_of_event("market", "place", "card")
E_REFRESHED: Final = kind_of_event("refreshed")
E_RANSOMED: Final = kind_of_event("ransomed", "reckoner", "die")
E_ENTERS: Final = kind_of_event("enters", "district", "epic")
E_ACTS: Final = kind_of_event("acts", "district", "epic", "place", "action")
E_OVERFLOWS: Final = kind_of_event("overflows", "district", "epic", "n")
E_BOSS_ACTS: Final = kind_of_event("boss-acts", "track", "place", "action")
E_POPULATION: Final = kind_of_event("population", "n", "now", "why")
E_FORTIFIED: Final = kind_of_event("fortified", "district", "epic", "research", "health")
E_BASE: Final = kind_of_event("base", "now")
E_BASE_FOUND: Final = kind_of_event("base-found")
E_BOSS_MOVES: Final = kind_of_event("boss-moves", "from", "district", "n")
E_RESHUFFLED: Final = kind_of_event("reshuffled", "n")
E_OVER: Final = kind_of_event("over", "result")
E_PLACED: Final = kind_of_event("placed", "reckoner", "district")
E_BOSS_PLACED: Final = kind_of_event("boss-placed", "district")
E_DIE_GAINED: Final = kind_of_event("die-gained", "reckoner", "die")
E_DIE_RETURNED: Final = kind_of_event("die-returned", "reckoner", "colour")
E_SWAPPED: Final = kind_of_event("swapped", "reckoner", "card", "colour", "for")
E_UNKNOWN_EPIC: Final = kind_of_event("unknown-epic", "district")
E_FORCED: Final = kind_of_event("forced", "option")
E_FAITH: Final = kind_of_event("faith", "reckoner")
E_ACTIVATES: Final = kind_of_event("activates", "district", "epic")
E_BOSS_ACTIVATES: Final = kind_of_event("boss-activates")
E_GIFT: Final = kind_of_event("gift", "from", "district")
E_BOSS_OVERFLOWS: Final = kind_of_event("boss-overflows", "track", "place", "action")
# Steelslayer's Epics
E_RED_SHIELDS: Final = kind_of_event("red-shields", "district", "n", "now")
E_BLUE_SHIELDS: Final = kind_of_event("blue-shields", "district", "n", "now")
E_COPY_TOKENS: Final = kind_of_event("copy-tokens", "district", "n", "now")
E_ACTS_AGAIN: Final = kind_of_event("acts-again", "district", "epic", "place", "action")
E_SETTLES: Final = kind_of_event("settles", "district", "epic", "place", "action", "n")
E_COPIED: Final = kind_of_event("copied", "district", "from", "action")
E_COPIED_NOTHING: Final = kind_of_event("copied-nothing", "district", "from")
E_TRANSFORMS: Final = kind_of_event("transforms", "district", "action")
E_UNKNOWN_ROLL: Final = kind_of_event("unknown-roll", "district")
E_POWERS_UP: Final = kind_of_event("powers-up", "district", "epic", "place", "action")
E_PULLED: Final = kind_of_event("pulled", "reckoner", "from", "district")
E_REPELLED: Final = kind_of_event("repelled", "reckoner", "from", "district")
E_STOLEN: Final = kind_of_event("stolen", "reckoner", "card", "district")
E_GIVEN_BACK: Final = kind_of_event("given-back", "reckoner", "card", "district")
E_SOLD: Final = kind_of_event("sold", "reckoner", "card", "n")
E_DISCARDED: Final = kind_of_event("discarded", "reckoner")
E_BLACKMAILED: Final = kind_of_event("blackmailed", "district", "epic", "place", "action")
E_SABOTAGED: Final = kind_of_event("sabotaged", "district", "epic")

# new Bosses and cities
E_MARKER: Final = kind_of_event("marker", "district", "now")
E_AID: Final = kind_of_event("aid", "district", "card", "other")
E_AID_KEPT: Final = kind_of_event("aid-kept", "reckoner", "card", "other")
E_AID_NONE: Final = kind_of_event("aid-none", "district")
E_DAWNSLIGHT_USED: Final = kind_of_event("dawnslight-used", "reckoner", "card")
E_HEALED: Final = kind_of_event("healed", "n", "now")
E_BOSS_CARD: Final = kind_of_event("boss-card", "effect", "n")
E_BOSS_CARDS_SHUFFLED: Final = kind_of_event("boss-cards-shuffled", "n")
E_SUFFERS: Final = kind_of_event("suffers", "reckoner", "effect")
E_TOKENS_BACK: Final = kind_of_event("tokens-back", "n")
E_DISABLED_DIE: Final = kind_of_event("disabled-die", "reckoner", "die")
E_DISABLED_CARD: Final = kind_of_event("disabled-card", "reckoner", "card")
E_MOVE_HALF: Final = kind_of_event("move-half", "reckoner", "source", "district")
E_BOSS_GOES: Final = kind_of_event("boss-goes", "from", "district")
E_POWER_DIE: Final = kind_of_event("power-die", "track", "row")
E_UNKNOWN_ROW: Final = kind_of_event("unknown-row", "track")
E_CELL: Final = kind_of_event("cell", "track", "row", "column")
E_CELL_ACTS: Final = kind_of_event("cell-acts", "track", "row", "column", "place", "action")
E_LOST_STEP: Final = kind_of_event("lost-step", "track", "column")
E_BOSS_FORTIFIED: Final = kind_of_event("boss-fortified", "research", "health")
E_MARKER_RAISED: Final = kind_of_event("marker-raised", "district", "now")

# cards of districts
E_CITY_CARD: Final = kind_of_event("city-card", "district", "card", "action")
E_BENEFIT: Final = kind_of_event("benefit", "district", "card", "symbols")
E_BENEFIT_LEFT: Final = kind_of_event("benefit-left", "district", "card", "symbols")
E_EXCHANGED: Final = kind_of_event("exchanged", "reckoner", "source", "card", "symbols")
# variants
E_INTENSE: Final = kind_of_event("intense", "n")
E_STILL_HAS: Final = kind_of_event("still-has", "reckoner", "card")
E_REMEMBERED: Final = kind_of_event("remembered", "n", "now")
E_ANGRY: Final = kind_of_event("angry", "district", "epic")

LOSS_CAUSES: Final[list[str]] = []  # why population fell, by number (argument of E_POPULATION)


def cause_of_loss(word: str) -> int:
    if word not in LOSS_CAUSES:
        LOSS_CAUSES.append(word)
    return LOSS_CAUSES.index(word)


BY_ATTACK: Final = cause_of_loss("attack")
BY_NO_ENFORCEMENT: Final = cause_of_loss("no-enforcement")
BY_NO_BARRICADE: Final = cause_of_loss("no-barricade")
BY_FORTIFY: Final = cause_of_loss("fortify")
BY_NO_RED_SHIELD: Final = cause_of_loss("no-red-shield")
BY_NO_BLUE_SHIELD: Final = cause_of_loss("no-blue-shield")
BY_NO_COPY_TOKEN: Final = cause_of_loss("no-copy-token")
BY_NO_EQUIPMENT: Final = cause_of_loss("no-equipment")
BY_NO_MONEY: Final = cause_of_loss("no-money")
BY_NO_PLAN: Final = cause_of_loss("no-plan")
BY_NO_CARD: Final = cause_of_loss("no-card")
