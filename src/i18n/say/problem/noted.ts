import type { Path, Problem, ProblemCode } from "../../../model/index.ts";
import type { Deal } from "../../../rules/tarok/deal.ts";
import type { Phrase } from "../../phrase.ts";
import { bagudClause, lastTrickClause, lostClause } from "../deal.ts";
import { phrased, type Speaking } from "../telling.ts";
import type { ToldEntry } from "../toldEntry.ts";

/** The row that a problem is itself about, which is no news beside the others. */
const OWN: Partial<Record<ProblemCode, string>> = { noloTookTrick: "nolo", toutLostTrick: "tout" };

/** What is noted at the rows of a problem: "Inger taber hjerter konge og Karen gør ultimo med hjerter konge". */
export function noted(told: Speaking, { code, rows = [] }: Problem, entry: ToldEntry | undefined): Phrase {
  if (entry?.type !== "deal") return [];
  // One thing may stand in the way twice, as a lost card does by its player and by who took it.
  const different = rows.filter((row, i) => rows.findIndex((other) => rowOf(other) === rowOf(row)) === i);
  const clauses = different.flatMap((row) => (row[0] === OWN[code] ? [] : (clauseAt(told, entry, row) ?? [])));
  return told.words.format.phrases(clauses.map(phrased));
}

const rowOf = ([field, row, key]: Path): string => [field, row, row === "bagud" ? key : ""].join(" ");

type Clause = Phrase | string;

/** What a deal notes at a path; one clause in a list, so that `flatMap` does not take a phrase apart. */
function clauseAt(told: Speaking, deal: Deal, [field, row, key]: Path): Clause[] | undefined {
  const { deal: say } = told.words.sentences;
  switch (field) {
    case "lost": {
      const lost = typeof row === "number" ? deal.lost?.[row] : undefined;
      return lost && [lostClause(told, lost)];
    }
    case "lastTrick":
      return lastTrickAt(told, deal, row === "bagud" ? key : undefined);
    case "pagatHome":
      return deal.pagatHome === undefined ? undefined : [say.pagatHome(told.name(deal.pagatHome))];
    case "nolo":
      return deal.nolo === undefined ? undefined : [say.nolo(told.name(deal.nolo))];
    case "tout":
      return deal.tout === undefined ? undefined : [say.tout(told.name(deal.tout))];
    default:
      return undefined;
  }
}

function lastTrickAt(told: Speaking, deal: Deal, bagudRow: string | number | undefined): Clause[] | undefined {
  if (typeof bagudRow === "number") {
    const bagud = deal.lastTrick?.bagud?.[bagudRow];
    return bagud && [bagudClause(told, bagud)];
  }
  const clause = lastTrickClause(told, deal);
  return clause === undefined ? undefined : [clause];
}
