import {
  beyondBounds,
  EVENING_FORMAT,
  EVENING_VERSION,
  err,
  GAMES,
  type GameId,
  isRecord,
  LIMITS,
  ok,
  type Problem,
  problem,
  type Result,
} from "../../model/index.ts";
import type { Raw } from "../fold/index.ts";

/** A document that says it is an evening of a game that is known, and is no larger than one can be; else that alone is told. */
export function openEnvelope(input: unknown): Result<{ readonly raw: Raw; readonly game: GameId }, readonly Problem[]> {
  if (!isRecord(input)) return err([problem("shape", [])]);
  const game = GAMES.find((id) => id === input["game"]);
  const faults = [...foreign(input), ...(game === undefined ? [problem("shape", ["game"])] : tooMuch(input))];
  if (game === undefined || faults.length > 0) return err(faults);
  const beyond = beyondBounds(input);
  return beyond ? err([problem("shape", beyond)]) : ok({ raw: input, game });
}

/** Another format or version; `actual` is the version that the file says it has, a newer one perhaps. */
function foreign({ format, version }: Raw): readonly Problem[] {
  const found = typeof version === "number" ? { expected: EVENING_VERSION, actual: version } : {};
  return [
    ...(format === EVENING_FORMAT ? [] : [problem("shape", ["format"])]),
    ...(version === EVENING_VERSION ? [] : [problem("shape", ["version"], found)]),
  ];
}

const tooMuch = (input: Raw): readonly Problem[] =>
  (["players", "entries"] as const).flatMap((key) => {
    const list = input[key];
    const expected = LIMITS[key];
    return Array.isArray(list) && list.length > expected
      ? [problem("shape", [key], { expected, actual: list.length })]
      : [];
  });
