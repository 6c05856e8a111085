import type { Transfer } from "../../model/index.ts";
import type { Deal } from "../../rules/tarok/deal.ts";
import type { Phrase } from "../phrase.ts";
import { countedPiles } from "./count.ts";
import { lastTrickClause, lostClause } from "./deal.ts";
import { declared } from "./declaration.ts";
import { roundUnpaid } from "./round.ts";
import { heading, phrased, type Telling } from "./telling.ts";
import type { ToldEntry } from "./toldEntry.ts";

/** What was noted of an entry and nobody was paid for because of something else: it has no payment that would tell of it. */
export function unpaid(told: Telling, entry: ToldEntry | null, transfers: readonly Transfer[]): readonly Phrase[] {
  if (entry?.type === "round") return roundUnpaid(told, entry, transfers).map(heading);
  return entry?.type === "deal" && transfers.length > 0 ? dealUnpaid(told, entry, transfers).map(heading) : [];
}

type Clauses = readonly (Phrase | string)[];
type Pays = (reason: Transfer["reason"], source?: number) => boolean;

/** In the order in which a deal is paid (rules.md, section 3). */
function dealUnpaid(told: Telling, deal: Deal, transfers: readonly Transfer[]): Clauses {
  const pays: Pays = (reason, source) => transfers.some((paid) => paid.reason === reason && paid.source === source);
  return [
    ...declarations(told, deal, pays),
    ...lost(told, deal, pays),
    ...lastTrick(told, deal, pays),
    ...count(told, deal),
  ];
}

/** What proved false, and what a voided deal does not keep. */
function declarations({ words, name }: Telling, { declarations: all = [], voided }: Deal, pays: Pays): Clauses {
  const { declares, withdrawn, unpaid: not } = words.sentences.deal;
  return all.flatMap((declaration, row) => {
    const [who, what] = [name(declaration.player), declared(words, declaration)];
    if (declaration.withdrawn) return [withdrawn(who, what)];
    return voided && !pays("declaration", row) ? [not(declares(who, what))] : [];
  });
}

function lost(told: Telling, { lost: all = [], pagatHome, voided }: Deal, pays: Pays): Clauses {
  const { pagatHome: home, unpaid: not } = told.words.sentences.deal;
  if (!voided) return [];
  return [
    ...all.flatMap((one, row) => (pays("lostUltimoCard", row) ? [] : [not(lostClause(told, one))])),
    ...(pagatHome === undefined || pays("pagatHome") ? [] : [not([home(told.name(pagatHome))])]),
  ];
}

/** An ultimo is annulled or refused; a last trick is not paid beside a nolo or where somebody went bagud. */
function lastTrick(told: Telling, deal: Deal, pays: Pays): Clauses {
  const { ultimo, bagud = [] } = deal.lastTrick ?? {};
  const clause = lastTrickClause(told, deal);
  if (clause === undefined || pays("ultimo") || pays("lastTrick")) return [];
  if (ultimo !== undefined) return [clause];
  const beside = deal.nolo !== undefined || (bagud.length > 0 && deal.tout === undefined);
  return beside ? [told.words.sentences.deal.unpaid(phrased(clause))] : [];
}

function count(told: Telling, deal: Deal): Clauses {
  const { counts, unpaid: not } = told.words.sentences.deal;
  const paid = deal.tout === undefined || told.rules.count.afterTout;
  return deal.counts === undefined || paid ? [] : [not([counts(countedPiles(told, deal))])];
}
