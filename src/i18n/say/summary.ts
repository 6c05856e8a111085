import { accountPlayer, type Transfer, unreachable } from "../../model/index.ts";
import type { JetonCount, JetonsEntry, PotCheck, TarokEntry } from "../../rules/tarok/entry.ts";
import { join, type Phrase } from "../phrase.ts";
import { potName } from "./accounts.ts";
import { dealClauses, dealRemarks } from "./deal.ts";
import { fineClause } from "./fine.ts";
import { sentences, type Telling } from "./telling.ts";
import { transferClause } from "./transfer.ts";

/** An entry in a sentence or a few, with what only its transfers know: "Poul tager sidste stik. Tælling 28, 18, 32." */
export const summary = (told: Telling, entry: TarokEntry, transfers: readonly Transfer[] = []): Phrase =>
  sentences(clauses(told, entry, transfers));

/** The same with what was noted of a deal besides its play: everything that may have been recorded by mistake. */
export const wholeSummary = (told: Telling, entry: TarokEntry, transfers: readonly Transfer[] = []): Phrase => {
  const remarks = entry.type === "deal" ? dealRemarks(told, entry) : [];
  return join([summary(told, entry, transfers), ...(remarks.length === 0 ? [] : [sentences(remarks)])], " ");
};

function clauses(told: Telling, entry: TarokEntry, transfers: readonly Transfer[]): readonly (Phrase | string)[] {
  const { words, name } = told;
  const { entries: say } = words.sentences;
  switch (entry.type) {
    case "deal":
      return dealClauses(told, entry);
    case "fine":
      return [fineClause(told, entry)];
    case "transfer":
      return [transferClause(told, entry)];
    case "potCheck":
      return potCheckClauses(told, entry, transfers);
    case "jetonCount":
      return [jetonCountClause(told, entry)];
    case "jetons":
      return [jetonsClause(told, entry)];
    case "seats":
      return [say.seats(words.format.list(entry.seats.map(name)))];
    case "join":
      return [entry.paysIn === false ? say.joinFree(name(entry.player)) : say.join(name(entry.player))];
    case "leave":
      return [entry.takesShare ? say.leaveWithShare(name(entry.player)) : say.leave(name(entry.player))];
    default:
      return unreachable(entry);
  }
}

function potCheckClauses(
  { words, name }: Telling,
  { pot, counted, coveredBy }: PotCheck,
  transfers: readonly Transfer[],
): string[] {
  const { entries: say } = words.sentences;
  const covered = transfers.find(({ from }) => accountPlayer(from) === coveredBy);
  return [
    say.potCheck(potName(words, pot), words.format.points(counted)),
    ...(coveredBy === undefined
      ? []
      : [say.coveredBy(name(coveredBy), covered && words.format.points(covered.amount))]),
  ];
}

function jetonCountClause({ words, name }: Telling, { counts }: JetonCount): string {
  const { entries: say } = words.sentences;
  const holdings = counts.map(({ player, counted }) => say.holding(name(player), words.format.points(counted)));
  return say.jetonCount(words.format.list(holdings));
}

function jetonsClause({ words, name }: Telling, { player, amount }: JetonsEntry): string {
  const { entries: say } = words.sentences;
  const much = words.format.points(Math.abs(amount));
  return amount > 0 ? say.jetonsOut(name(player), much) : say.jetonsBack(name(player), much);
}
