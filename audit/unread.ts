import type { RunnerTestCase } from "vitest";
import type { Reporter } from "vitest/node";

/**
 * A test file that a mutant keeps from being read has fewer tests, or none, and Stryker would take that for a pass: such a file
 * gets one test more, which failed.
 */
export const unread: Reporter = {
  onTestModuleEnd(module) {
    const [error] = module.errors();
    const { task: file } = module as unknown as { task: RunnerTestCase["file"] };
    if (error === undefined) return;
    const failed = { type: "test", name: "is read", mode: "run", file, result: { state: "fail", errors: [error] } };
    file.tasks.push(failed as RunnerTestCase);
  },
};
