import type { PlayerId } from "../../../model/index.ts";
import type { Deal } from "../deal.ts";
import { type Known, knownHands } from "../hands/index.ts";
import { playingIn, type TarokContext } from "./context.ts";

/** Which cards each of those who play holds and lacks by what has been declared, for what else is to be recorded. */
export const knowledge = (deal: Deal, context: TarokContext): ReadonlyMap<PlayerId, Known> =>
  knownHands(deal, playingIn(deal, context));
