// What one could need at a place: whatever lies there that symbols act on. Whether it can be done, the bot says.
import type { TableView } from "../../protocol";
import type { Wish } from "../../talk.svelte";
import { bossName, epicName, symbolName, trackName } from "../names";

export type Need = Omit<Wish, "reckoner" | "n" | "track"> & { track: string; label: string };

const need = (symbol: Wish["symbol"], target: string, on: string, track = ""): Need => ({
  symbol,
  target,
  track,
  label: `${symbolName(symbol)}${on ? `: ${on}` : ""}`,
});

export function needsAt(view: TableView, place: string): Need[] {
  const { boss } = view;
  if (place === boss.id)
    return [
      need(boss.research ? "research" : "attack", boss.id, bossName(boss.id)),
      ...boss.tracks.map(({ id }) => need("contain", boss.id, trackName(id, boss.id), id)),
    ];
  const district = view.districts.find(({ id }) => id === place);
  if (!district) return [];
  const found: Need[] = [];
  const { epic } = district;
  if (epic) {
    const name = epicName(epic.id);
    found.push(need("contain", epic.id, name));
    found.push(epic.research ? need("research", epic.id, name) : need("attack", epic.id, name));
    if (epic.research && epic.health !== null) found.push(need("attack", epic.id, name));
  }
  if (district.enforcement) found.push(need("enforcement", place, ""));
  return found;
}
