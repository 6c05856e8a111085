import type { PlayerId } from "../../../model/index.ts";

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
    return [first, firstAndInitial].find((shorten) => isAlone(shorten, name))?.(name) ?? name;
  };
  return { short, full };
}

const parts = (name: string): readonly string[] => name.trim().split(/\s+/);

const first = (name: string): string => parts(name)[0] ?? name;

const firstAndInitial = (name: string): string => {
  const [given = name, next] = parts(name);
  return next === undefined ? given : `${given} ${next.charAt(0)}`;
};
