import type { PlayerId } from "../../model/index.ts";

/** How the players of an evening are called: by as much of the name as tells them apart, and in full. */
export interface Names {
  readonly short: (id: PlayerId) => string;
  readonly full: (id: PlayerId) => string;
}

/** First names, with the initial of the next one where two have the same; the whole name where even that is not enough. */
export function namesOf(players: readonly PlayerId[], full: (id: PlayerId) => string): Names {
  const all = players.map(full);
  const isAlone = (shorten: (name: string) => string, name: string): boolean =>
    all.filter((other) => shorten(other) === shorten(name)).length === 1;
  const short = (id: PlayerId): string => {
    const name = full(id);
    return cut([first, firstAndInitial].find((shorten) => isAlone(shorten, name))?.(name) ?? name);
  };
  return { short, full };
}

/** So many letters of a name fit where it is short; the dock has it in full. */
const FIT = 16;

const cut = (name: string): string => {
  const letters = [...name];
  return letters.length > FIT
    ? `${letters
        .slice(0, FIT - 1)
        .join("")
        .trim()}…`
    : name;
};

const parts = (name: string): readonly string[] => name.trim().split(/\s+/);

const first = (name: string): string => parts(name)[0] ?? name;

const firstAndInitial = (name: string): string => {
  const [given = name, next] = parts(name);
  return next === undefined ? given : `${given} ${next.charAt(0)}`;
};
