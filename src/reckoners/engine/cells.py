"""Power tables of a Boss: a die each says the row, a bracket the column, and the cell there is performed (LIM).

A bracket is a column, from 1 on; all columns are there to be reached.
"""

from __future__ import annotations

from reckoners.engine.boss import YELLOW, attack_intensely
from reckoners.engine.chance import draw
from reckoners.engine.codes import F_ASIDE, F_CELL, F_POWER_DICE, S_POWER
from reckoners.engine.epic_actions import perform
from reckoners.engine.happenings import E_CELL, E_CELL_ACTS, E_LOST_STEP, E_POWER_DIE, E_UNKNOWN_ROW
from reckoners.engine.state import State


def roll_and_perform(st: State) -> None:
    """Next, all power dice are rolled, and then his tables are performed from top to bottom (LIM-03)."""
    st.stack.append((F_POWER_DICE, 0))


def advance_power_dice(st: State) -> None:
    """(F_POWER_DICE, next table). Where its bracket is, is looked at when its turn comes: Epics may have moved it."""
    table = st.stack[-1][1]
    if table == 0:
        st.power_rolls = tuple([rolled_row(st, other) for other in range(len(st.tables.boss_cells))])
    elif table - 1 == st.tables.track_of_colour[YELLOW]:
        attack_intensely(st)
        if st.over:
            return
    if table == len(st.power_rolls):
        st.stack.pop()
        return
    st.stack[-1] = (F_POWER_DICE, table + 1)
    if st.power_rolls[table] >= 0:
        perform_cell(st, table, st.power_rolls[table], st.boss_bracket[table])


def rolled_row(st: State, table: int) -> int:
    """What the die of a table shows. A forecast takes what is supposed of the table, or -1: nobody knows."""
    if st.veiled:
        supposed = st.forced[S_POWER] if st.forced is not None else ()
        row = supposed[table] if supposed else -1
    else:
        die = st.tables.power_dice[table]
        row = die[draw(st, S_POWER, len(die))]
    st.events.append((E_POWER_DIE, table, row) if row >= 0 else (E_UNKNOWN_ROW, table))
    return row


def perform_cell(st: State, table: int, row: int, column: int) -> None:
    """Next, everything that stands in a cell."""
    st.events.append((E_CELL, table, row, column))
    st.stack.append((F_CELL, table, row, column, 0))


def advance_cell(st: State) -> None:
    """(F_CELL, table, row, column, next action): one after the other, in the district where he is (LIM-14)."""
    depth = len(st.stack)
    _, table, row, column, action = st.stack[-1]
    words = st.tables.boss_cells[table][row][column - 1]
    while action < len(words):
        st.events.append((E_CELL_ACTS, table, row, column, action, words[action]))
        perform(st, words[action], st.boss_at)
        action += 1
        if st.over:
            return
        if len(st.stack) != depth:
            st.stack[depth - 1] = (F_CELL, table, row, column, action)
            return
    st.stack.pop()


def last_column(st: State, table: int) -> None:
    """A bracket that cannot move: a cell of the last column, in the row of a roll of its own (LIM-15). It is no part of
    an Epic's activation."""
    column = st.tables.bracket_end[table]
    st.events.append((E_LOST_STEP, table, column))
    row = rolled_row(st, table)
    if row >= 0:
        st.stack.append((F_ASIDE,))
        perform_cell(st, table, row, column)
