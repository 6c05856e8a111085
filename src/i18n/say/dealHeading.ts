import type { Deal } from "../../rules/tarok/deal.ts";
import type { Phrase } from "../phrase.ts";
import { potName } from "./accounts.ts";
import { countedPiles } from "./count.ts";
import { lostClause, suitOf } from "./deal.ts";
import { declared } from "./declaration.ts";
import { fineName } from "./fine.ts";
import { type PaymentGroup, potsPaid } from "./group.ts";
import type { Telling } from "./telling.ts";

type Headed = Phrase | string | undefined;

/** The heading of a deal's payments; undefined where the reason's own name says all there is. */
export function dealHeading(told: Telling, group: PaymentGroup, deal: Deal): Headed {
  const { words, name } = told;
  const { deal: say, headings } = words.sentences;
  const row = group.source ?? -1;
  switch (group.reason) {
    case "funding":
      return headings.fundedAgain(potsPaid(group).map((pot) => potName(words, pot)));
    case "fine":
      return fine(told, deal, row);
    case "declaration":
      return declaration(told, deal, row);
    case "lostUltimoCard": {
      const lost = deal.lost?.[row];
      return lost && lostClause(told, lost);
    }
    case "pagatHome":
      return deal.pagatHome && say.pagatHome(name(deal.pagatHome));
    case "nolo":
      return deal.nolo && headings.nolo(name(deal.nolo));
    case "tout":
      return deal.tout && headings.tout(name(deal.tout));
    case "count":
      return headings.count(countedPiles(told, deal));
    default:
      return lastTrick(told, group, deal);
  }
}

function fine({ words, name }: Telling, { fines }: Deal, row: number): Headed {
  const { headings } = words.sentences;
  const found = fines?.[row];
  if (!found) return undefined;
  const head = found.afterPlay ? headings.fineAfterPlay : headings.fine;
  return head(name(found.player), fineName(words, found));
}

function declaration({ words, name }: Telling, { declarations }: Deal, row: number): Headed {
  const found = declarations?.[row];
  return found && words.sentences.deal.declares(name(found.player), declared(words, found));
}

function lastTrick({ words, name }: Telling, { reason, source = -1 }: PaymentGroup, deal: Deal): Headed {
  const { headings, ultimoCard } = words.sentences;
  if (!deal.lastTrick) return undefined;
  const { winner, ultimo, suit, refused, bagud } = deal.lastTrick;
  const gone = bagud?.[source];
  if (reason === "bagud") return gone && headings.bagud(name(gone.player), ultimoCard(gone.card, suitOf(gone)));
  if (reason === "ultimo") return ultimo && headings.ultimo(name(winner), ultimoCard(ultimo, suit));
  if (reason !== "lastTrick") return undefined;
  return refused ? headings.lastTrickRefused(name(winner)) : headings.lastTrick(name(winner));
}
