import type { Reporter, SerializedError, TestModule } from "vitest/node";

/**
 * Ends every run with one plain line, `N passed, N failed, N skipped`. A failed hook, a file that cannot be imported
 * and an unhandled error count as failed; so does a run that fails for any other reason, or never comes to its end.
 */
export default class ClosingLine implements Reporter {
  private counts = { passed: 0, failed: 1, skipped: 0 };

  onInit(): void {
    // At exit, so that nothing can be printed after it.
    process.once("exit", (code) => {
      const { passed, skipped } = this.counts;
      const failed = this.counts.failed || (code === 0 ? 0 : 1);
      process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) counts.failed += 1;
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) counts.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === "pending" ? "skipped" : state] += 1;
      }
    }
    this.counts = counts;
  }
}
