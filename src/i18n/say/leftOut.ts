import { type BackupPart, type LeftOut, type Problem, pathText } from "../../model/index.ts";
import type { Words } from "../words.ts";

/** Something of a file that stays out, in words: what it is, and why. */
export interface LeftOutText {
  readonly what: string;
  readonly why: readonly string[];
}

/** What a record that stays out is, and a sentence for each thing that is wrong with it. */
export function leftOutText(words: Words, left: LeftOut): LeftOutText {
  const { part, index, name, at } = left;
  const { parts, number } = words.incoming.left;
  const called = name ?? (at === undefined ? undefined : words.format.date(at));
  const which = called ?? (index === undefined ? undefined : number(index + 1));
  const why = left.problems.map((problem) => whyLeft(words, left, problem));
  const isList = index === undefined && left.problems.every(({ path }) => path.length === 0);
  const what = which === undefined ? parts[part][isList ? "all" : "one"] : `${parts[part].one} ${which}`;
  return { what, why: [...new Set(why)] };
}

function whyLeft({ incoming, format }: Words, { part, index }: LeftOut, problem: Problem): string {
  const { why } = incoming.left;
  const { code, path, expected, actual } = problem;
  if (part === "others") return why.unknown;
  if (code === "duplicateId") return why.twice;
  if (code === "unknownPlayer") return why.stranger;
  if (expected !== undefined) return why.tooMany(format.points(actual ?? 0), format.points(expected));
  if (path.length === 0) return index === undefined ? why.list : why.row;
  return whyField(why, part, problem);
}

/** `name` tells apart what is not there from what is badly written. */
function whyField(why: Words["incoming"]["left"]["why"], part: BackupPart, { path, name }: Problem): string {
  switch (path[0]) {
    case "name":
      return why.name;
    case "amountMinor":
      return why.amount;
    case "from":
    case "to":
      if (part === "seasons") return why.dates;
      return name === undefined ? why.field(pathText(path)) : why.self;
    case "evenings":
      if (name === undefined) return why.field(pathText(path));
      return path.length === 1 ? why.noEvenings : why.lostEvening;
    default:
      return why.field(pathText(path));
  }
}
