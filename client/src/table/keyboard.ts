// Keys of the table, given to the desk.
import { game } from "../game.svelte";
import type { Desk } from "./desk.svelte";
import { caps } from "./caps.svelte";
import { commandOf } from "./keys";
import { hasSheet } from "./looking.svelte";
import { walkPlate } from "./stops";

interface Elsewhere {
  rules: () => void;
  end: () => void;
}

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Keys that a focused button or link must get itself. */
function ownKey(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.matches("input, textarea, select")) return true;
  const pressable = target.matches("button, a, summary") && target.matches(":focus-visible");
  return pressable && (event.key === "Enter" || event.key === " ");
}

function alongRing(step: 1 | -1): void {
  const plates = [...document.querySelectorAll<HTMLElement>("[data-plate]")];
  const at = plates.findIndex((plate) => plate === document.activeElement);
  const start = plates.findIndex((plate) => plate.tabIndex === 0);
  const next = plates[(Math.max(at, at < 0 ? start - step : at) + step + plates.length) % plates.length];
  for (const plate of plates) plate.tabIndex = plate === next ? 0 : -1;
  next?.focus();
}

export function handle(desk: Desk, event: KeyboardEvent, elsewhere: Elsewhere): void {
  if (event.key === "Alt") {
    desk.showKeys = true;
    event.preventDefault();
    return;
  }
  if (ownKey(event)) return;
  if (!event.ctrlKey && !event.metaKey && !event.altKey && desk.stage.key(event.key)) {
    event.preventDefault();
    return;
  }
  if (walkPlate(event.key, desk.choices.length > 0)) {
    event.preventDefault();
    return;
  }
  caps.learn(event);
  const lit = desk.choices.map((choice) => choice.at).filter(Boolean);
  const command = commandOf(event, desk.live ? lit : []);
  if (!command) return;
  event.preventDefault();
  const seat = desk.seat;
  switch (command.do) {
    case "seat":
      // While proposals are shown their numbers come first.
      if (game.counsel.has(command.place) && desk.live) return desk.propose(command.place);
      return desk.sit(desk.view?.reckoners[command.place]?.id ?? "");
    case "die": {
      const die = seat?.dice[command.place];
      if (seat && die) desk.press(`die/${seat.id}/${die.name}`);
      return;
    }
    case "card": {
      const card = seat?.equipment[command.place];
      if (seat && card) desk.press(`card/${seat.id}/${card.id}`);
      return;
    }
    case "dawn": {
      const card = seat?.dawnslight?.[command.place];
      if (seat && card) desk.press(`card/${seat.id}/${card}`);
      return;
    }
    case "plan":
      return seat && desk.press(`plan/${seat.id}`);
    case "ability":
      return seat && desk.press(`card/${seat.id}/${seat.ability.id}`);
    case "target": {
      const choice = desk.choices.find(({ at }) => at === command.key);
      if (choice) desk.choose(choice, command.all);
      return;
    }
    case "lapse":
      return desk.lapse();
    case "enter":
      return enter(desk, elsewhere);
    case "bots":
      return desk.driveBots();
    case "advice":
      return desk.live || game.counsel.open ? game.counsel.toggle() : undefined;
    case "talk":
      game.talk.open = desk.live && game.crew.beside(desk.now);
      return;
    case "drop":
      if (game.counsel.open) return game.counsel.close();
      return desk.past ? game.live() : desk.drop();
    case "undo":
      return desk.playing ? desk.stage.skip() : game.undo();
    case "redo":
      return game.redo();
    case "end":
      return desk.view?.step === "over" && desk.live ? elsewhere.end() : desk.endStep();
    case "rules":
      return elsewhere.rules();
    case "ring":
      return alongRing(command.step);
    case "go":
      desk.tab = command.to;
      return focus(`#at-${command.to} button, #at-${command.to}`);
  }
}

function enter(desk: Desk, elsewhere: Elsewhere): void {
  if (document.activeElement?.id === "at-boss" && desk.view && hasSheet(desk.view)) {
    desk.bossOpen = true;
    return;
  }
  if (desk.view?.step === "over") return elsewhere.end();
  if (desk.nextOpen()) return;
  if (desk.view?.decision === "roll")
    return desk.rolling.faith ? desk.rolling.rollFaith(desk.seatId) : desk.rolling.again(desk.seatId);
  if (desk.asking) return desk.endStep();
  desk.enter();
}
