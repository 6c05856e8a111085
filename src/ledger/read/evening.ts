import {
  documentSchema,
  EVENING_FORMAT,
  EVENING_VERSION,
  type Evening,
  err,
  GAMES,
  type GameId,
  isRecord,
  LIMITS,
  ok,
  type Problem,
  parse,
  problem,
  type Result,
} from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import { sameContent } from "../fold/canonical.ts";
import { fold } from "../fold/index.ts";
import { checkEnd } from "./end.ts";
import { readEntries } from "./entries.ts";
import { salvage } from "./salvage.ts";
import { checkSetup } from "./setup.ts";

type Raw = Readonly<Record<string, unknown>>;

/** The door for an evening file (format.md): a checked evening, or all faults that can be told, paths as in the document. */
export function readEvening(input: unknown): Result<Evening, readonly Problem[]> {
  if (!isRecord(input)) return err([problem("shape", [])]);
  const game = GAMES.find((id) => id === input["game"]);
  const alone = [...foreign(input, game), ...(game === undefined ? [] : tooMuch(input))];
  return game === undefined || alone.length > 0 ? err(alone) : readDocument(input, game);
}

/** Another format, version or game: nothing else can be told of it. */
function foreign(input: Raw, game: GameId | undefined): readonly Problem[] {
  const { format, version } = input;
  return [
    ...(format === EVENING_FORMAT ? [] : [problem("shape", ["format"])]),
    ...(version === EVENING_VERSION
      ? []
      : [
          problem("shape", ["version"], {
            expected: EVENING_VERSION,
            ...(typeof version === "number" && { actual: version }),
          }),
        ]),
    ...(game === undefined ? [problem("shape", ["game"])] : []),
  ];
}

/** More than an evening can be: told at once, before anything is looked at. */
const tooMuch = (input: Raw): readonly Problem[] =>
  (["players", "entries"] as const).flatMap((key) => {
    const list = input[key];
    const expected = LIMITS[key];
    return Array.isArray(list) && list.length > expected
      ? [problem("shape", [key], { expected, actual: list.length })]
      : [];
  });

/** What the pots hold is known only where none of these is at fault (rules.md, section 11). */
const POTS_DEPEND_ON: readonly unknown[] = ["rules", "players", "seats", "jetons"];

function readDocument(input: Raw, id: GameId): Result<Evening, readonly Problem[]> {
  const game = gameOf(id);
  const schema = documentSchema(id, game.rulesSchema);
  const { typed, problems: misshapen } = parse(schema, input);
  const setup = salvage(input, game);
  const faults = [...misshapen, ...checkSetup(input, setup, game)];
  const potsKnown = !faults.some(({ path: [key] }) => POTS_DEPEND_ON.includes(key));
  const { entries, problems, seats } = readEntries(game, setup, input["entries"], potsKnown);
  const all = [
    ...faults,
    ...problems,
    ...checkEnd(input["end"], setup, seats),
    ...(typed ? checkRevisions(typed) : []),
  ];
  if (typed === undefined || all.length > 0) return err(inOrder(all, Object.keys(schema.entries)));
  const { format: _format, version: _version, ...evening } = typed;
  return ok({ ...evening, entries });
}

/** What happened, as the revisions tell it, is what the entries say (format.md, Revisions). */
const checkRevisions = ({
  revisions,
  entries,
}: Pick<Evening, "revisions"> & { readonly entries: readonly unknown[] }) =>
  revisions === undefined || sameContent(fold(revisions).entries, entries) ? [] : [problem("shape", ["revisions"])];

/** In the order of the document's keys, unknown ones first. */
const inOrder = (problems: readonly Problem[], keys: readonly string[]): readonly Problem[] =>
  problems.toSorted((a, b) => keys.indexOf(String(a.path[0])) - keys.indexOf(String(b.path[0])));
