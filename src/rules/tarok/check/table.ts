import { type Problem, problem } from "../../../model/index.ts";
import { mustBeSeated } from "../../people.ts";
import type { SeatsEntry } from "../entry.ts";
import { peopleOf, type TarokContext } from "./context.ts";

/** Those at the table change places: the same ids (format.md). */
export function checkSeats({ seats }: SeatsEntry, context: TarokContext): readonly Problem[] {
  const people = peopleOf(context);
  const expected = people.seats.length;
  return [
    ...(seats.length === expected ? [] : [problem("tableSize", ["seats"], { expected, actual: seats.length })]),
    ...seats.flatMap((id, i) => mustBeSeated(id, ["seats", i], people)),
  ];
}
