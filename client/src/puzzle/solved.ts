// Which puzzles one has solved, kept in this browser. A puzzle is known by its mark: another file is another puzzle.
const KEY = "reckoners-puzzles";

/** Solved by oneself, or with the solution shown. */
export type Solved = "solved" | "shown";

function read(): Record<string, Solved> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (kept && typeof kept === "object" && !Array.isArray(kept)) return kept as Record<string, Solved>;
  } catch {
    // Nothing was kept, or by an older version of this page.
  }
  return {};
}

export const solvedBy = (mark: string): Solved | undefined => read()[mark];

/** What was solved by oneself stays so, whatever is looked at later. */
export function keepSolved(mark: string, how: Solved): void {
  const all = read();
  if (all[mark] === "solved" || all[mark] === how) return;
  localStorage.setItem(KEY, JSON.stringify({ ...all, [mark]: how }));
}
