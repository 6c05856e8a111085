import * as v from "valibot";
import { flag, idSchema, MAX_POINTS, noteSchema, optional, strictObject, wholePoints } from "../../model/index.ts";

/** The kinds of fine that the rules list, each with its amount there (rules.md, section 6). */
export const FINE_KINDS = [
  "potsNotMoved",
  "misdeal",
  "wrongCardCount",
  "wrongSkat",
  "declaredBeforeDealer",
  "forgottenDeclaration",
  "falseDeclaration",
  "playedOutOfTurn",
  "revoke",
] as const;
export type ListedFine = (typeof FINE_KINDS)[number];
export type FineKind = ListedFine | "other";

/** The kinds that bar the fined player from an ultimo in the deal, waived or not (rules.md, section 5). */
export const BARRING_FINES: readonly FineKind[] = [
  "wrongCardCount",
  "wrongSkat",
  "forgottenDeclaration",
  "falseDeclaration",
  "revoke",
];

const amount = wholePoints(0, MAX_POINTS);
const common = { player: idSchema, note: optional(noteSchema) };
const listed = { ...common, kind: v.picklist(FINE_KINDS), amount: optional(amount) };
const other = { ...common, kind: v.literal("other"), amount };

/** A fine found in a deal: paid into each of the two pots; `afterPlay` where it was found when the end of play had been paid. */
export const fineSchema = v.variant("kind", [
  strictObject({ ...listed, afterPlay: flag }),
  strictObject({ ...other, afterPlay: flag }),
]);
export type Fine = v.InferOutput<typeof fineSchema>;

const entry = { type: v.literal("fine"), id: idSchema, at: optional(v.string()) };
/** The keys of a fine between deals, for the two ways of giving its amount. */
export const fineEntries = { listed: { ...entry, ...listed }, other: { ...entry, ...other } };
