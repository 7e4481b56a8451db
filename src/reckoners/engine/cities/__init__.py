"""The cities, one file each. A new one is a file and a line here; a pack registers its own."""

from reckoners.engine.cities import babilar, ildithia, newcago
from reckoners.engine.city import register_city

for city in (newcago, babilar, ildithia):
    register_city(city.PIECE)
