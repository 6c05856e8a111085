import { beyondBounds } from "./bounds.ts";
import type { BackupPart, LeftOut } from "./left-out.ts";
import { isRecord, type Parsed, parse } from "./parse.ts";
import { type ProblemDetail, problem } from "./problem.ts";
import { tidy } from "./text.ts";
import { timeSchema } from "./time.ts";

/** How many rows one list of a backup may have. */
export const MAX_ROWS = 100_000;

interface Rows<T> {
  readonly rows: readonly T[];
  readonly leftOut: readonly LeftOut[];
}

/** The rows of a backup's list as they stand, unless it is none or is larger than one can be. */
export function listIn(part: BackupPart, list: unknown): Rows<unknown> {
  const leftOut = Array.isArray(list) ? tooMany(part, list.length) : left(part);
  return { rows: Array.isArray(list) && leftOut.length === 0 ? list : [], leftOut };
}

/** What is told of a list of more rows than one can have. */
export const tooMany = (part: BackupPart, rows: number): readonly LeftOut[] =>
  rows > MAX_ROWS ? left(part, { expected: MAX_ROWS, actual: rows }) : [];

const left = (part: BackupPart, detail: ProblemDetail = {}): readonly LeftOut[] => [
  { part, problems: [problem("shape", [], detail)] },
];

/** Those rows of a backup's list that can be, and why the others cannot; of two with one id the first counts. */
export function readRows<T extends { readonly id: string }>(
  part: BackupPart,
  read: (row: unknown) => Parsed<T>,
  list: unknown,
): Rows<T> {
  const found = listIn(part, list);
  const taken = new Set<string>();
  const rows: T[] = [];
  const leftOut: LeftOut[] = [...found.leftOut];
  for (const [index, row] of found.rows.entries()) {
    const { typed, problems } = boundedBy(row) ?? read(row);
    const all = typed && taken.has(typed.id) ? [...problems, problem("duplicateId", ["id"])] : problems;
    if (typed === undefined || all.length > 0) leftOut.push({ part, index, ...called(row), problems: all });
    else {
      rows.push(typed);
      taken.add(typed.id);
    }
  }
  return { rows, leftOut };
}

function boundedBy(row: unknown): Parsed<never> | undefined {
  const beyond = beyondBounds(row);
  return beyond && { typed: undefined, problems: [problem("shape", beyond)] };
}

/** What a row is called and when it was, however badly the rest is written; rules have their name inside. */
function called(row: unknown): Pick<LeftOut, "name" | "at"> {
  if (!isRecord(row)) return {};
  const { name, at } = isRecord(row["rules"]) ? row["rules"] : row;
  const isTime = parse(timeSchema, at).problems.length === 0;
  return {
    ...(typeof name === "string" && tidy(name) !== "" && { name: shortened(tidy(name)) }),
    ...(typeof at === "string" && isTime && { at }),
  };
}

const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name);
