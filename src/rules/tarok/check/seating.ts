import { type PlayerId, type Problem, problem } from "../../../model/index.ts";
import { mustBeSeated, type People } from "../../people.ts";
import { PLAYING } from "../cards.ts";
import type { Deal } from "../deal.ts";

/** Who dealt and who sat out: three remain, the dealer among them (`notThreePlaying`, `dealerSitsOut`). */
export function checkSeating({ dealer, sittingOut }: Deal, people: People): readonly Problem[] {
  return [
    ...mustBeSeated(dealer, ["dealer"], people),
    ...sittingOut.flatMap((id, i) => mustBeSeated(id, ["sittingOut", i], people)),
    ...(sittingOut.includes(dealer)
      ? [problem("dealerSitsOut", ["sittingOut"], { players: [dealer] })]
      : checkPlaying(new Set(sittingOut), people)),
  ];
}

function checkPlaying(sittingOut: ReadonlySet<PlayerId>, { seats }: People): readonly Problem[] {
  const actual = seats.filter((id) => !sittingOut.has(id)).length;
  // Who is named wrongly may stand for somebody else at the table, or for nobody: told is what neither mends.
  const fewest = seats.length - sittingOut.size;
  return fewest <= PLAYING && PLAYING <= actual
    ? []
    : [problem("notThreePlaying", ["sittingOut"], { expected: PLAYING, actual })];
}
