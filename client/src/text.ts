// Every word of the client comes from web.ftl, through `t`. A switch of the language redraws all that used it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const KEPT = "reckoners-language";
const loaded = new Map<Language, FluentBundle>();
let current: Language = "en";
let changed = (): void => undefined;
const listeners = new Set<(language: Language) => void>();
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => undefined);
});

export const isLanguage = (word: string | null): word is Language => word !== null && word in LANGUAGES;

/** The language that was chosen here before, or the first of the browser's that we speak. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return spoken ?? "en";
}

/** The language in use; reading it in a component makes the component follow it. */
export function language(): Language {
  subscribe();
  return current;
}

/** The text of a key, in the language in use. An unknown key shows itself, so that it is seen. */
export function t(key: string, args?: Args): string {
  subscribe();
  const bundle = loaded.get(current);
  const [id = key, attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return bundle ? key : "";
  return bundle.formatPattern(pattern, args ?? null, []);
}

/** Whether there is a text; for keys that are made from ids of packs. */
export function has(key: string): boolean {
  return loaded.get(current)?.hasMessage(key) ?? false;
}

export function addText(code: Language, source: string): void {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  loaded.set(code, bundle);
}

/** Switches at once: fetches the file if needed, then tells everybody. */
export async function speak(code: Language): Promise<void> {
  if (!loaded.has(code)) {
    const answer = await fetch(`/text/${code}.ftl`);
    if (!answer.ok) throw new Error(`/text/${code}.ftl: ${String(answer.status)}`);
    addText(code, await answer.text());
  }
  current = code;
  localStorage.setItem(KEPT, code);
  document.documentElement.lang = code;
  changed();
  for (const listener of listeners) listener(code);
}

/** Calls back after every switch. Returns what ends it. */
export function onLanguage(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without capitals and accents: for finding words. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
