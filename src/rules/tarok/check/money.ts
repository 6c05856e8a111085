import { type Problem, problem } from "../../../model/index.ts";
import { mustBeKnown, mustBeSeated } from "../../people.ts";
import { repeats } from "../../repeats.ts";
import type { JetonCount, PotCheck } from "../entry.ts";
import { peopleOf, type TarokContext } from "./context.ts";

/** A pot was counted; who covers a shortage sits at the table. */
export const checkPotCheck = ({ coveredBy }: PotCheck, context: TarokContext): readonly Problem[] =>
  coveredBy === undefined ? [] : mustBeSeated(coveredBy, ["coveredBy"], peopleOf(context));

/** Players counted what they hold, each once. */
export function checkJetonCount({ counts }: JetonCount, context: TarokContext): readonly Problem[] {
  const people = peopleOf(context);
  const path = (index: number) => ["counts", index, "player"];
  return [
    ...counts.flatMap(({ player }, i) => mustBeKnown(player, path(i), people)),
    ...repeats(counts, ({ player }) => player).map(([again, first]) =>
      problem("shape", path(again.index), {
        players: [again.member.player],
        rows: [path(first.index), path(again.index)],
      }),
    ),
  ];
}
