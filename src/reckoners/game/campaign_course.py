"""The courses of campaigns: which game comes when, by how many there are. Ours, as all of the campaign."""

from __future__ import annotations

import msgspec

FEWEST_GAMES = 3
MOST_GAMES = 7
GOT_AWAY = "got-away"  # instead of a Boss: whoever won against the team last


class CampaignStop(msgspec.Struct, frozen=True):
    """A game of the course: who rules which city, with which variants. Campaigns of `least` games or more have it."""

    boss: str
    city: str
    options: tuple[str, ...] = ()
    least: int = FEWEST_GAMES


# In order. The three cities with their own Bosses are in every campaign; a longer one adds another ruler of each city,
# and at its end Newcago again, against whoever got away.
STOPS: tuple[CampaignStop, ...] = (
    CampaignStop("steelheart", "newcago"),
    CampaignStop("regalia", "newcago", ("newcago-cards-mixed",), least=6),
    CampaignStop("regalia", "babilar"),
    CampaignStop("limelight", "babilar", least=5),
    CampaignStop("limelight", "ildithia"),
    CampaignStop("steelheart", "ildithia", least=7),
    CampaignStop(GOT_AWAY, "newcago", ("newcago-cards-mixed",), least=4),
)


def course_of(length: int) -> tuple[CampaignStop, ...]:
    """The games of a campaign of this length.

    >>> [len(course_of(length)) for length in range(FEWEST_GAMES, MOST_GAMES + 1)]
    [3, 4, 5, 6, 7]
    """
    return tuple(stop for stop in STOPS if stop.least <= length)
