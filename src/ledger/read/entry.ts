import {
  type EntryBase,
  err,
  isRecord,
  ok,
  type Problem,
  parse,
  pathText,
  problem,
  type Result,
  type RulesBase,
} from "../../model/index.ts";
import type { CheckContext, Game, TableState } from "../../rules/index.ts";
import { idOf } from "./raw.ts";

/**
 * The door for an entry, whether a form, an import or the command line brings it: what was entered becomes an entry, or
 * everything that is wrong with it is told, paths inside the entry. `takenIds` are the ids of the players and of the
 * other entries.
 */
export function checkEntry<R extends RulesBase, E extends EntryBase, S extends TableState>(
  game: Game<R, E, S>,
  input: unknown,
  context: CheckContext<R, S>,
  takenIds: ReadonlySet<string>,
): Result<E, readonly Problem[]> {
  const { typed, problems } = parse(game.entrySchema, input);
  const entry = typed ?? parse(game.entrySchema, withoutFaulty(input, problems)).typed;
  const misread = new Set(problems.map(({ path }) => pathText(path)));
  const checked = entry === undefined ? [] : game.check(entry, context);
  const impossible = checked.filter(({ path }) => !misread.has(pathText(path)));
  const all = [...problems, ...takenId(input, takenIds), ...impossible];
  return typed === undefined || all.length > 0 ? err(all) : ok(typed);
}

/** What is left of an entry without the fields that are badly written: enough, as a rule, to check the others. */
function withoutFaulty(input: unknown, problems: readonly Problem[]): unknown {
  if (!isRecord(input)) return input;
  const faulty = new Set(problems.map(({ path: [key] }) => key));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !faulty.has(key)));
}

function takenId(input: unknown, taken: ReadonlySet<string>): readonly Problem[] {
  const id = idOf(input);
  return id !== undefined && taken.has(id) ? [problem("duplicateId", ["id"], { name: id })] : [];
}
