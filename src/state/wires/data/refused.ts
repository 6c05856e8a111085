import {
  isRecord,
  MAX_NAME,
  type Player,
  type Problem,
  parse,
  playerSchema,
  timeSchema,
} from "../../../model/index.ts";
import type { RefusedEvening } from "../../data.ts";

/** What can be told of an evening that cannot be read, so that whoever has the file finds it there. */
export function refusedEvening(input: unknown, index: number, problems: readonly Problem[]): RefusedEvening {
  const { startedAt, place, players } = isRecord(input) ? input : {};
  const began = parse(timeSchema, startedAt);
  return {
    index,
    ...(began.typed !== undefined && began.problems.length === 0 && { startedAt: began.typed }),
    ...(typeof place === "string" && place.length <= MAX_NAME && { place }),
    players: Array.isArray(players) ? players.slice(0, LOOKED_AT).flatMap(playerOf) : [],
    problems,
  };
}

/** More than sit at any table. */
const LOOKED_AT = 100;

function playerOf(row: unknown): readonly Player[] {
  const { typed, problems } = parse(playerSchema, row);
  return typed && problems.length === 0 ? [typed] : [];
}
