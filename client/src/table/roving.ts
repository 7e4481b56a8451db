// One stop of the Tab key for a group; the arrow keys go through it.
import type { Attachment } from "svelte/attachments";

/** `across`: how many lie beside each other, where up and down lead to another row. */
export function roving(selector: string, across = 1): Attachment<HTMLElement> {
  return (group) => {
    const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];
    const keydown = (event: KeyboardEvent): void => {
      const step = { ArrowRight: 1, ArrowDown: across, ArrowLeft: -1, ArrowUp: -across }[event.key];
      const all = items();
      const at = all.findIndex((item) => item === document.activeElement);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      event.stopPropagation();
      all[(at + step + all.length) % all.length]?.focus();
    };
    const focusin = (event: FocusEvent): void => {
      const target = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (!target) return;
      for (const item of items()) item.tabIndex = item === target ? 0 : -1;
    };
    group.addEventListener("keydown", keydown);
    group.addEventListener("focusin", focusin);
    return () => {
      group.removeEventListener("keydown", keydown);
      group.removeEventListener("focusin", focusin);
    };
  };
}
