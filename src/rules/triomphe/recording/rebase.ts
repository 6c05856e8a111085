import type { PlayerId } from "../../../model/index.ts";
import { FEWEST } from "../cards.ts";
import type { RecordingContext } from "./context.ts";
import { newDraft, type RoundDraft } from "./draft.ts";
import { outOf, set, shownIn, tricksIn } from "./round.ts";

/**
 * A draft at a table that has changed since: somebody came or left, or an older round was corrected. The dealer is proposed
 * anew; what was noted of those who play stays, the tricks only where all of them do.
 */
export function rebase({ round, revision }: RoundDraft, context: RecordingContext): RoundDraft {
  const { seats } = context.state;
  const fresh = newDraft(context, { entry: round.id, revision });
  const resting = outOf(round).filter((id) => seats.includes(id) && id !== fresh.round.dealer);
  const out = seats.length - resting.length >= FEWEST ? resting : [];
  const plays = (id: PlayerId): boolean => seats.includes(id) && !out.includes(id);
  const { death, stake } = round;
  const kept = set(
    set(set(fresh.round, "sittingOut", [...out]), "stake", stake),
    "shown",
    shownIn(round).filter((row) => plays(row.player)),
  );
  const tricks = tricksIn(round).every(plays) ? tricksIn(round) : [];
  const noted = set(kept, "tricks", [...tricks]);
  return { ...fresh, round: set(noted, "death", death !== undefined && plays(death) ? death : undefined) };
}
