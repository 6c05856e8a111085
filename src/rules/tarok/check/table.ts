import { type Problem, problem } from "../../../model/index.ts";
import { mustBeKnown, mustBeSeated } from "../../people.ts";
import type { Join, Leave, SeatsEntry } from "../entry.ts";
import { TABLE } from "../table.ts";
import { peopleOf, type TarokContext } from "./context.ts";

/** Somebody sits down (rules.md, section 10). */
export function checkJoin({ player, after }: Join, context: TarokContext): readonly Problem[] {
  const people = peopleOf(context);
  return [
    ...mustBeKnown(player, ["player"], people),
    ...(people.seats.includes(player)
      ? [problem("alreadyAtTable", ["player"], { players: [player] })]
      : fits(people.seats.length + 1)),
    ...(after === null ? [] : mustBeSeated(after, ["after"], people)),
  ];
}

/** Somebody leaves, but not the last one. */
export function checkLeave({ player }: Leave, context: TarokContext): readonly Problem[] {
  const people = peopleOf(context);
  const faults = mustBeSeated(player, ["player"], people);
  return faults.length > 0 ? faults : fits(people.seats.length - 1);
}

const fits = (actual: number): readonly Problem[] => {
  if (actual > TABLE.max) return [problem("tableSize", ["player"], { expected: TABLE.max, actual })];
  return actual < 1 ? [problem("tableSize", ["player"], { expected: 1, actual })] : [];
};

/** Those at the table change places: the same ids (format.md). */
export function checkSeats({ seats }: SeatsEntry, context: TarokContext): readonly Problem[] {
  const people = peopleOf(context);
  const expected = people.seats.length;
  return [
    ...(seats.length === expected ? [] : [problem("tableSize", ["seats"], { expected, actual: seats.length })]),
    ...seats.flatMap((id, i) => mustBeSeated(id, ["seats", i], people)),
  ];
}
