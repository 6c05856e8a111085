import type { TransferEntry } from "../../rules/tarok/entry.ts";
import { type Party, party } from "./accounts.ts";
import type { Telling } from "./telling.ts";

function moved({ words }: Telling, from: Party, to: Party, amount: string): string {
  const { entries: say } = words.sentences;
  if (from.kind === "player" && to.kind === "player") return say.pays(from.name, to.name, amount);
  if (from.kind === "player" && to.kind === "pot") return say.putsIn(from.name, amount, to.name);
  if (from.kind === "pot" && to.kind === "player") return say.takesFrom(to.name, amount, from.name);
  return say.moves(amount, from.name, to.name);
}

/** "Inger betaler Poul 20: tabt væddemål". */
export function transferClause(told: Telling, { from, to, amount, note }: TransferEntry): string {
  const what = moved(told, party(told, from), party(told, to), told.words.format.points(amount));
  return note === undefined || note === "" ? what : told.words.sentences.entries.because(what, note);
}
