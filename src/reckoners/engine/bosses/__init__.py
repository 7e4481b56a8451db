"""The Bosses, one file each. A new one is a file and a line here; a pack registers its own."""

from reckoners.engine.boss import register_boss
from reckoners.engine.bosses import limelight, regalia, steelheart

for boss in (steelheart, regalia, limelight):
    register_boss(boss.PIECE)
