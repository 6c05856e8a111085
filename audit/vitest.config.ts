import { defineConfig } from "vitest/config";
import { NearestFirst } from "./nearest.ts";
import { unread } from "./unread.ts";

/** The tests that state what the rules and the books are: the only ones a changed rule has to fail. */
export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify("0.0.0-test") },
  test: {
    include: ["test/rules/**/*.test.ts", "test/ledger/**/*.test.ts"],
    reporters: [unread],
    setupFiles: ["audit/mutant.ts"],
    sequence: { sequencer: NearestFirst },
    environment: "node",
    testTimeout: 60_000,
  },
});
