// What can stand beside the city, in every layout: one line for each panel.
import type { Component } from "svelte";
import type { TableView } from "../protocol";
import type { Desk, Tab } from "./desk.svelte";
import Forecast from "./Forecast.svelte";
import Log from "./Log.svelte";
import Market from "./Market.svelte";

export interface PanelProps {
  desk: Desk;
  view: TableView;
  /** Whether there is room for sentences. */
  full?: boolean;
}
export interface Panel {
  id: Tab;
  icon: string;
  component: Component<PanelProps>;
}

/** Their names are `web-table-tab-<id>`. */
export const PANELS: readonly Panel[] = [
  { id: "forecast", icon: "ui-eye", component: Forecast },
  { id: "market", icon: "ui-market", component: Market },
  { id: "log", icon: "ui-log", component: Log },
];
