"""The Bosses, one file each. A new one is a file and a line here; a pack registers its own."""

from reckoners.engine.boss import register_boss
from reckoners.engine.bosses import steelheart

for boss in (steelheart,):
    register_boss(boss.PIECE)
