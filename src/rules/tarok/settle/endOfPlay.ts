import { type Books, held, type PlayerId, potAccount, type Transfer } from "../../../model/index.ts";
import { POTS, type Pot } from "../cards.ts";
import type { Deal } from "../deal.ts";
import { payOut, payPot } from "../pay.ts";
import type { TarokRules } from "../rules.ts";
import { bySeat, type DealTable, fromOpponents, toOpponents } from "./table.ts";

/** Who emptied which pot by ultimo or tout, even where it held nothing. */
export type Emptied = Readonly<Partial<Record<Pot, PlayerId>>>;

/** What the pots held before the end of play was paid: `P` and `K` of rules.md, section 5. */
type Held = Readonly<Record<Pot, number>>;

/** The end of play (rules.md, section 5); `books` is how things stand at that moment. */
export function endOfPlay(table: DealTable, books: Books): { transfers: Transfer[]; emptied: Emptied } {
  const pots: Held = { pagat: held(books, potAccount("pagat")), king: held(books, potAccount("king")) };
  const { deal, rules } = table;
  const ultimo = paidUltimo(deal);
  return {
    transfers: [
      ...(deal.tout === undefined ? [] : tout(table, deal.tout, pots)),
      ...(deal.nolo === undefined ? [] : fromOpponents(table, deal.nolo, rules.nolo, "nolo")),
      ...(ultimo ? payUltimo(table, ultimo, pots) : []),
      ...bagud(table, pots),
      ...lastTrick(table),
    ],
    emptied: emptied(deal, ultimo),
  };
}

interface Ultimo {
  readonly card: Pot;
  readonly player: PlayerId;
}

/** The ultimo that is paid: not a refused one, and none beside a tout or a nolo. */
export function paidUltimo(deal: Deal): Ultimo | undefined {
  const { lastTrick } = deal;
  if (isAnnulled(deal)) return undefined;
  if (lastTrick?.ultimo === undefined || lastTrick.refused) return undefined;
  return { card: lastTrick.ultimo, player: lastTrick.winner };
}

/** Whether an ultimo in the deal is recorded and not paid: beside a nolo or a tout. */
export const isAnnulled = ({ nolo, tout }: Pick<Deal, "nolo" | "tout">): boolean =>
  nolo !== undefined || tout !== undefined;

function emptied({ tout }: Deal, ultimo: Ultimo | undefined): Emptied {
  if (tout !== undefined) return { pagat: tout, king: tout };
  return ultimo ? { [ultimo.card]: ultimo.player } : {};
}

function tout(table: DealTable, player: PlayerId, pots: Held): Transfer[] {
  return [
    ...fromOpponents(table, player, table.rules.tout, "tout"),
    ...POTS.flatMap((pot) => payOut(pot, player, pots[pot], "tout")),
  ];
}

function payUltimo(table: DealTable, { card, player }: Ultimo, pots: Held): Transfer[] {
  return [
    ...fromOpponents(table, player, table.rules.ultimo[card], "ultimo"),
    ...payOut(card, player, pots[card], "ultimo"),
  ];
}

/** Two kings bagud in one trick each pay what the pot held. */
function bagud(table: DealTable, pots: Held): Transfer[] {
  return bySeat(table, table.deal.lastTrick?.bagud, ({ card, player }, source) => [
    ...toOpponents(table, player, table.rules.bagud[card], "bagud", source),
    ...payPot(player, card, pots[card], "bagud", source),
  ]);
}

function lastTrick(table: DealTable): Transfer[] {
  const { deal, rules } = table;
  if (!deal.lastTrick || !lastTrickPays(deal, rules)) return [];
  return fromOpponents(table, deal.lastTrick.winner, rules.lastTrick, "lastTrick");
}

/** Whether the last trick pays its winner as such. */
export function lastTrickPays(deal: Deal, rules: TarokRules): boolean {
  const { bagud = [], refused } = deal.lastTrick ?? {};
  if (deal.tout !== undefined || deal.nolo !== undefined || paidUltimo(deal)) return false;
  if (refused && rules.refusedUltimo === "nothing") return false;
  return bagud.length === 0 || rules.lastTrickPaidOnBagud;
}
