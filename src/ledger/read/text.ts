import { type Evening, err, LIMITS, type Problem, problem, type Result } from "../../model/index.ts";
import { readEvening } from "./evening.ts";

/** Reads an evening file from its text; what is no JSON object, or too large to be looked at, is one `shape` with an empty path. */
export function readEveningText(text: string): Result<Evening, readonly Problem[]> {
  const { byteLength } = new TextEncoder().encode(text);
  if (byteLength > LIMITS.bytes) return err([problem("shape", [], { expected: LIMITS.bytes, actual: byteLength })]);
  const json = parsed(text);
  return json === undefined ? err([problem("shape", [])]) : readEvening(json);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
