import * as v from "valibot";
import { MAX_RULE, nameSchema, strictObject, wholePoints } from "../../model/index.ts";
import { FINE_KINDS } from "./fine.ts";

const amount = wholePoints(0, MAX_RULE);
const fromOne = wholePoints(1, MAX_RULE);
const lost = strictObject({ toEachOpponent: amount, toPot: amount });
const perCard = strictObject({ pagat: amount, king: amount });

export const VOID_KEEPS = ["nothing", "declarations", "play"] as const;
export const REFUSED_ULTIMO = ["lastTrick", "nothing"] as const;
export const FIVE_PLAYERS = ["alternate", "blocks"] as const;

/** The rules of an evening of Tarok, each amount in whole points (format.md). */
export const tarokRulesSchema = strictObject({
  name: nameSchema,
  funding: amount,
  dealerFee: amount,
  declarations: strictObject({
    taroksFrom: fromOne,
    taroksBase: amount,
    taroksStep: amount,
    matadorsBase: amount,
    matadorsStep: amount,
    half: amount,
    full: amount,
    overfull: amount,
  }),
  lostUltimoCard: strictObject({ pagat: lost, king: lost }),
  pagatHome: amount,
  ultimo: perCard,
  bagud: perCard,
  lastTrick: amount,
  lastTrickPaidOnBagud: v.boolean(),
  nolo: amount,
  tout: amount,
  count: strictObject({ par: amount, step: fromOne, afterTout: v.boolean() }),
  fines: strictObject(v.entriesFromList(FINE_KINDS, amount)),
  voidKeeps: v.picklist(VOID_KEEPS),
  refusedUltimo: v.picklist(REFUSED_ULTIMO),
  fivePlayers: v.picklist(FIVE_PLAYERS),
  splitUnit: fromOne,
});
export type TarokRules = v.InferOutput<typeof tarokRulesSchema>;

/** The default profile, *Hjørring*. */
export const HJORRING: TarokRules = v.parse(tarokRulesSchema, {
  name: "Hjørring",
  funding: 20,
  dealerFee: 5,
  declarations: {
    taroksFrom: 10,
    taroksBase: 10,
    taroksStep: 5,
    matadorsBase: 10,
    matadorsStep: 5,
    half: 5,
    full: 10,
    overfull: 15,
  },
  lostUltimoCard: { pagat: { toEachOpponent: 5, toPot: 5 }, king: { toEachOpponent: 5, toPot: 5 } },
  pagatHome: 5,
  ultimo: { pagat: 45, king: 40 },
  bagud: { pagat: 45, king: 40 },
  lastTrick: 20,
  lastTrickPaidOnBagud: false,
  nolo: 25,
  tout: 80,
  count: { par: 26, step: 5, afterTout: true },
  fines: {
    potsNotMoved: 5,
    misdeal: 5,
    wrongCardCount: 40,
    wrongSkat: 40,
    declaredBeforeDealer: 20,
    forgottenDeclaration: 40,
    falseDeclaration: 40,
    playedOutOfTurn: 20,
    revoke: 40,
  },
  voidKeeps: "nothing",
  refusedUltimo: "lastTrick",
  fivePlayers: "alternate",
  splitUnit: 5,
} satisfies v.InferInput<typeof tarokRulesSchema>);
