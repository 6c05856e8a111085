import type { Player, PlayerId } from "../../model/index.ts";

/** A text that stands in one line of a journal: two spaces would end an account, a control character the line. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();

/** What a player's account may be called: a colon would open an account below it, a semicolon a comment. */
const safe = (name: string): string => oneLine(name.replaceAll(":", "-").replaceAll(";", ",")) || "?";

/** A name for each player that a journal can hold and that no other player has: the second Bo is `Bo 2`. */
export function playerNames(players: readonly Player[]): ReadonlyMap<PlayerId, string> {
  const names = new Map<PlayerId, string>();
  const taken = new Set<string>();
  for (const { id, name } of players) {
    const base = safe(name);
    let unique = base;
    for (let n = 2; taken.has(unique); n++) unique = `${base} ${n}`;
    taken.add(unique);
    names.set(id, unique);
  }
  return names;
}
