// A city that walks: what its movement board does next, and what is left of the tracks of its districts.
import { content } from "../content.svelte";
import type { DistrictView, TableView } from "../protocol";
import { readWord } from "./words";

/** Whether a district is in a city that walks: its marker says what happens when it is passed, not research. */
export function walks(id: string): boolean {
  const city = content.all?.districts.find((one) => one.id === id)?.city_id;
  const info = content.all?.cities.find((one) => one.id === city);
  return Object.keys(info?.passes ?? {}).length > 0;
}

/** The districts that one has to search for the Boss. */
export const searchedIn = (view: TableView): DistrictView[] =>
  view.districts.filter(({ id, marker }) => marker != null && !walks(id));

/** As which one a district is passed in this round; 0: not at all. */
export const passedAs = (view: TableView, id: string): number => (view.tram_next ?? []).indexOf(id) + 1;

/** One spot of a track, from the top one down. */
export interface PassedSpot {
  word: string;
  /** It is above the marker, and will not happen. */
  safe: boolean;
  marker: boolean;
  /** Where the marker goes back to. */
  start: boolean;
  /** The last one: it is no action, but what who gets there finds. */
  bottom: boolean;
  /** It finds no Epic to copy. */
  dead: boolean;
  /** It happens in this round. */
  lit: boolean;
}

export function passedSpots(view: TableView, { id, marker, epic }: DistrictView): PassedSpot[] {
  const info = content.all?.districts.find((one) => one.id === id);
  const city = content.all?.cities.find((one) => one.id === info?.city_id);
  const track = info?.track ?? [];
  const start = city?.marker_starts[String(view.reckoners.length)] ?? -1;
  const passed = passedAs(view, id) > 0;
  return track.map((word, place) => {
    const spot = track.length - 1 - place;
    const bottom = spot === 0;
    const safe = !bottom && spot > (marker ?? 0);
    const dead = readWord(word).name === "copy-own" && !epic && !safe;
    return {
      word,
      safe,
      marker: spot === marker,
      start: spot === start,
      bottom,
      dead,
      lit: passed && !safe && !bottom && !dead,
    };
  });
}
