import type { PlayerId } from "../../../model/index.ts";

/** A whole number from 0 to below `n`, each as likely as the other. */
export type Chance = (n: number) => number;

/** What a player drew: a tarok from 1 to 21; the highest deals first. */
export interface Lot {
  readonly player: PlayerId;
  readonly tarok: number;
}

/** The taroks that lots are drawn with; the scus has no number. */
const NUMBERED = 21;
const RANGE = 2 ** 32;

/** Chance from a source of random 32-bit numbers; numbers that would favour the first ones are drawn again. */
export function fairChance(next: () => number): Chance {
  return (n) => {
    const limit = RANGE - (RANGE % n);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % n;
  };
}

/** Chance from the browser's own source. */
export const browserChance: Chance = fairChance(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** Each player draws one tarok from the pack, in the order given; no two draw the same. */
export function drawLots(players: readonly PlayerId[], chance: Chance): readonly Lot[] {
  const pack = Array.from({ length: NUMBERED }, (_, i) => i + 1);
  return players.map((player) => ({ player, tarok: pack.splice(chance(pack.length), 1)[0] ?? 0 }));
}

/** Who drew highest and so deals first; undefined where nobody drew. */
export const winnerOf = (lots: readonly Lot[]): Lot | undefined =>
  lots.reduce<Lot | undefined>((best, lot) => (best && best.tarok > lot.tarok ? best : lot), undefined);
