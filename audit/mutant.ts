import { configureGlobal } from "fast-check";
import { afterAll, beforeEach, inject } from "vitest";

// A mutant needs one counterexample, not the smallest one; and what two seconds do not find is another test's to find.
configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 2000 });

/** What Stryker puts into the instrumented code's global, as far as it is needed here. */
interface Stryker {
  activeMutant?: string;
  currentTestId?: string;
  mutantCoverage?: { static: Coverage; perTest: Record<string, Coverage> };
}
type Coverage = Record<string, number>;

declare module "vitest" {
  export interface ProvidedContext {
    globalNamespace: string;
    mode: "dry-run" | "mutant";
    activeMutant: string;
  }
}

const stryker = (globalThis as unknown as Record<string, Stryker>)[inject("globalNamespace")] ?? {};

// The amounts of the rules are constants, and many tests look at evenings that were replayed once for the whole file: Stryker
// takes what runs before a file's first test for nobody's. Here it is covered by each test of that file, and a mutant is
// there from the file's first line.
if (inject("mode") === "mutant") stryker.activeMutant = inject("activeMutant");
else {
  const tests: string[] = [];
  beforeEach(() => {
    if (stryker.currentTestId !== undefined) tests.push(stryker.currentTestId);
  });
  afterAll(() => {
    const coverage = stryker.mutantCoverage;
    if (coverage === undefined) return;
    for (const test of tests) {
      const own = coverage.perTest[test] ?? {};
      coverage.perTest[test] = own;
      for (const [mutant, hits] of Object.entries(coverage.static)) own[mutant] = (own[mutant] ?? 0) + hits;
    }
    coverage.static = {};
  });
}
