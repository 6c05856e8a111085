import { type Problem, problem } from "../../../model/index.ts";
import { mustBeSeated, type People } from "../../people.ts";
import { PLAYING } from "../cards.ts";
import type { Deal } from "../deal.ts";

/** Who dealt and who sat out: three remain, the dealer among them (`notThreePlaying`, `dealerSitsOut`). */
export function checkSeating(deal: Deal, people: People): readonly Problem[] {
  const { dealer, sittingOut } = deal;
  return [
    ...mustBeSeated(dealer, ["dealer"], people),
    ...sittingOut.flatMap((id, i) => mustBeSeated(id, ["sittingOut", i], people)),
    ...(sittingOut.includes(dealer) ? [problem("dealerSitsOut", ["sittingOut"], { players: [dealer] })] : threePlay()),
  ];

  function threePlay(): readonly Problem[] {
    // Somebody named wrongly may be somebody who does sit out: only what no correction of the name mends is told.
    const actual = people.seats.length - new Set(sittingOut).size;
    return actual === PLAYING ? [] : [problem("notThreePlaying", ["sittingOut"], { expected: PLAYING, actual })];
  }
}
