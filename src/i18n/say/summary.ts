import { accountPlayer, type Transfer, unreachable } from "../../model/index.ts";
import type { JetonCount, JetonsEntry, PotCheck } from "../../rules/tarok/entry.ts";
import { join, type Phrase, plain } from "../phrase.ts";
import { potName } from "./accounts.ts";
import { dealClauses, dealLine, dealRemarks } from "./deal.ts";
import { fineClause } from "./fine.ts";
import { ownStake, roundClauses, roundLine } from "./round.ts";
import { sentences, type Telling } from "./telling.ts";
import type { ToldEntry } from "./toldEntry.ts";
import { transferClause } from "./transfer.ts";

/** An entry in a sentence or a few, with what only its transfers know: "Poul tager sidste stik. Tælling 28, 18, 32." */
export const summary = (told: Telling, entry: ToldEntry, transfers: readonly Transfer[] = []): Phrase =>
  sentences(clauses(told, entry, transfers));

/** The same with what was noted of a deal or round besides its play: everything that may have been recorded by mistake. */
export const wholeSummary = (told: Telling, entry: ToldEntry, transfers: readonly Transfer[] = []): Phrase => {
  const remarks =
    entry.type === "deal" ? dealRemarks(told, entry) : entry.type === "round" ? ownStake(told, entry) : [];
  return join([summary(told, entry, transfers), ...(remarks.length === 0 ? [] : [sentences(remarks)])], " ");
};

/** What a correction changed: what was said before and is not any more, and what is said now. */
export interface Difference {
  readonly gone: Phrase;
  readonly come: Phrase;
}

/** Two versions of an entry told by what only one of them says; whole where both say the same. */
export function differenceOf(told: Telling, before: ToldEntry, after: ToldEntry): Difference {
  const [was, is] = [before, after].map((entry) => allClauses(told, entry).map((clause) => sentences([clause])));
  const only = (some: readonly Phrase[] = [], others: readonly Phrase[] = []): Phrase => {
    const said = new Set(others.map(plain));
    return join(
      some.filter((sentence) => !said.has(plain(sentence))),
      " ",
    );
  };
  const [gone, come] = [only(was, is), only(is, was)];
  if (gone.length > 0 || come.length > 0) return { gone, come };
  return { gone: join(was ?? [], " "), come: join(is ?? [], " ") };
}

/** Everything that an entry says, of a deal also who dealt and what was noted besides. */
function allClauses(told: Telling, entry: ToldEntry): readonly (Phrase | string)[] {
  const said = clauses(told, entry, []);
  if (entry.type === "round") return [...said, ...roundLine(told, entry)];
  return entry.type === "deal" ? [...said, dealLine(told, entry), ...dealRemarks(told, entry)] : said;
}

function clauses(told: Telling, entry: ToldEntry, transfers: readonly Transfer[]): readonly (Phrase | string)[] {
  const { words, name } = told;
  const { entries: say } = words.sentences;
  switch (entry.type) {
    case "deal":
      return dealClauses(told, entry);
    case "round":
      return roundClauses(told, entry, transfers);
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
      return [
        "paysIn" in entry && entry.paysIn === false ? say.joinFree(name(entry.player)) : say.join(name(entry.player)),
      ];
    case "leave":
      return [leaves(say, name(entry.player), "takesShare" in entry ? entry.takesShare : undefined)];
    default:
      return unreachable(entry);
  }
}

/** Who leaves, and whether with a share of the pots, where the game has any to share. */
function leaves(say: Telling["words"]["sentences"]["entries"], who: string, takesShare: boolean | undefined): string {
  if (takesShare === undefined) return say.leaves(who);
  return takesShare ? say.leaveWithShare(who) : say.leave(who);
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
