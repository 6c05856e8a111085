import * as v from "valibot";
import { type Path, PROBLEM_CODES, type Problem, type ProblemCode } from "./problem.ts";

const codeOf = (message: string): ProblemCode => PROBLEM_CODES.find((code) => code === message) ?? "shape";

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));

/** What a schema says of an untrusted value: the typed value where the types are right (even if a number is out of range), and every problem. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): { readonly typed: v.InferOutput<S> | undefined; readonly problems: readonly Problem[] } {
  const result = v.safeParse(schema, input);
  const problems = (result.issues ?? []).map((issue) => ({ code: codeOf(issue.message), path: pathOf(issue) }));
  return { typed: result.typed ? result.output : undefined, problems };
}

/** A key that may be left out but never be undefined or null. */
export const optional = <S extends v.GenericSchema>(schema: S) => v.exactOptional(schema);

/** A flag that is written `true` or left out (format.md). */
export const flag = v.exactOptional(v.literal(true));

/** A list whose members may each stand once; told as `shape` at the second one. */
export const distinct = <S extends v.GenericSchema<unknown, string>>(item: S) =>
  v.pipe(
    v.array(item),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const seen = new Set<string>();
      dataset.value.forEach((value, index) => {
        if (seen.has(value)) {
          addIssue({ path: [{ type: "array", origin: "value", input: dataset.value, key: index, value }] });
        }
        seen.add(value);
      });
    }),
  );
