// Which rule explains a place of the table: for the ? key on whatever the pointer or the focus is on.
const RULES: Record<string, string> = {
  research: "SYM-04",
  health: "SYM-06",
  bracket: "SYM-03",
  enforcement: "SYM-02",
  barricade: "BAR-01",
  plate: "MOVE-01",
  boss: "BOSS-01",
  track: "BOSS-02",
  money: "SYM-01",
  plan: "PLAN-01",
  market: "BUY-01",
  card: "CARD-01",
  die: "USE-02",
  seat: "USE-01",
};

/** The rule of an element or of what is around it; empty if none fits. */
export function ruleOf(element: Element | null): string {
  const place = element?.closest<HTMLElement>("[data-rule], [data-spot]");
  if (!place) return "";
  return place.dataset["rule"] ?? RULES[(place.dataset["spot"] ?? "").split("/")[0] ?? ""] ?? "";
}
