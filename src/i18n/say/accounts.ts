import { accountPlayer, accountPot, type PotId } from "../../model/index.ts";
import type { Words } from "../words.ts";
import type { Speaking } from "./telling.ts";

/** A pot inside a sentence: "kongekoppen". */
export function potName(words: Words, pot: PotId): string {
  const names: Readonly<Record<PotId, string>> = words.common.thePots;
  return names[pot] ?? pot;
}

/** An account by its name inside a sentence, and what kind of account it is. */
export interface Party {
  readonly kind: "player" | "pot" | "difference";
  readonly name: string;
}

export function party({ words, name }: Speaking, account: string): Party {
  const [player, pot] = [accountPlayer(account), accountPot(account)];
  if (player !== undefined) return { kind: "player", name: name(player) };
  if (pot !== undefined) return { kind: "pot", name: potName(words, pot) };
  return { kind: "difference", name: words.common.theDifference };
}
