import { describe, expect, test } from "vitest";
import { readEvening, readEveningText } from "../../../src/ledger/index.ts";
import { EVENING_FORMAT, EVENING_VERSION, pathText } from "../../../src/model/index.ts";
import { CASES, fixture } from "../../support/cases.ts";

interface Fault {
  readonly name: string;
  readonly file: { readonly game: string };
  readonly code: string;
  readonly path: string;
}

const faults = JSON.parse(fixture("faults.json")) as Fault[];

describe("a file that must be refused is, with its code at its path", () => {
  test.each(faults.map((fault) => [fault.name, fault] as const))("%s", (_, { file, code, path }) => {
    const read = readEvening(file);
    const told = read.ok ? [] : read.error.filter((problem) => problem.code === code);
    expect(told.map((problem) => pathText(problem.path)).filter((at) => at.startsWith(path))).not.toEqual([]);
  });
});

describe("an evening that was played is read as it was written", () => {
  test.each(CASES)("%s", (_, { file }) => {
    const text = JSON.stringify(file);
    const read = readEveningText(text);
    const head = { format: EVENING_FORMAT, version: EVENING_VERSION };
    expect(read.ok ? { ...head, ...read.value } : read.error).toEqual(JSON.parse(text));
  });
});
