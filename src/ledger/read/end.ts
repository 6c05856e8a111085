import { endSchema, type Problem, parse, problem } from "../../model/index.ts";
import { mustBeKnown, mustBeSeated, type People } from "../../rules/index.ts";

/** Who gets the remainder sits at the table at the end; who paid whom may be anyone in the file. */
export function checkEnd(input: unknown, people: People): readonly Problem[] {
  const end = parse(endSchema, input).typed;
  if (!end) return [];
  const { remainderTo, paid = [] } = end;
  return [
    ...(remainderTo === undefined ? [] : mustBeSeated(remainderTo, ["end", "remainderTo"], people)),
    ...paid.flatMap(({ from, to }, i) => [
      ...mustBeKnown(from, ["end", "paid", i, "from"], people),
      ...mustBeKnown(to, ["end", "paid", i, "to"], people),
      ...(from === to ? [problem("shape", ["end", "paid", i, "to"])] : []),
    ]),
  ];
}
