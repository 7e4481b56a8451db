// Which form corrects a thing that one looks at: its name in the addresses of one's own box.
import { content } from "../content.svelte";

/** Numbers that stand on no card. */
const NUMBERS = new Set(["market", "population", "money"]);

/** `epic/digzone` is `epic:digzone:0`, the Epic of the base game; empty if there is no form for it. */
export function thingOf(subject: string): string {
  const [kind = "", id = "", of = ""] = subject.split("/");
  const named = (what: string, who: string, module: number | undefined): string =>
    module === undefined ? "" : `${what}:${who}:${String(module)}`;
  switch (kind) {
    case "card": {
      const card = content.card(id);
      return named(card?.kind ?? "", id, card?.module);
    }
    case "district": {
      const city = content.all?.districts.find((one) => one.id === id)?.city_id ?? "";
      const form = named("city", city, content.all?.cities.find((one) => one.id === city)?.module);
      return form && `${form}:${id}`;
    }
    case "epic":
    case "research":
    case "health":
    case "reward":
    case "bracket":
      return named("epic", id, content.epic(id)?.module);
    case "die":
      return content.die(id) ? named("die", id, 0) : "";
    case "boss":
    case "track": {
      const boss = kind === "boss" ? id : of;
      return named("boss", boss, content.all?.bosses.find((one) => one.id === boss)?.module);
    }
    default:
      return NUMBERS.has(kind) ? named("table", "set-up", 0) : "";
  }
}
