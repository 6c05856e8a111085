import type { Evening } from "../../src/model/index.ts";

/** Ids that a file may give its players, though every object answers to them. */
export const STRANGE = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

/** The same evening in which the players have strange ids. */
export function withStrangeIds(file: Evening): Evening {
  const ids = new Map<unknown, string>(
    file.players.flatMap(({ id }, i) => [
      [id, STRANGE[i] ?? id],
      [`player:${id}`, `player:${STRANGE[i] ?? id}`],
    ]),
  );
  return JSON.parse(JSON.stringify(file), (_, value) => ids.get(value) ?? value);
}
