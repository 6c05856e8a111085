import type { Problem } from "../../model/index.ts";
import { words } from "../words.ts";
import type { Names } from "./names.ts";

/** A longer name would not fit on a key. */
const LONGEST_NAME = 7;

/** Why a key cannot be tapped, in one word that stands in the place of its own. */
export function reasonOf(problem: Problem, names: Names): string {
  const { table } = words.value;
  const word = table.reasons[problem.code];
  if (word !== undefined) return word;
  if (problem.code === "countTotal")
    return problem.name === "nolo" ? (table.reasons.noloTookTrick ?? "") : table.tooMuch;
  const [holder, other] = problem.players ?? [];
  if (holder === undefined || other === undefined) return table.notPossible;
  const name = names.short(holder);
  return name.length > LONGEST_NAME ? table.taken : name;
}
