// Finding rules: by their ID, or by words in title, text and ruling. Accents and case do not matter.
import type { RuleInfo } from "../../protocol";
import { folded } from "../../text";

export interface RuleGroup {
  id: string;
  title: string;
  pack: string;
  module: number;
  rules: RuleInfo[];
}

export function search(rules: readonly RuleInfo[], query: string): RuleInfo[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  const weigh = (rule: RuleInfo): number => {
    const id = rule.id.toLowerCase();
    const title = folded(rule.title);
    const all = folded(`${rule.id} ${rule.title} ${rule.text} ${rule.ruling}`);
    if (!words.every((word) => all.includes(word))) return 0;
    if (words.every((word) => id.startsWith(word))) return 4;
    return words.every((word) => title.includes(word))
      ? 3
      : folded(rule.text).includes(words[0] ?? "")
        ? 2
        : 1;
  };
  return rules
    .map((rule) => ({ rule, weight: weigh(rule) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ rule }) => rule);
}

/** In the order of the rules themselves. */
export function grouped(rules: readonly RuleInfo[]): RuleGroup[] {
  const groups = new Map<string, RuleGroup>();
  for (const rule of rules) {
    const group = groups.get(rule.group);
    if (group) group.rules.push(rule);
    else
      groups.set(rule.group, {
        id: rule.group,
        title: rule.group_title,
        pack: rule.pack,
        module: rule.module,
        rules: [rule],
      });
  }
  return [...groups.values()];
}

/** Whether a rule or a group is of a pack and a module that are in play. */
export type Played = (one: { pack: string; module: number }) => boolean;

/** Groups of what is played with, and by their pack those of modules that are not. */
export function apart(
  groups: readonly RuleGroup[],
  played: Played,
): { here: RuleGroup[]; away: Map<string, RuleGroup[]> } {
  const here: RuleGroup[] = [];
  const away = new Map<string, RuleGroup[]>();
  for (const group of groups) {
    if (played(group)) here.push(group);
    else away.set(group.pack, [...(away.get(group.pack) ?? []), group]);
  }
  return { here, away };
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where the words of a search stand in it. */
export function marked(text: string, query: string): Piece[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const base = folded(text);
  if (words.length === 0 || base.length !== text.length) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = words
      .map((word) => ({ word, at: base.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
    if (!next) break;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), hit: false });
    from = next.at + next.word.length;
    pieces.push({ text: text.slice(next.at, from), hit: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}
