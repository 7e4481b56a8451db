// The pieces that stand in a district, in the order in which they are drawn.
import type { DistrictView, TableView } from "../protocol";

export interface Piece {
  /** Also the first word of its spot and the end of its text's name. */
  kind: "enforcement" | "red-shield" | "barricade" | "blue-shield" | "copy-token";
  icon: string;
  tone: string;
  n: number;
}

/** Beside a reward there is room for so many; more are counted. */
const MOST = 4;

export const LOOKS: Omit<Piece, "n">[] = [
  { kind: "enforcement", icon: "enforcement", tone: "red" },
  { kind: "red-shield", icon: "act-red-shield", tone: "red" },
  { kind: "barricade", icon: "barricade", tone: "blue" },
  { kind: "blue-shield", icon: "act-blue-shield", tone: "blue" },
  { kind: "copy-token", icon: "act-copy", tone: "copy" },
];

const looking = (counts: Record<Piece["kind"], number>): Piece[] =>
  LOOKS.map((look) => ({ ...look, n: counts[look.kind] }));

export function piecesIn(district: DistrictView): Piece[] {
  const { enforcement, red_shields = 0, barricades, blue_shields = 0, copy_tokens = 0 } = district;
  return looking({
    enforcement,
    "red-shield": red_shields,
    barricade: barricades,
    "blue-shield": blue_shields,
    "copy-token": copy_tokens,
  }).filter(({ n }) => n > 0);
}

/** What is left to be placed; nothing in a game without Shields and Copy tokens. */
export function supplyOf(view: TableView): Piece[] {
  const { red_shields_left: red, blue_shields_left: blue, copy_tokens_left: copy } = view;
  if (red == null || blue == null || copy == null) return [];
  return looking({
    enforcement: view.enforcement_left,
    "red-shield": red,
    barricade: view.barricades_left,
    "blue-shield": blue,
    "copy-token": copy,
  });
}

export const countsPieces = (pieces: readonly Piece[]): boolean =>
  pieces.reduce((sum, { n }) => sum + n, 0) > MOST;
