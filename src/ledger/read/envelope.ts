import {
  beyondBounds,
  EVENING_FORMAT,
  err,
  GAMES,
  type GameId,
  isRecord,
  LIMITS,
  MIGRATIONS,
  type Migration,
  migratedDocument,
  ok,
  type Problem,
  problem,
  type Result,
  versionOf,
} from "../../model/index.ts";
import type { Raw } from "../fold/index.ts";

/**
 * A document that says it is an evening of a game that is known, and is no larger than one can be; else that alone is
 * told. What an older app wrote is brought up to date.
 */
export function openEnvelope(
  input: unknown,
  migrations: readonly Migration[] = MIGRATIONS,
): Result<{ readonly raw: Raw; readonly game: GameId }, readonly Problem[]> {
  if (!isRecord(input)) return err([problem("shape", [])]);
  const current = versionOf(["evening", "revision"], migrations);
  const { format, version } = input;
  const game = GAMES.find((id) => id === input["game"]);
  const faults = [
    ...(format === EVENING_FORMAT ? [] : [problem("shape", ["format"])]),
    ...(isVersion(version, current) ? [] : [otherVersion(version, current)]),
    ...(game === undefined ? [problem("shape", ["game"])] : tooMuch(input)),
  ];
  if (game === undefined || !isVersion(version, current) || faults.length > 0) return err(faults);
  const beyond = beyondBounds(input);
  if (beyond) return err([problem("shape", beyond)]);
  const raw = version === current ? input : { ...migratedDocument(input, version, migrations), version: current };
  return ok({ raw, game });
}

const isVersion = (version: unknown, current: number): version is number =>
  typeof version === "number" && Number.isInteger(version) && version >= 1 && version <= current;

/** `actual` is the version that the file says it has, a newer one perhaps. */
const otherVersion = (version: unknown, current: number): Problem =>
  problem("shape", ["version"], typeof version === "number" ? { expected: current, actual: version } : {});

const tooMuch = (input: Raw): readonly Problem[] =>
  (["players", "entries"] as const).flatMap((key) => {
    const list = input[key];
    const expected = LIMITS[key];
    return Array.isArray(list) && list.length > expected
      ? [problem("shape", [key], { expected, actual: list.length })]
      : [];
  });
