import * as v from "valibot";
import {
  distinct,
  flag,
  idSchema,
  MAX_POINTS,
  noteSchema,
  optional,
  strictObject,
  timeSchema,
  whole,
} from "../../model/index.ts";
import { SUITS, ULTIMO_CARDS } from "./cards.ts";
import { declarationSchema } from "./declaration.ts";
import { fineSchema } from "./fine.ts";

const suit = v.exactOptional(v.picklist(SUITS));

export const lostSchema = v.variant("card", [
  strictObject({ card: v.literal("pagat"), player: idSchema, to: optional(idSchema) }),
  strictObject({ card: v.literal("king"), suit, player: idSchema, to: optional(idSchema) }),
]);
/** An ultimo card that was lost to somebody else's trick before the last one. */
export type Lost = v.InferOutput<typeof lostSchema>;

export const bagudSchema = v.variant("card", [
  strictObject({ card: v.literal("pagat"), player: idSchema }),
  strictObject({ card: v.literal("king"), suit, player: idSchema }),
]);
/** An ultimo card that fell in the last trick to another player. */
export type Bagud = v.InferOutput<typeof bagudSchema>;

/** The last trick: a suit only beside a king, `refused` only beside an ultimo. */
export const lastTrickSchema = v.pipe(
  strictObject({
    winner: idSchema,
    ultimo: optional(v.picklist(ULTIMO_CARDS)),
    suit,
    refused: flag,
    bagud: optional(v.array(bagudSchema)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { ultimo, suit, refused } = dataset.value;
    const misplaced = {
      suit: suit !== undefined && ultimo !== "king",
      refused: refused !== undefined && ultimo === undefined,
    };
    for (const key of ["suit", "refused"] as const) {
      const value = dataset.value[key];
      if (misplaced[key]) addIssue({ path: [{ type: "object", origin: "value", input: dataset.value, key, value }] });
    }
  }),
);
export type LastTrick = v.InferOutput<typeof lastTrickSchema>;

/** A counted pile; below 0 is the count's own fault, `countTotal`. */
export const pileSchema = strictObject({ player: idSchema, points: whole(Number.MIN_SAFE_INTEGER, MAX_POINTS) });
export type Pile = v.InferOutput<typeof pileSchema>;

/** One deal (*spil*) as it was seen; what it pays is computed (format.md). */
export const dealSchema = strictObject({
  type: v.literal("deal"),
  id: idSchema,
  at: optional(timeSchema),
  dealer: idSchema,
  sittingOut: distinct(idSchema),
  dealerPays: optional(v.boolean()),
  redeals: optional(whole(0, MAX_POINTS)),
  declarations: optional(v.array(declarationSchema)),
  fines: optional(v.array(fineSchema)),
  lost: optional(v.array(lostSchema)),
  pagatHome: optional(idSchema),
  voided: optional(v.boolean()),
  nolo: optional(idSchema),
  tout: optional(idSchema),
  lastTrick: optional(lastTrickSchema),
  counts: optional(v.strictTuple([pileSchema, pileSchema])),
  skatTaroks: optional(whole(1, 3)),
  note: optional(noteSchema),
});
export type Deal = v.InferOutput<typeof dealSchema>;
