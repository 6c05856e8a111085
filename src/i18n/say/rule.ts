import type { Deal } from "../../rules/tarok/deal.ts";
import type { FineEntry } from "../../rules/tarok/entry.ts";
import type { Fine } from "../../rules/tarok/fine.ts";
import { plain } from "../phrase.ts";
import { countClauses } from "./count.ts";
import type { PaymentGroup } from "./group.ts";
import { roundRule } from "./round.ts";
import { sentences, type Telling } from "./telling.ts";
import type { ToldEntry } from "./toldEntry.ts";

/**
 * The rule behind some payments, with the amounts of the evening's own rules: "Kongeultimo: hver modspiller betaler 40,
 * og ultimator tømmer kongekoppen." A count is reckoned for each player. Undefined where no rule but the entry itself says what is paid.
 */
export function groupRule(told: Telling, group: PaymentGroup, entry: ToldEntry | null): string | undefined {
  const rule = entry?.type === "deal" ? dealRule(told, group, entry) : otherRule(told, group, entry);
  if (rule === undefined) return undefined;
  const counted = group.reason === "count" && entry?.type === "deal" ? countClauses(told, entry, group.transfers) : [];
  return plain(sentences([rule, ...counted]));
}

function otherRule(told: Telling, group: PaymentGroup, entry: ToldEntry | null): string | undefined {
  const { rules, words } = told;
  const { rules: say } = words.sentences;
  switch (entry?.type) {
    case "round":
      return roundRule(told, group, entry);
    case "fine":
      return fineRule(told, entry);
    case "potCheck":
      return say.potCheck;
    case "jetonCount":
      return say.jetonCount;
    case "join":
      return say.joins(rules.funding);
    case "leave":
      return say.leaveShare(rules.splitUnit);
    default:
      return group.reason === "funding" ? say.opening(rules.funding) : undefined;
  }
}

function dealRule(told: Telling, { reason, source = -1 }: PaymentGroup, deal: Deal): string | undefined {
  const { rules, words } = told;
  const { rules: say } = words.sentences;
  switch (reason) {
    case "funding":
      return say.fundedAgain(rules.funding);
    case "dealerFee":
      return say.dealerFee(rules.dealerFee);
    case "pagatHome":
      return say.pagatHome(rules.pagatHome);
    case "tout":
      return say.tout(rules.tout);
    case "nolo":
      return say.nolo(rules.nolo);
    case "lastTrick":
      return say.lastTrick(rules.lastTrick);
    case "count":
      return say.count(rules.count.par, rules.count.step);
    default:
      return rowRule(told, reason, source, deal);
  }
}

function rowRule(told: Telling, reason: PaymentGroup["reason"], row: number, deal: Deal): string | undefined {
  const { rules, words } = told;
  const { rules: say } = words.sentences;
  const fine = deal.fines?.[row];
  const declaration = deal.declarations?.[row];
  const lost = deal.lost?.[row];
  const bagud = deal.lastTrick?.bagud?.[row];
  const ultimo = deal.lastTrick?.ultimo;
  if (reason === "fine" && fine) return fineRule(told, fine);
  if (reason === "declaration" && declaration) return say.declared(declaration.kind, rules.declarations);
  if (reason === "ultimo" && ultimo) return say.ultimo(ultimo, rules.ultimo[ultimo]);
  if (reason === "bagud" && bagud) return say.bagud(bagud.card, rules.bagud[bagud.card]);
  if (reason !== "lostUltimoCard" || !lost) return undefined;
  const { toEachOpponent, toPot } = rules.lostUltimoCard[lost.card];
  return say.lost(lost.card, toEachOpponent, toPot);
}

function fineRule({ rules, words }: Telling, fine: Fine | FineEntry): string {
  const { rules: say } = words.sentences;
  if (fine.kind === "other") return say.ownFine;
  const amount = rules.fines[fine.kind];
  const what = words.common.fines[fine.kind];
  return fine.amount === undefined || fine.amount === amount ? say.fine(what, amount) : say.fineChanged(what, amount);
}
