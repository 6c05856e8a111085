import { type Account, own, type PlayerId, type Problem, type Setup } from "../../model/index.ts";
import type { Step, TableState } from "../../rules/index.ts";
import type { Posting } from "../replay.ts";
import type { Settlement } from "../settlement.ts";
import { type Cell, csv } from "./write.ts";

/** An entry in the books. */
export interface Numbered extends Posting {
  /** Which deal it is; null for anything else. */
  readonly number: number | null;
  /** Why it pays nothing; empty as a rule. */
  readonly problems: readonly Problem[];
}

/** What the files are made of. */
export interface EveningBooks {
  readonly setup: Setup;
  readonly opening: Step<TableState>;
  readonly lines: readonly Numbered[];
  readonly settlement: Settlement;
}

/** An entry as the language tells it. */
export interface ToldLine {
  readonly kind: string;
  readonly dealer: string;
  readonly sittingOut: string;
  readonly text: string;
}

/** Everything in the files that is words. */
export interface CsvWords {
  readonly headings: Readonly<Record<Heading, string>>;
  /** Null for the first funding. */
  readonly tell: (line: Numbered | null) => ToldLine;
  /** What one payment of an entry was for. */
  readonly cause: (line: Numbered | null, transfer: Posting["transfers"][number]) => string;
  readonly player: (id: PlayerId) => string;
  readonly account: (account: Account) => string;
  readonly balanceOf: (name: string) => string;
  readonly settlement: string;
  readonly paid: (paid: boolean) => string;
  /** How many digits of the currency stand behind the comma. */
  readonly digits: number;
}
type Heading =
  | "date"
  | "number"
  | "kind"
  | "time"
  | "dealer"
  | "sittingOut"
  | "text"
  | "cause"
  | "from"
  | "to"
  | "points"
  | "money"
  | "paid"
  | "player"
  | "balance"
  | "pots";

const DAY = "yyyy-mm-dd".length;

/** A row an entry: what it was, what it moved for everybody, and what everybody and every pot held after it. */
export function dealsCsv({ setup, opening, lines }: EveningBooks, words: CsvWords): string {
  const { headings: h } = words;
  const players = setup.players.map(({ id }) => id);
  const pots = Object.keys(opening.state.books.pots);
  const names = players.map(words.player);
  const row = (line: Numbered | null, { transfers, state: { books } }: Step<TableState>): Cell[] => {
    const told = words.tell(line);
    return [
      setup.startedAt.slice(0, DAY),
      line?.number ?? null,
      told.kind,
      clock(line?.entry.at),
      told.dealer,
      told.sittingOut,
      told.text,
      ...players.map((id) => moved(transfers, `player:${id}`)),
      ...players.map((id) => own(books.players, id) ?? 0),
      ...pots.map((pot) => own(books.pots, pot) ?? 0),
      books.difference,
    ];
  };
  return csv([
    [h.date, h.number, h.kind, h.time, h.dealer, h.sittingOut, h.text].concat(
      names,
      names.map(words.balanceOf),
      pots.map((pot) => words.account(`pot:${pot}`)),
      words.account("difference"),
    ),
    row(null, opening),
    ...lines.map((line) => row(line, line)),
  ]);
}

/** The time on the wall as a spreadsheet reads it. */
const clock = (at: string | undefined): string => (at ?? "").slice(0, "yyyy-mm-ddThh:mm".length).replace("T", " ");

const moved = (transfers: Posting["transfers"], account: Account): number =>
  transfers.reduce(
    (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );

/** A row a payment: those of the entries in points, what each gets of the pots, then the payments of the settlement in money. */
export function paymentsCsv({ setup, opening, lines, settlement }: EveningBooks, words: CsvWords): string {
  const { headings: h } = words;
  const date = setup.startedAt.slice(0, DAY);
  const rows = (line: Numbered | null, transfers: Posting["transfers"]): Cell[][] =>
    transfers.map((transfer) => {
      const [from, to] = [words.account(transfer.from), words.account(transfer.to)];
      const { kind } = words.tell(line);
      return [date, line?.number ?? null, kind, words.cause(line, transfer), from, to, transfer.amount, null, null];
    });
  const pots = Object.keys(opening.state.books.pots).map((pot) => words.account(`pot:${pot}`));
  const shares = setup.players.flatMap(({ id }): Cell[][] => {
    const share = own(settlement.split.shares, id) ?? 0;
    const row = [date, null, words.settlement, h.pots, pots.join(" + "), words.player(id), share, null, null];
    return share === 0 ? [] : [row];
  });
  const plan = (settlement.payments ?? []).map(({ from, to, amountMinor, paid }): Cell[] => {
    const money = { minor: amountMinor, digits: words.digits };
    return [date, null, words.settlement, "", words.player(from), words.player(to), null, money, words.paid(paid)];
  });
  return csv([
    [h.date, h.number, h.kind, h.cause, h.from, h.to, h.points, h.money, h.paid],
    ...rows(null, opening.transfers),
    ...lines.flatMap((line) => rows(line, line.transfers)),
    ...shares,
    ...plan,
  ]);
}

/** A row a player: balance, share of the pots, points, and the money where it is settled. */
export function standingsCsv({ setup, opening, lines, settlement }: EveningBooks, words: CsvWords): string {
  const { headings: h, digits } = words;
  const { books } = (lines.at(-1) ?? opening).state;
  const rows = setup.players.map(({ id }): Cell[] => {
    const minor = settlement.money && own(settlement.money, id);
    return [
      setup.startedAt.slice(0, DAY),
      words.player(id),
      own(books.players, id) ?? 0,
      own(settlement.split.shares, id) ?? null,
      own(settlement.points, id) ?? 0,
      typeof minor === "number" ? { minor, digits } : null,
    ];
  });
  return csv([[h.date, h.player, h.balance, h.pots, h.points, h.money], ...rows]);
}
