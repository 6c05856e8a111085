import {
  documentSchema,
  type Evening,
  err,
  type GameId,
  ok,
  type Problem,
  parse,
  type Result,
} from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import type { Raw } from "../fold/index.ts";
import { withoutDoubtful } from "./doubt.ts";
import { checkEnd } from "./end.ts";
import { readEntries } from "./entries.ts";
import { openEnvelope } from "./envelope.ts";
import { idsOf, listOf } from "./raw.ts";
import { checkRevisions } from "./revisions.ts";
import { salvage } from "./salvage.ts";
import { checkSetup } from "./setup.ts";

/** The door for an evening file (format.md): a checked evening, or all faults that can be told, paths as in the document. */
export function readEvening(input: unknown): Result<Evening, readonly Problem[]> {
  const opened = openEnvelope(input);
  return opened.ok ? readDocument(opened.value.raw, opened.value.game) : opened;
}

/** What the pots hold is known only where none of these is at fault (rules.md, section 11). */
const POTS_DEPEND_ON: readonly unknown[] = ["rules", "players", "seats", "jetons"];

function readDocument(input: Raw, id: GameId): Result<Evening, readonly Problem[]> {
  const game = gameOf(id);
  const schema = documentSchema(id, game.rulesSchema);
  const { typed, problems: misshapen } = parse(schema, input);
  const ids = idsOf(input["players"]);
  const players = new Set(ids);
  const faults = [...misshapen, ...checkSetup(input, players, game)];
  const potsKnown = !faults.some(({ path: [key] }) => POTS_DEPEND_ON.includes(key));
  const read = readEntries(game, salvage(input, game), players, input["entries"], potsKnown);
  const last = [...checkEnd(input["end"], { players, seats: read.seats }), ...(typed ? checkRevisions(typed) : [])];
  const playersRead = ids.length > 0 && ids.length === listOf(input["players"]).length;
  const told = withoutDoubtful([...faults, ...read.problems, ...last], playersRead);
  if (typed === undefined || told.length > 0) return err(inOrder(told, Object.keys(schema.entries)));
  const { format: _format, version: _version, ...evening } = typed;
  return ok({ ...evening, entries: read.entries });
}

/** In the order of the document's keys, unknown ones first. */
const inOrder = (problems: readonly Problem[], keys: readonly string[]): readonly Problem[] =>
  problems.toSorted((a, b) => keys.indexOf(String(a.path[0])) - keys.indexOf(String(b.path[0])));
