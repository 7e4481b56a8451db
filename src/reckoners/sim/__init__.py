"""Many games: played by bots in many processes, counted, reported.

>>> run = make_run(["random"], [Cell(("random", "random"), "beginner")], seed="docs")
>>> with processes(1) as workers:
...     summary = simulate(run, 5, workers)
>>> summary.total.games, summary.total.win_rate.value
(5, 0.0)
"""

from reckoners.sim.errors import SimError
from reckoners.sim.pool import Workers, processes
from reckoners.sim.report import Report, read_report
from reckoners.sim.result import Result
from reckoners.sim.results import Out, read_results
from reckoners.sim.run import Cell, Run, make_run
from reckoners.sim.simulate import simulate
from reckoners.sim.summary import Summary

__all__ = [
    "Cell",
    "Out",
    "Report",
    "Result",
    "Run",
    "SimError",
    "Summary",
    "Workers",
    "make_run",
    "processes",
    "read_report",
    "read_results",
    "simulate",
]
