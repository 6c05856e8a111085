import { type Problem, problem } from "../../../model/index.ts";
import type { Deal } from "../deal.ts";
import { impossible } from "../hands/index.ts";
import { checkHolders, checkPlayedOnce } from "./cards.ts";
import { peopleOf, playingIn, type TarokContext } from "./context.ts";
import { checkCounts } from "./count.ts";
import { checkNolo, checkTout, checkVoided } from "./ending.ts";
import { mustPlayAll } from "./named.ts";
import { checkSeating } from "./seating.ts";
import { checkBarred, checkCaptures, checkTrick } from "./trick.ts";

/** Everything about a deal that cannot be (rules.md, section 11); paths are inside the deal. */
export function checkDeal(deal: Deal, context: TarokContext): readonly Problem[] {
  const people = peopleOf(context);
  const playing = playingIn(deal, context);
  return [
    ...checkSeating(deal, people),
    ...mustPlayAll(deal, { ...people, sittingOut: new Set(deal.sittingOut) }),
    ...checkTarokCounts(deal, context),
    ...impossible(deal, playing),
    ...checkPlayedOnce(deal),
    ...checkHolders(deal, playing),
    ...checkTrick(deal),
    ...checkCaptures(deal),
    ...checkNolo(deal),
    ...checkTout(deal),
    ...checkBarred(deal),
    ...checkVoided(deal),
    ...checkCounts(deal),
  ];
}

/** Taroks declared below what the rules let declare; the rules differ, so no schema can say it. */
function checkTarokCounts({ declarations = [] }: Deal, { rules }: TarokContext): readonly Problem[] {
  const expected = rules.declarations.taroksFrom;
  return declarations.flatMap((declaration, i) =>
    declaration.kind === "taroks" && declaration.count < expected
      ? [problem("amount", ["declarations", i, "count"], { expected, actual: declaration.count })]
      : [],
  );
}
