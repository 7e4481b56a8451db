// What the first page and the table do without. One file: every file more packs worse, and the screens share a lot.
export { default as Coach } from "./learn/Coach.svelte";
export { default as PuzzlePanel } from "./puzzle/PuzzlePanel.svelte";
export { default as Campaign } from "./screens/Campaign.svelte";
export { default as End } from "./screens/End.svelte";
export { default as Gallery } from "./screens/Gallery.svelte";
export { default as Learn } from "./screens/Learn.svelte";
export { default as NewGame } from "./screens/NewGame.svelte";
export { default as Puzzles } from "./screens/Puzzles.svelte";
export { default as Rules } from "./screens/Rules.svelte";
export { default as Reference } from "./screens/rules/Reference.svelte";
export { default as TalkSheet } from "./table/bots/TalkSheet.svelte";
export { default as BossSheet } from "./table/BossSheet.svelte";
