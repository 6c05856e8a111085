import * as v from "valibot";
import { MAX_RULE, nameSchema, strictObject, wholePoints } from "../../model/index.ts";
import { SHOWN_CARDS } from "./cards.ts";

/** The rules of an evening of Triomphe forcée: the stake in whole points, what a shown card takes in stakes (format.md). */
export const triompheRulesSchema = strictObject({
  name: nameSchema,
  stake: wholePoints(1, MAX_RULE),
  returnsStake: v.boolean(),
  weights: strictObject(v.entriesFromList(SHOWN_CARDS, wholePoints(0, MAX_RULE))),
});
export type TriompheRules = v.InferOutput<typeof triompheRulesSchema>;

/** The default profile. */
export const FORCEE: TriompheRules = v.parse(triompheRulesSchema, {
  name: "Triomphe forcée",
  stake: 10,
  returnsStake: true,
  weights: { fool: 1, magician: 1, strength: 2 },
} satisfies v.InferInput<typeof triompheRulesSchema>);
