import type { Chance } from "./random.ts";
import { HOSTILE_JSON, HOSTILE_TEXTS } from "./values.ts";

/** A text changed in one way or several, as a bad cable, an editor or somebody who means harm would change it. */
export function mutated(text: string, chance: Chance): string {
  let changed = text;
  for (let times = chance.pick([1, 1, 1, 2, 4]); times > 0; times--) changed = chance.pick(WAYS)(changed, chance);
  return changed;
}

type Way = (text: string, chance: Chance) => string;

/** Inside a JSON text most changes at any letter only break it, so that the tokens are changed more often. */
const WAYS: readonly Way[] = [
  inToken,
  inToken,
  ofItsKind,
  ofItsKind,
  ofItsKind,
  ofItsKind,
  swapped,
  doubled,
  renamed,
  (text, chance) => text.slice(0, chance.below(text.length)),
  (text, { below }) => without(text, below(text.length), 1 + below(30)),
  (text, { below }) => insert(text, below(text.length), String.fromCharCode(below(0x10000))),
  (text, { below, pick }) =>
    insert(text, below(text.length), pick(['"', "{", "}", "[", "]", ",", ":", "\\", "\\ud800"])),
];

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/g;

/** The values of a JSON text: where each begins, and what it is. */
const tokensOf = (text: string) => [...text.matchAll(TOKEN)].map(({ index, 0: token }) => ({ index, token }));

function inToken(text: string, chance: Chance): string {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return text;
  const { index, token } = chance.pick(tokens);
  return put(text, index, token.length, chance.pick(HOSTILE_JSON));
}

/** A text becomes another text, a number another number: what a reader's types alone do not catch. */
function ofItsKind(text: string, chance: Chance): string {
  const values = [...text.matchAll(/(?<=:\s*|[[,]\s*)("(?:[^"\\]|\\.)*"(?!\s*:)|-?\d+)/g)];
  const value = values[chance.below(values.length)];
  if (value === undefined) return text;
  const other = value[0].startsWith('"') ? JSON.stringify(chance.pick(HOSTILE_TEXTS)) : String(chance.below(60) - 5);
  return put(text, value.index, value[0].length, other);
}

/** Two values change places: ids that are elsewhere, times for names. */
function swapped(text: string, chance: Chance): string {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return text;
  const [a, b] = [chance.pick(tokens), chance.pick(tokens)];
  return put(text, a.index, a.token.length, b.token);
}

/** A part of the text stands twice: duplicate keys, rows and ids. */
function doubled(text: string, { below }: Chance): string {
  const ends = [...text.matchAll(/[,{[]/g)].map(({ index }) => index);
  const [from = 0, to = 0] = [ends[below(ends.length)], ends[below(ends.length)]].sort((a = 0, b = 0) => a - b);
  const part = text.slice(from, Math.min(to, from + 5000));
  return insert(text, from, part);
}

function renamed(text: string, chance: Chance): string {
  const keys = [...text.matchAll(/"(?:[^"\\]|\\.)*"(?=\s*:)/g)];
  const key = keys[chance.below(keys.length)];
  return key === undefined ? text : put(text, key.index, key[0].length, JSON.stringify(chance.pick(HOSTILE_TEXTS)));
}

const put = (text: string, at: number, length: number, part: string) =>
  text.slice(0, at) + part + text.slice(at + length);
const insert = (text: string, at: number, part: string) => put(text, at, 0, part);
const without = (text: string, at: number, length: number) => put(text, at, length, "");
