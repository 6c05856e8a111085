import * as v from "valibot";
import { type Path, PROBLEM_CODES, type Problem, type ProblemCode, pathText } from "./problem.ts";

const codeOf = (message: string): ProblemCode => PROBLEM_CODES.find((code) => code === message) ?? "shape";

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));

/** A number that is out of range in two ways is still one fault. */
const once = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [pathText(problem.path) + problem.code, problem])).values(),
];

/** What is said of an untrusted value: the typed value where the types are right (even if a number is out of range), and every problem. */
export interface Parsed<T> {
  readonly typed: T | undefined;
  readonly problems: readonly Problem[];
}

/** What a schema says of an untrusted value. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, input);
  const problems = (result.issues ?? []).map((issue) => ({ code: codeOf(issue.message), path: pathOf(issue) }));
  return { typed: result.typed ? result.output : undefined, problems: once(problems) };
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

/** An object with exactly these keys. Of several unknown ones valibot tells only the first; here each is told at its own path. */
export function strictObject<const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> {
  const schema = v.strictObject(entries);
  const run = schema["~run"];
  const tellAll: typeof run = (dataset, config) => {
    const input = dataset.value;
    // A list is no object with all keys missing, but no object: told once, at its own path.
    const result = run.call(schema, Array.isArray(input) ? { ...dataset, value: null } : dataset, config);
    const last = result.issues?.at(-1);
    if (!result.issues || !last || !isRecord(input) || !isUnknownKey(last)) return result;
    const others = Object.keys(input).filter((key) => key !== last.input && !Object.hasOwn(entries, key));
    return { ...result, typed: false, issues: [...result.issues, ...others.map((key) => atKey(last, input, key))] };
  };
  return Object.assign(schema, { "~run": tellAll });
}

/** Whether an object's own check, not that of something inside it, met a key that it does not know. */
const isUnknownKey = (issue: v.BaseIssue<unknown>): issue is v.StrictObjectIssue =>
  issue.type === "strict_object" && issue.expected === "never" && issue.path?.length === 1;

const atKey = (
  issue: v.StrictObjectIssue,
  input: Readonly<Record<string, unknown>>,
  key: string,
): v.StrictObjectIssue => ({
  ...issue,
  input: key,
  path: [{ type: "object", origin: "key", input, key, value: input[key] }],
});

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
