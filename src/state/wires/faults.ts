import { err, ok, type Problem, type Result } from "../../model/index.ts";
import type { StoreFault } from "../../store/index.ts";
import type { Fault } from "../types.ts";

/** An answer of the drawer as a command gives it. */
export const answerOf = <T>(stored: Result<T, StoreFault>): Result<T, Fault> =>
  stored.ok ? stored : err({ kind: "storage", why: stored.error.why });

/** The same where only the success counts. */
export function doneOf(stored: Result<unknown, StoreFault>): Result<void, Fault> {
  const answer = answerOf(stored);
  return answer.ok ? ok(undefined) : answer;
}

/** What cannot be, as a command's answer. */
export const refused = (problems: readonly Problem[]): Result<never, Fault> => err({ kind: "problems", problems });
