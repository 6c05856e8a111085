import * as v from "valibot";
import { flag, idSchema, strictObject, whole } from "../../model/index.ts";
import { RANKS, SUITS } from "./cards.ts";

export const DECLARATION_KINDS = ["taroks", "matadors", "half", "full", "overfull"] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

const common = { player: idSchema, withdrawn: flag };
const of = v.picklist([...SUITS, "kings"]);
// Above 22 the hands' own check says it better (tooManyTaroks), so only the type and the lower end are looked at here.
const cards = (min: number) => whole(min, Number.MAX_SAFE_INTEGER);

/** A declaration (*melding*, rules.md, section 4); `withdrawn` only where it proved false. */
export const declarationSchema = v.variant("kind", [
  strictObject({ ...common, kind: v.literal("taroks"), count: cards(0), withPagat: v.boolean() }),
  strictObject({ ...common, kind: v.literal("matadors"), count: cards(3) }),
  v.variant("of", [
    strictObject({ ...common, kind: v.literal("half"), of: v.picklist(SUITS), missing: v.picklist(RANKS) }),
    strictObject({ ...common, kind: v.literal("half"), of: v.literal("kings"), missing: v.picklist(SUITS) }),
  ]),
  strictObject({ ...common, kind: v.literal("full"), of }),
  strictObject({ ...common, kind: v.literal("overfull"), of }),
]);
export type Declaration = v.InferOutput<typeof declarationSchema>;
/** What a half, full or overfull is in: a suit, or the kings. */
export type DeclaredIn = v.InferOutput<typeof of>;
