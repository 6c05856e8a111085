import * as v from "valibot";
import type { GameId } from "./game.ts";
import type { EntryId, EveningId, PlayerId } from "./ids.ts";
import { idSchema } from "./ids.ts";
import { versionOf } from "./migrations.ts";
import { distinct, optional, strictObject } from "./parse.ts";
import { MAX_POINTS, type Points, wholePoints } from "./points.ts";
import type { Revision } from "./revision.ts";
import { nameSchema, noteSchema, tidy } from "./text.ts";
import { timeSchema } from "./time.ts";

export const EVENING_FORMAT = "kongekop-evening";
export const EVENING_VERSION = versionOf(["evening", "revision"]);

/** How much a file may hold (format.md); beyond that it is `shape`, told at once. */
export const LIMITS = { entries: 10_000, players: 100, bytes: 5_000_000 } as const;

const twoDecimals = (n: number) => n > 0 && n <= MAX_POINTS && Math.abs(Math.round(n * 100) - n * 100) < 1e-9;

export const moneySchema = strictObject({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  minorPerPoint: v.pipe(v.number(), v.check(twoDecimals, "amount")),
  roundToMinor: v.pipe(v.number(), v.integer("amount"), v.minValue(1, "amount"), v.maxValue(MAX_POINTS, "amount")),
});
/** ISO 4217 currency, minor units (øre) a point, and the minor units that every settled amount is a multiple of. */
export type Money = v.InferOutput<typeof moneySchema>;

export const jetonsSchema = strictObject({ issued: wholePoints(0, MAX_POINTS) });

export const playerSchema = strictObject({ id: idSchema, name: nameSchema });
export type Player = v.InferOutput<typeof playerSchema>;

/** How an evening calls somebody, as it was meant; who has no name in it is "N.N." with the number of the row. */
export function writtenName(players: readonly Player[], id: PlayerId): string {
  const row = players.findIndex((player) => player.id === id);
  return row < 0 ? id : tidy(players[row]?.name ?? "") || `N.N. ${row + 1}`;
}

export const paidSchema = strictObject({
  from: idSchema,
  to: idSchema,
  amountMinor: v.pipe(
    v.number(),
    v.integer("amount"),
    v.minValue(1, "amount"),
    v.maxValue(Number.MAX_SAFE_INTEGER, "amount"),
  ),
});
/** A payment in money that was made: `amountMinor` minor units (øre). */
export type Paid = v.InferOutput<typeof paidSchema>;

export const endSchema = strictObject({
  at: timeSchema,
  remainderTo: optional(idSchema),
  paid: optional(v.array(paidSchema)),
});
export type End = v.InferOutput<typeof endSchema>;

/** The keys of the document beside its format, game, rules, entries and revisions. */
export const setupEntries = {
  id: idSchema,
  startedAt: timeSchema,
  club: optional(nameSchema),
  table: optional(nameSchema),
  place: optional(nameSchema),
  note: optional(noteSchema),
  money: moneySchema,
  jetons: jetonsSchema,
  players: v.array(playerSchema),
  seats: distinct(idSchema),
  firstDealer: idSchema,
  end: v.nullable(endSchema),
} as const;

/** What every game's rules have. */
export interface RulesBase {
  readonly name: string;
}

/** What every entry of every game has. */
export interface EntryBase {
  readonly type: string;
  readonly id: EntryId;
  readonly at?: string;
}

/** An evening before anything happened: who sat where, and the rules in force. */
export interface Setup<R extends RulesBase = RulesBase> {
  readonly id: EveningId;
  readonly game: GameId;
  readonly startedAt: string;
  readonly club?: string;
  readonly table?: string;
  readonly place?: string;
  readonly note?: string;
  readonly money: Money;
  readonly jetons: { readonly issued: Points };
  readonly rules: R;
  readonly players: readonly Player[];
  readonly seats: readonly PlayerId[];
  readonly firstDealer: PlayerId;
  readonly end: End | null;
}

/** A checked evening: only the reading door of `ledger` makes one. */
export interface Evening<R extends RulesBase = RulesBase, E extends EntryBase = EntryBase> extends Setup<R> {
  readonly entries: readonly E[];
  readonly revisions?: readonly Revision[];
}
