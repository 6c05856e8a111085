import * as v from "valibot";
import { distinct, idSchema, MAX_POINTS, optional, strictObject, timeSchema, wholePoints } from "../../model/index.ts";
import { type TransferEntry, transferSchemaOf } from "../transfer.ts";
import { POTS, SHOWN_CARDS } from "./cards.ts";

const base = { id: idSchema, at: optional(timeSchema) };

const shownSchema = strictObject({
  player: idSchema,
  cards: v.pipe(v.array(v.picklist(SHOWN_CARDS)), v.minLength(1), v.maxLength(SHOWN_CARDS.length)),
});
const roundSchema = strictObject({
  type: v.literal("round"),
  ...base,
  dealer: idSchema,
  sittingOut: optional(distinct(idSchema)),
  stake: optional(wholePoints(1, MAX_POINTS)),
  death: optional(idSchema),
  shown: optional(v.array(shownSchema)),
  // How many there must be depends on what the pot still holds.
  tricks: optional(v.array(idSchema)),
});
const joinSchema = strictObject({
  type: v.literal("join"),
  ...base,
  player: idSchema,
  after: v.nullable(idSchema),
});
const leaveSchema = strictObject({ type: v.literal("leave"), ...base, player: idSchema });

/** Every kind of entry in an evening of Triomphe forcée, in the order of format.md. */
export const triompheEntrySchema = v.variant("type", [roundSchema, transferSchemaOf(POTS), joinSchema, leaveSchema]);

/** What one player showed. */
export type Shown = v.InferOutput<typeof shownSchema>;
export type Round = v.InferOutput<typeof roundSchema>;
export type Join = v.InferOutput<typeof joinSchema>;
export type Leave = v.InferOutput<typeof leaveSchema>;
export type TriompheEntry = Round | TransferEntry | Join | Leave;
