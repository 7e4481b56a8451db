// What a proposal is about, as places of the table: the dice it takes and what it acts on.
import type { ProposalLine, TableView } from "../../protocol";
import { expand } from "../decode";
import { isDie, spotOf, type Option } from "../options";

/** What is used: a die, a card, a Plan token. */
function sourceSpot(option: Option): string {
  const { who, source, kind } = option;
  if (!source || kind === "buy") return "";
  if (isDie(source)) return `die/${who}/${source}`;
  return source === "plan" ? `plan/${who}` : `card/${who}/${source}`;
}

/** Where a place is to be found in a layout that does not show it: behind a tab. */
function behind(spot: string): string[] {
  const [kind = ""] = spot.split("/");
  return kind === "market" ? ["market"] : kind === "track" || kind === "boss" ? ["boss"] : [];
}

export function spotsOf(view: TableView, proposal: ProposalLine): string[] {
  const found = new Set<string>();
  for (const { who, name } of proposal.dice) found.add(`die/${who}/${name}`);
  for (const option of expand(proposal.groups)) {
    const target = spotOf(view, option);
    for (const spot of [sourceSpot(option), target, ...behind(target)]) if (spot) found.add(spot);
  }
  if (view.reckoners.some(({ id }) => id === proposal.who)) found.add(`tray/${proposal.who}`);
  return [...found];
}

/** Lights places up, wherever a layout shows them; the answer puts them out again. */
export function shine(spots: readonly string[]): () => void {
  const lit = spots.flatMap((spot) => [
    ...document.querySelectorAll(`[data-spot="${spot}"], [data-at~="${spot}"]`),
  ]);
  for (const place of lit) place.setAttribute("data-proposed", "");
  return () => {
    for (const place of lit) place.removeAttribute("data-proposed");
  };
}
