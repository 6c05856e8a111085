import type { ReadonlySignal } from "@preact/signals";
import type { Order, Standing } from "../../ledger/club/index.ts";
import type { EveningId, GameId, Night, Paid, Payment, PlayerId, Season } from "../../model/index.ts";
import type { FileOut } from "../data.ts";
import type { Done, EveningCard } from "../types.ts";

/** A payment between two people, in minor units (øre), with their names. */
export interface NamedPaid extends Paid {
  readonly fromName: string;
  readonly toName: string;
}

/** What somebody has to receive (above 0) or to pay, in minor units. */
export interface Claim {
  readonly player: PlayerId;
  readonly name: string;
  readonly minor: number;
}

/** The running account in one currency, and the fewest payments that clear it. */
export interface Account {
  readonly currency: string;
  /** Those with something open, the largest claim first. */
  readonly people: readonly Claim[];
  /** What is open in all, in minor units. */
  readonly open: number;
  readonly plan: readonly NamedPaid[];
}

export interface PaymentMade extends NamedPaid {
  readonly payment: Payment;
}

/** One line of a person's account, with the balance after it. */
export type AccountLine = {
  readonly at: string;
  readonly currency: string;
  readonly minor: number;
  readonly balance: number;
} & (
  | { readonly kind: "evening"; readonly evening: EveningCard }
  | { readonly kind: "atTable"; readonly evening: EveningCard; readonly other: string }
  | { readonly kind: "payment"; readonly payment: Payment; readonly other: string }
);

/** How somebody's account came to what it is, the newest line first. */
export interface Statement {
  readonly name: string;
  readonly lines: readonly AccountLine[];
}

/**
 * Where the payments of an evening are noted: at its own settlement, or what is not ticked there at that of its club night
 * or in the running account; `clear` where that was paid.
 */
export type Where =
  | { readonly kind: "here" }
  | { readonly kind: "account"; readonly clear: boolean }
  | { readonly kind: "night"; readonly night: Night; readonly clear: boolean };

/** What an evening has a part in, so that nobody deletes it unawares. */
export interface Dependents {
  /** It is one of the tables of a club night. */
  readonly inNight: boolean;
  /** How many payments are ticked at its own settlement. */
  readonly ticked: number;
  /** What was paid in the running account since by those it left something open to, the oldest first. */
  readonly account: readonly PaidIn[];
  /** What was paid at its club night, the oldest first. */
  readonly atNight: readonly PaidIn[];
}

/** A payment in its currency. */
export interface PaidIn extends NamedPaid {
  readonly currency: string;
}

/** A club night in a list: when the first of its evenings that are still here began, and how many those are. */
export interface NightCard extends Pick<Night, "id" | "name" | "evenings"> {
  readonly startedAt: string;
  readonly tables: number;
}

/** A club night as it stands: its tables, and what everybody has open over all of them. */
export interface NightShown {
  readonly night: Night;
  /** Those of its evenings that are still here, in its order. */
  readonly evenings: readonly EveningCard[];
  /** Evenings that have not ended, or cannot be settled yet: the plan is without them. */
  readonly waiting: readonly EveningCard[];
  /** Somebody paid in the running account since: the rest is noted there. */
  readonly paidSince: boolean;
  readonly currency: string;
  readonly people: readonly (Claim & { readonly byEvening: Readonly<Record<EveningId, number>> })[];
  readonly payments: readonly (NamedPaid & { readonly paid: boolean })[];
}

/** A season with how many evenings of it have ended; one that is not the club's own is a club year by default. */
export interface SeasonCard extends Season {
  readonly own: boolean;
  readonly evenings: number;
}

/** What standings are asked for: the order, by points where it is not named, and one game where several were played. */
export interface StandingsAsked {
  readonly order?: Order;
  readonly game?: GameId;
}

/** One person in the standings; averages are null where there is nothing to divide by. */
export interface StandingRow extends Pick<Standing, "place" | "evenings" | "deals" | "points" | "money"> {
  readonly id: PlayerId;
  readonly name: string;
  readonly perEvening: number | null;
  readonly perDeal: number | null;
}

export interface Standings {
  readonly season: SeasonCard;
  /** The games and currencies of the season, what was played most first. */
  readonly games: readonly GameId[];
  /** The games that count. */
  readonly counted: readonly GameId[];
  readonly currencies: readonly string[];
  /** The evenings that count, newest first. */
  readonly evenings: readonly EveningCard[];
  /** Those of them that could not be settled in money. */
  readonly unsettled: readonly EveningId[];
  readonly rows: readonly StandingRow[];
}

/** The money between evenings, nights at several tables, and seasons. Values are null until the drawer has answered. */
export interface Club {
  /** One for every currency with something open, or ever paid in. */
  readonly accounts: ReadonlySignal<readonly Account[] | null>;
  statement(person: PlayerId): ReadonlySignal<Statement | null>;
  /** The newest first. */
  readonly payments: ReadonlySignal<readonly PaymentMade[] | null>;
  /** Keeps a payment that was made just now; refused as `amount` or `shape` where it cannot be one. */
  pay(payment: Omit<Payment, "id" | "at">): Done<Payment>;
  takeBack(payment: Payment): Done;
  bringBack(payment: Payment): Done;

  /** Those with an evening that is still here, the newest first. */
  readonly nights: ReadonlySignal<readonly NightCard[] | null>;
  /** Undefined where there is no such night. */
  night(id: string): ReadonlySignal<NightShown | null | undefined>;
  whereOf(evening: EveningId): ReadonlySignal<Where | null>;
  /** Evenings whose rest was paid elsewhere: in the running account or with the other tables of their night. */
  readonly settled: ReadonlySignal<ReadonlySet<EveningId> | null>;
  /** Evenings of one day and currency that could be settled together and are not paid yet, the newest day first. */
  readonly apart: ReadonlySignal<readonly (readonly EveningCard[])[] | null>;
  /** Evenings that may be settled together with one: of the same day and currency, in no other night; without itself. */
  joinable(evening: EveningId): ReadonlySignal<readonly EveningCard[] | null>;
  join(evenings: readonly EveningId[], name?: string): Done<Night>;
  changeNight(night: Night): Done;
  /** The evenings stay; what was paid stays in the running account. */
  removeNight(night: Night): Done;
  /** The club's own and the club years in which evenings were played, the newest first. */
  readonly seasons: ReadonlySignal<readonly SeasonCard[] | null>;
  /** Undefined where there is no such season. */
  standings(season: string, asked: StandingsAsked): ReadonlySignal<Standings | null | undefined>;
  /** Refused as `shape` at `to` where a season ends before it begins. */
  saveSeason(season: Season): Done;
  removeSeason(season: Season): Done;
  /** The evenings that count in standings as one journal that hledger reads. */
  journal(standings: Standings): Done<FileOut>;

  markPaid(night: NightShown, payment: Paid, paid: boolean): Done;
}
