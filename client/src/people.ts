// Who sits at the table: names of the people and whom each of them plays. Kept in this browser; the game does not need it.

const KEY = "reckoners-people";
export const MOST_PEOPLE = 6;

export type Seats = Record<string, string>;

function all(): Record<string, Seats> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seats>;
  } catch {
    return {};
  }
}

/** Reckoner → person; empty if one person plays, or if the game was begun elsewhere. */
export function seatsOf(table: string): Seats {
  return all()[table] ?? {};
}

export function keepSeats(table: string, seats: Seats): void {
  const kept = Object.entries(all()).slice(-40);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: seats }));
}
