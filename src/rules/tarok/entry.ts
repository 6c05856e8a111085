import * as v from "valibot";
import {
  distinct,
  idSchema,
  MAX_POINTS,
  optional,
  strictObject,
  timeSchema,
  whole,
  wholePoints,
} from "../../model/index.ts";
import { type TransferEntry, transferSchemaOf } from "../transfer.ts";
import { POTS } from "./cards.ts";
import { type Deal, dealSchema } from "./deal.ts";
import { fineEntries } from "./fine.ts";

const base = { id: idSchema, at: optional(timeSchema) };
const amount = wholePoints(0, MAX_POINTS);
const handed = v.pipe(
  whole(-MAX_POINTS, MAX_POINTS),
  v.check((n) => n !== 0, "amount"),
);

export const fineEntrySchema = v.variant("kind", [
  strictObject({ ...fineEntries.listed, at: base.at }),
  strictObject({ ...fineEntries.other, at: base.at }),
]);
export const potCheckSchema = strictObject({
  type: v.literal("potCheck"),
  ...base,
  pot: v.picklist(POTS),
  counted: amount,
  coveredBy: optional(idSchema),
});
export const jetonsEntrySchema = strictObject({
  type: v.literal("jetons"),
  ...base,
  player: idSchema,
  amount: handed,
});
export const jetonCountSchema = strictObject({
  type: v.literal("jetonCount"),
  ...base,
  counts: v.pipe(v.array(strictObject({ player: idSchema, counted: amount })), v.minLength(1)),
});
export const transferSchema = transferSchemaOf(POTS);
export const seatsSchema = strictObject({ type: v.literal("seats"), ...base, seats: distinct(idSchema) });
export const joinSchema = strictObject({
  type: v.literal("join"),
  ...base,
  player: idSchema,
  after: v.nullable(idSchema),
  paysIn: optional(v.boolean()),
});
export const leaveSchema = strictObject({
  type: v.literal("leave"),
  ...base,
  player: idSchema,
  takesShare: v.boolean(),
});

/** Every kind of entry in an evening of Tarok, in the order of format.md. */
export const tarokEntrySchema = v.variant("type", [
  dealSchema,
  fineEntrySchema,
  potCheckSchema,
  jetonsEntrySchema,
  jetonCountSchema,
  transferSchema,
  seatsSchema,
  joinSchema,
  leaveSchema,
]);
export type FineEntry = v.InferOutput<typeof fineEntrySchema>;
export type PotCheck = v.InferOutput<typeof potCheckSchema>;
export type JetonsEntry = v.InferOutput<typeof jetonsEntrySchema>;
export type JetonCount = v.InferOutput<typeof jetonCountSchema>;
export type { TransferEntry };
export type SeatsEntry = v.InferOutput<typeof seatsSchema>;
export type Join = v.InferOutput<typeof joinSchema>;
export type Leave = v.InferOutput<typeof leaveSchema>;
export type TarokEntry =
  | Deal
  | FineEntry
  | PotCheck
  | JetonsEntry
  | JetonCount
  | TransferEntry
  | SeatsEntry
  | Join
  | Leave;
