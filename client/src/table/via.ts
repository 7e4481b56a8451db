// A target that a Reckoner reaches from elsewhere: by which card, as a sign at its corner.
import type { CardInfo, TableView } from "../protocol";
import type { Option } from "./options";

/** The district in which an option acts; empty if it is not about one. */
function placeOf(view: TableView, { target: { kind, id } }: Option): string {
  if (kind === "epic") return view.districts.find((d) => d.epic?.id === id)?.id ?? "";
  if (kind === "boss" || kind === "track") return view.boss.district ?? "";
  return ["enforcement", "red-shield", "blue-shield", "marker"].includes(kind) ? id : "";
}

/** The sign of the Sniper token or of a card that reaches the neighbours; what acts anywhere says so itself. */
export function viaOf(view: TableView, option: Option, card: (id: string) => CardInfo | undefined): string {
  const seat = view.reckoners.find(({ id }) => id === option.who);
  const place = placeOf(view, option);
  if (option.kind !== "spend" || !seat || !place || place === seat.district) return "";
  if (seat.open?.source === option.source ? seat.open.anywhere : card(option.source)?.anywhere) return "";
  if (place === seat.sniper) return "rec-cody";
  const reaches = seat.equipment.some(({ id, asleep }) => {
    const info = asleep ? undefined : card(id);
    return info?.family === "reach" && info.gives.includes(option.symbol);
  });
  if (reaches) return "reach";
  const lies = card(view.districts.find(({ id }) => id === seat.district)?.newcago_card ?? "");
  return lies?.family === "reach-here" && lies.gives.includes(option.symbol) ? "lamp" : "";
}
