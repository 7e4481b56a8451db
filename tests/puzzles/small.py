"""A puzzle that is small enough to be seen through: Tia has to move before she can attack."""

SMALL = """
[scenario]
title = "Tia goes to him"

[setup]
reckoners = ["tia", "prof"]

[puzzle]
goal = "win"
difficulty = 1
solution = ["tia use d1 move the-loop", "tia use d2 attack steelheart", "prof use d1 attack steelheart"]

[[puzzle.hint]]
who = ["tia", "prof"]

[[puzzle.hint]]
who = ["tia"]
district = "the-loop"

[[puzzle.hint]]
do = "tia use d1 move the-loop"

[position]
step = "use"

[position.boss]
district = "the-loop"
research = 0
health = 2

[[position.district]]
id = "the-loop"

[[position.district]]
id = "chinatown"

[position.reckoners.tia]
district = "chinatown"
plan = 0
used = ["operations"]
dice = ["basic money", "basic attack"]

[position.reckoners.prof]
district = "the-loop"
plan = 0
used = ["lead-the-way"]
dice = ["basic attack"]
"""
