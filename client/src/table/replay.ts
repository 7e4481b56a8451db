// Events as small changes of what is shown: nothing is worked out here, every event carries its new values.
import { printed } from "../inspect/sheet";
import type { EventLine, TableView } from "../protocol";

type District = TableView["districts"][number];
type Epic = NonNullable<District["epic"]>;
type Reckoner = TableView["reckoners"][number];
type Args = EventLine["args"];

const text = (args: Args, name: string): string => String(args[name] ?? "");
const number = (args: Args, name: string): number => Number(args[name] ?? 0);

function inDistrict(view: TableView, id: string, change: (d: District) => District): TableView {
  return { ...view, districts: view.districts.map((d) => (d.id === id ? change(d) : d)) };
}
function ofEpic(view: TableView, args: Args, change: (epic: Epic) => Epic): TableView {
  return inDistrict(view, text(args, "district"), (d) => (d.epic ? { ...d, epic: change(d.epic) } : d));
}
function ofReckoner(view: TableView, id: string, change: (r: Reckoner) => Reckoner): TableView {
  return { ...view, reckoners: view.reckoners.map((r) => (r.id === id ? change(r) : r)) };
}
/** A card that its Reckoner has no more. */
function without(view: TableView, who: string, card: string): TableView {
  return ofReckoner(view, who, (r) => ({ ...r, equipment: r.equipment.filter(({ id }) => id !== card) }));
}
function walks(view: TableView, who: string, to: string): TableView {
  const districts = view.districts.map((d) => {
    const others = d.reckoners.filter((id) => id !== who);
    return { ...d, reckoners: d.id === to ? [...others, who] : others };
  });
  return ofReckoner({ ...view, districts }, who, (r) => ({ ...r, district: to }));
}
/** Who acts when goes by where he stands. */
function bossWalks(view: TableView, to: string, last: TableView): TableView {
  const order = (id: string): number => last.districts.find((d) => d.id === id)?.order ?? 0;
  const districts = view.districts.map((d) => ({ ...d, boss: d.id === to, order: order(d.id) }));
  return { ...view, districts, boss: { ...view.boss, district: to, goes_to: null } };
}
const healthOf = (args: Args, name: string): number | null =>
  args[name] === "infinite" ? null : number(args, name);

const markerAt = (view: TableView, args: Args): TableView =>
  inDistrict(view, text(args, "district"), (d) => ({ ...d, marker: number(args, "now") }));
/** Before he is weakened his health is not known. */
const fortified = (view: TableView, args: Args): number | null =>
  view.boss.health === null ? null : healthOf(args, "health");

type Change = (view: TableView, args: Args, last: TableView) => TableView;

const CHANGES: Record<string, Change> = {
  round: (view, args) => ({ ...view, round: number(args, "n") }),
  step: (view, args) => ({ ...view, step: text(args, "step") as TableView["step"] }),
  population: (view, args) => ({ ...view, population: number(args, "now") }),
  money: (view, args) => ({ ...view, money: number(args, "now") }),
  base: (view, args) => ({ ...view, base: number(args, "now") }),
  enforcement: (view, args) =>
    inDistrict(view, text(args, "district"), (d) => ({ ...d, enforcement: number(args, "now") })),
  barricades: (view, args) =>
    inDistrict(view, text(args, "district"), (d) => ({ ...d, barricades: number(args, "now") })),
  "red-shields": (view, args) =>
    inDistrict(view, text(args, "district"), (d) => ({ ...d, red_shields: number(args, "now") })),
  "blue-shields": (view, args) =>
    inDistrict(view, text(args, "district"), (d) => ({ ...d, blue_shields: number(args, "now") })),
  "copy-tokens": (view, args) =>
    inDistrict(view, text(args, "district"), (d) => ({ ...d, copy_tokens: number(args, "now") })),
  stolen: (view, args) => {
    const [card, reckoner] = [text(args, "card"), text(args, "reckoner")];
    return inDistrict(without(view, reckoner, card), text(args, "district"), (d) => ({
      ...d,
      stolen: [...(d.stolen ?? []), { card, reckoner }],
    }));
  },
  sold: (view, args) => without(view, text(args, "reckoner"), text(args, "card")),
  discarded: (view, args) =>
    ofReckoner(view, text(args, "reckoner"), (r) =>
      r.plan ? { ...r, plan: r.plan - 1 } : { ...r, plan_next: r.plan_next - 1 },
    ),
  bracket: (view, args) => ofEpic(view, args, (epic) => ({ ...epic, bracket: number(args, "now") })),
  "boss-bracket": (view, args) => ({
    ...view,
    boss: {
      ...view.boss,
      tracks: view.boss.tracks.map((t) =>
        t.id === text(args, "track") ? { ...t, bracket: number(args, "now") } : t,
      ),
    },
  }),
  research: (view, args) => ofEpic(view, args, (epic) => ({ ...epic, research: number(args, "now") })),
  weakened: (view, args) =>
    ofEpic(view, args, (epic) => ({ ...epic, research: 0, health: healthOf(args, "health") })),
  health: (view, args) => ofEpic(view, args, (epic) => ({ ...epic, health: number(args, "now") })),
  fortified: (view, args) =>
    ofEpic(view, args, (epic) => ({
      ...epic,
      research: number(args, "research"),
      health: healthOf(args, "health"),
    })),
  defeated: (view, args) => inDistrict(view, text(args, "district"), (d) => ({ ...d, epic: null })),
  "boss-research": (view, args) => ({ ...view, boss: { ...view.boss, research: number(args, "now") } }),
  "boss-weakened": (view, args) => ({
    ...view,
    boss: { ...view.boss, research: 0, health: healthOf(args, "health") },
  }),
  "boss-health": (view, args) => ({ ...view, boss: { ...view.boss, health: number(args, "now") } }),
  enters: (view, args, last) => {
    const epic = last.districts.find((d) => d.epic?.id === args.epic)?.epic;
    if (!epic) return view;
    return inDistrict(view, text(args, "district"), (d) => ({
      ...d,
      epic: { ...epic, bracket: printed("new_bracket") },
    }));
  },
  moved: (view, args) => walks(view, text(args, "reckoner"), text(args, "district")),
  pulled: (view, args) => walks(view, text(args, "reckoner"), text(args, "district")),
  repelled: (view, args) => walks(view, text(args, "reckoner"), text(args, "district")),
  placed: (view, args) => walks(view, text(args, "reckoner"), text(args, "district")),
  "boss-moves": (view, args, last) => bossWalks(view, text(args, "district"), last),
  "boss-placed": (view, args, last) => bossWalks(view, text(args, "district"), last),
  "boss-goes": (view, args, last) => bossWalks(view, text(args, "district"), last),
  "boss-card": (view, args) => ({
    ...view,
    boss: { ...view.boss, card: text(args, "effect"), cards_left: number(args, "n") },
  }),
  "tokens-back": (view) => ({ ...view, reckoners: view.reckoners.map((r) => ({ ...r, suffers: [] })) }),
  suffers: (view, args) =>
    ofReckoner(view, text(args, "reckoner"), (r) => ({
      ...r,
      suffers: [...(r.suffers ?? []), text(args, "effect")],
    })),
  marker: (view, args) => markerAt(view, args),
  protected: (view, args) => markerAt(view, args),
  "marker-back": (view, args) => markerAt(view, args),
  "marker-raised": (view, args) => markerAt(view, args),
  "tram-placed": (view, args) => ({ ...view, tram: text(args, "district") }),
  // What it passes next is known only when the round is over.
  tram: (view, args) => ({
    ...view,
    tram: text(args, "district"),
    tram_next: (view.tram_next ?? []).filter((id) => id !== args["district"]),
  }),
  "boss-fortified": (view, args) => ({
    ...view,
    boss: { ...view.boss, research: number(args, "research"), health: fortified(view, args) },
  }),
  captured: (view, args) =>
    ofReckoner(view, text(args, "reckoner"), (r) => ({
      ...r,
      dice: r.dice.map((d) => (d.name === args.die ? { ...d, state: "captured" } : d)),
    })),
};

/** The table after one event. `last` is how it will stand after all of them. */
export function after(view: TableView, event: EventLine, last: TableView): TableView {
  return CHANGES[event.kind]?.(view, event.args, last) ?? view;
}
