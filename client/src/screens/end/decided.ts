// What decided a game, as one list: what people did that cost much, and what happened that weighed much.
import type { DecisiveTurn, TurningPoint } from "../../protocol";

export interface Told {
  key: string;
  /** The moment to look at. */
  at: number;
  round: number;
  costly?: DecisiveTurn;
  turn?: TurningPoint;
}

/** A decision takes as much room as two other lines. */
const ROOM = 2;
/** What weighs most comes first; the same once more weighs less. */
const RANK = ["over", "weakened", "loss", "base", "defeated"];
const AGAIN = 1.5;
function weightiest(turns: readonly TurningPoint[]): TurningPoint[] {
  const times = new Map<string, number>();
  return [...turns]
    .sort((a, b) => b.n - a.n)
    .map((turn) => {
      const before = times.get(turn.kind) ?? 0;
      times.set(turn.kind, before + 1);
      return { turn, rank: RANK.indexOf(turn.kind) + AGAIN * before };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ turn }) => turn);
}

/** At the same moment the decision comes first, and the verdict last. */
const late = ({ costly, turn }: Told): number => (costly ? 0 : turn?.kind === "over" ? 2 : 1);

/** Every decision, then the weightiest of the others as long as there is room; in the order in which they came. */
export function momentsIn(
  costly: readonly DecisiveTurn[],
  turns: readonly TurningPoint[],
  room: number,
): Told[] {
  const left = Math.max(1, room - ROOM * costly.length + 1);
  const weighty = weightiest(turns).slice(0, left);
  const told: Told[] = [
    ...costly.map((one) => ({ key: `c${String(one.start)}`, at: one.start, round: one.round, costly: one })),
    ...weighty.map((one) => ({
      key: `${one.kind}${String(one.at)}`,
      at: one.at,
      round: one.round,
      turn: one,
    })),
  ];
  return told.sort((a, b) => a.at - b.at || late(a) - late(b));
}
