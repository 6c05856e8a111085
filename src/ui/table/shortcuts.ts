import type { KeyOf } from "../../rules/surface.ts";

/** The keyboard's key for every tap key of the surface, by the key's id: one letter, in capitals where Shift is held. */
export type Shortcuts = ReadonlyMap<string, string>;

/** A shortcut as it is written on a key. */
export function written(key: string | undefined): string | undefined {
  if (key === undefined || key === key.toUpperCase())
    return key !== undefined && /[A-Z]/.test(key) ? `Shift+${key}` : key;
  return key.toUpperCase();
}

/** Keys of the surface, and the letters that they get in their order. */
export type ShortcutRow = readonly [letters: string, keys: readonly (KeyOf<unknown> | null | undefined)[]];

/** The letters of some rows; a key that stands in two of them keeps the first. */
export function shortcutsIn(rows: readonly ShortcutRow[]): Shortcuts {
  const found = new Map<string, string>();
  for (const [letters, keys] of rows) {
    for (const [i, key] of keys.entries()) {
      const letter = letters[i];
      if (key && letter && !found.has(key.id)) found.set(key.id, letter);
    }
  }
  return found;
}

/** What is no tap on the deal; these keys are found by their names on the screen. */
const OTHERS: readonly (readonly [letter: string, ids: readonly string[]])[] = [
  ["U", ["undo"]],
  ["Y", ["redo"]],
  ["R", ["amend-last", "log"]],
  ["J", ["jetons"]],
  ["L", ["changes"]],
  ["A", ["account"]],
  ["B", ["book", "drop"]],
  ["y", ["between"]],
  ["u", ["last-round"]],
  ["i", ["settle"]],
  ["S", ["display"]],
  ["T", ["reference"]],
  ["F", ["help"]],
  ["n", ["fineNote", "round-is-over"]],
  ["b", ["difference"]],
  ["?", ["keys"]],
];

/** A game's shortcuts with those that every table has, where the game does not say otherwise. */
export function withCommon(own: Shortcuts): Shortcuts {
  const found = new Map(own);
  for (const [letter, ids] of OTHERS) {
    for (const id of ids) if (!found.has(id)) found.set(id, letter);
  }
  return found;
}
