// A game as numbers to draw: only sums of what the server's history says.
import type { History, LossInRound, RoundPoint } from "../../protocol";

/** The table at the start, and at the end of each round. */
export interface Moment {
  /** 0 is the start. */
  round: number;
  population: number;
  research: number;
  health: number | null;
  /** What the round cost, by cause. */
  lost: Record<Cause, number>;
}

/** As they stand on each other: the Boss above Epics, above the city, above what had run out. */
export const CAUSES = ["boss", "epic", "city", "shortage"] as const;
export type Cause = (typeof CAUSES)[number];

const isCause = (by: string): by is Cause => (CAUSES as readonly string[]).includes(by);

function lostIn(losses: readonly LossInRound[], round: number): Record<Cause, number> {
  const sums = { boss: 0, epic: 0, city: 0, shortage: 0 };
  for (const loss of losses) if (loss.round === round && isCause(loss.by)) sums[loss.by] += loss.n;
  return sums;
}

/** The history has the table at the beginning of each round, and at the end: a round ends where the next begins. What
 * came before round 1 is its beginning. */
export function momentsOf({ rounds, losses }: Pick<History, "rounds" | "losses">): Moment[] {
  const played = rounds.filter(({ round }) => round > 0);
  const points: RoundPoint[] = played.length ? played : rounds.slice(-1);
  return points.map(({ population, boss_research, boss_health }, round) => ({
    round,
    population,
    research: boss_research,
    health: boss_health,
    lost: lostIn(losses, round),
  }));
}

export interface CauseSum {
  by: Cause;
  n: number;
  /** What of it cost most: a track, an Epic, a district, a thing. */
  most: string;
  /** Nothing else of the kind cost anything. */
  only: boolean;
}

/** Why people were lost, the weightiest cause first. */
export function causesOf(losses: readonly LossInRound[]): CauseSum[] {
  return CAUSES.flatMap((by) => {
    const whose = new Map<string, number>();
    for (const loss of losses) if (loss.by === by) whose.set(loss.who, (whose.get(loss.who) ?? 0) + loss.n);
    const sorted = [...whose].sort((a, b) => b[1] - a[1]);
    const [first] = sorted;
    if (!first) return [];
    const n = sorted.reduce((sum, one) => sum + one[1], 0);
    return [{ by, n, most: first[0], only: sorted.length === 1 }];
  }).sort((a, b) => b.n - a.n);
}

export const lostInAll = (losses: readonly LossInRound[]): number =>
  losses.reduce((sum, { n }) => sum + n, 0);
