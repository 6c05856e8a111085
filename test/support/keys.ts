import type { KeyOf } from "../../src/rules/surface.ts";

/** Every key in a part of a recording surface, in its order. */
export function keysIn<Tap>(shown: unknown): readonly KeyOf<Tap>[] {
  if (Array.isArray(shown)) return shown.flatMap(keysIn<Tap>);
  if (isKey<Tap>(shown)) return [shown];
  return typeof shown === "object" && shown !== null ? Object.values(shown).flatMap(keysIn<Tap>) : [];
}

const isKey = <Tap>(value: unknown): value is KeyOf<Tap> =>
  typeof value === "object" && value !== null && "tap" in value && "state" in value && "id" in value;

/** The keys in a part of a surface as the tables of the tests write them: a star where one is on, the reason where it cannot be. */
export const marked = (shown: unknown): string =>
  keysIn(shown)
    .map(({ id, state, why }) => `${id}${state === "on" ? "*" : ""}${why === undefined ? "" : `!${why.code}`}`)
    .join(" ");

/** Keys of one kind: `row("of", ["hearts", "clubs"], "clubs")` is `of:hearts of:clubs*`. */
export const row = (kind: string, what: readonly (number | string)[], on?: number | string): string =>
  what.map((one) => `${kind}:${one}${one === on ? "*" : ""}`).join(" ");
