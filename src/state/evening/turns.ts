import type { EntryBase, PlayerId, Setup } from "../../model/index.ts";
import { gameOf, type TableState } from "../../rules/index.ts";
import type { Turn } from "../types.ts";

/** A blank deal has these in every game. */
interface Blank extends EntryBase {
  readonly dealer: PlayerId;
  readonly sittingOut?: readonly PlayerId[];
}

/** The next deals as the rotation has them while nobody joins or leaves; empty where too few sit at the table. */
export function turnsFrom({ game, rules }: Setup, start: TableState, first: number, deals: number): readonly Turn[] {
  const turns: Turn[] = [];
  let state = start;
  for (let number = first; turns.length < deals; number++) {
    const blank = gameOf(game).blank(state, rules, `turn ${number}`) as Blank | null;
    if (!blank) break;
    turns.push({ number, dealer: blank.dealer, sittingOut: blank.sittingOut ?? [] });
    state = gameOf(game).step(blank, state, rules).state;
  }
  return turns;
}
