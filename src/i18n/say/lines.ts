import { type Points, points, type Reason, type Transfer } from "../../model/index.ts";
import { capital } from "../phrase.ts";
import { party } from "./accounts.ts";
import { type PaymentGroup, potsPaid } from "./group.ts";
import type { Telling } from "./telling.ts";

/** One payment, or several equal ones of everybody at the table, in words; the amount in whole points stands beside it. */
export interface PaymentLine {
  readonly text: string;
  readonly amount: Points;
}

/** Every payment of a group: "Inger betaler Karen" 5, "Karen tømmer kongekoppen" 150, "Alle fire lægger 20 i koppen" 80. */
export function groupLines(told: Telling, group: PaymentGroup): PaymentLine[] {
  const pots = potsPaid(group);
  return everybodyFunds(told, group, pots) ?? group.transfers.map((transfer) => line(told, group.reason, transfer));
}

const upper = (text: string): string => capital([text]).join("");

const line = (told: Telling, reason: Reason, transfer: Transfer): PaymentLine => ({
  text: upper(sentence(told, reason, transfer)),
  amount: transfer.amount,
});

function sentence(told: Telling, reason: Reason, transfer: Transfer): string {
  const { lines } = told.words.sentences;
  const [from, to] = [party(told, transfer.from), party(told, transfer.to)];
  switch (`${from.kind} ${to.kind}` as const) {
    case "player player":
      return lines.pays(from.name, to.name);
    case "player pot":
      return reason === "potCheck" ? lines.covers(from.name, to.name) : lines.putsIn(from.name, to.name);
    case "pot player":
      return reason === "ultimo" || reason === "tout"
        ? lines.empties(to.name, from.name)
        : lines.takesFrom(to.name, from.name);
    case "pot difference":
      return reason === "potCheck" ? lines.short(from.name) : lines.moves(from.name, to.name);
    case "difference pot":
      return reason === "potCheck" ? lines.over(to.name) : lines.moves(from.name, to.name);
    case "player difference":
      return reason === "jetonCount" ? lines.hasLess(from.name) : lines.moves(from.name, to.name);
    case "difference player":
      return reason === "jetonCount" ? lines.hasMore(to.name) : lines.moves(from.name, to.name);
    default:
      return lines.moves(from.name, to.name);
  }
}

/** One line a pot where everybody at the table puts the same into it. */
function everybodyFunds(told: Telling, { reason, transfers }: PaymentGroup, pots: string[]): PaymentLine[] | undefined {
  if (reason !== "funding") return undefined;
  const lines = pots.map((pot) => everybodyInto(told, pot, transfers, pots.length === 1));
  return lines.every((one) => one !== undefined) ? lines : undefined;
}

function everybodyInto(
  told: Telling,
  pot: string,
  transfers: readonly Transfer[],
  onlyPot: boolean,
): PaymentLine | undefined {
  const { words, seats } = told;
  const { lines } = words.sentences;
  const into = transfers.filter(({ to }) => to === `pot:${pot}`);
  const each = into[0]?.amount;
  const whole = into.length === seats.length && into.every(({ amount }) => amount === each);
  if (each === undefined || !whole || seats.length < 2) return undefined;
  const name = onlyPot ? lines.theOnlyPot : party(told, `pot:${pot}`).name;
  return {
    text: upper(lines.all(seats.length, words.format.points(each), name)),
    amount: points(each * seats.length),
  };
}
