import { type Problem, problem } from "../../../model/index.ts";
import { mustBeSeated, mustPlay, type People } from "../../people.ts";
import { FEWEST } from "../cards.ts";
import type { Round } from "../entry.ts";

/** Who dealt, who sat out, and everybody else whom a round names: at the table, and playing it. */
export function checkPeople(round: Round, table: People): readonly Problem[] {
  const { dealer, sittingOut = [], death, shown = [], tricks = [] } = round;
  const people = { ...table, sittingOut: new Set(sittingOut) };
  return [
    ...mustBeSeated(dealer, ["dealer"], table),
    ...sittingOut.flatMap((id, i) => mustBeSeated(id, ["sittingOut", i], table)),
    ...(sittingOut.includes(dealer)
      ? [problem("dealerSitsOut", ["sittingOut"], { players: [dealer] })]
      : checkPlaying(sittingOut.length, table)),
    ...(death === undefined ? [] : mustPlay(death, ["death"], people)),
    ...shown.flatMap(({ player }, i) => mustPlay(player, ["shown", i, "player"], people)),
    ...tricks.flatMap((id, i) => mustPlay(id, ["tricks", i], people)),
  ];
}

/** Who is named wrongly among those who sit out may stand for somebody else at the table. */
function checkPlaying(sittingOut: number, { seats }: People): readonly Problem[] {
  const actual = seats.length - sittingOut;
  return actual >= FEWEST ? [] : [problem("tableSize", ["sittingOut"], { expected: FEWEST, actual })];
}
