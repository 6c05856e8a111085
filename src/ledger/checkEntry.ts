import { type EntryBase, err, ok, type Problem, parse, type Result, type RulesBase } from "../model/index.ts";
import type { AnyGame, CheckContext, TableState } from "../rules/index.ts";

/** The one door through which an entry becomes a trusted one: a form's, a file's or a revision's (rules.md, section 11). */
export function checkEntry(
  game: AnyGame,
  input: unknown,
  context: CheckContext<RulesBase, TableState>,
  taken: ReadonlySet<string>,
): Result<EntryBase, readonly Problem[]> {
  const { typed, problems } = parse(game.entrySchema, input);
  if (!typed) return err(problems);
  const known: Problem[] = taken.has(typed.id) ? [{ code: "duplicateId", path: ["id"], name: typed.id }] : [];
  const all = [...problems, ...known, ...game.check(typed, context)];
  return all.length > 0 ? err(all) : ok(typed);
}
