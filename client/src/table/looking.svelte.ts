// Where there are tabs: what opens by itself, and where something can be done that is not to be seen.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { game } from "../game.svelte";
import type { TableView } from "../protocol";
import type { Desk, Tab } from "./desk.svelte";
import { searchedIn } from "./walking";

const PLACES: [Tab, RegExp][] = [
  ["boss", /^(track|boss)\//],
  ["market", /^market\//],
  ["city", /^(research|health|bracket|enforcement|barricade|plate|marker|city-card)\//],
];

/** Whether the Boss turns cards: all but the open one may have been turned, or none. */
export const hasCards = ({ deck, card }: TableView["boss"]): boolean => !!deck || !!card;
/** Whether the Boss has power tables: a booklet of them. */
export const hasTables = ({ tables }: TableView["boss"]): boolean => !!tables?.length;
/** Whether there is more to say about the Boss than the panel shows: cards, tables, or research in every district. */
export const hasSheet = (view: TableView): boolean =>
  hasCards(view.boss) || hasTables(view.boss) || searchedIn(view).length > 0;

/** A click on the Boss's panel, where nothing else is meant, opens the sheet instead of the small card. */
export const opensBoss =
  (desk: Desk): Attachment<HTMLElement> =>
  (panel) => {
    const click = (event: MouseEvent): void => {
      const thing = (event.target as Element).closest<HTMLElement>("[data-inspect], [data-spot], button");
      const own = thing === panel || /^boss(\/|-card)/.test(thing?.dataset["inspect"] ?? "");
      if (!own || desk.whyMode || !desk.view || !hasSheet(desk.view)) return;
      event.stopPropagation();
      desk.bossOpen = true;
    };
    panel.addEventListener("click", click);
    return () => panel.removeEventListener("click", click);
  };

/** The tabs behind which something is lit. */
export function litTabs(desk: Desk): ReadonlySet<Tab> {
  const spots = [...desk.spots.keys()];
  return new Set(PLACES.filter(([, place]) => spots.some((spot) => place.test(spot))).map(([tab]) => tab));
}

/** Whoever acts is looked at while the Epics act; afterwards one is back where one stands. */
export function watchEpics(desk: Desk): void {
  let watching = false;
  $effect(() => {
    const actor = desk.beat?.actor;
    if (actor === "boss") desk.tab = "boss";
    else if (actor) [desk.tab, desk.shown] = ["city", actor];
    else if (watching)
      [desk.tab, desk.shown] = ["city", untrack(() => desk.seat?.district) ?? untrack(() => desk.shown)];
    watching = !!actor;
  });
}

/** The market opens by itself, and closes again. */
export function openMarket(desk: Desk): void {
  let step = "";
  $effect(() => {
    const buying = desk.options.some((o) => o.kind === "buy" || o.kind === "refresh");
    const now = buying ? "buy" : (game.now?.view.step ?? step); // between two tables there is none
    if (now === step) return;
    if (buying) desk.tab = "market";
    else if (step === "buy") desk.tab = "city";
    step = now;
  });
}
