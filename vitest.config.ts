import { defineConfig } from "vitest/config";

/**
 * `unit` and `ui` are pure and take seconds; `e2e` drives Chromium against a build that test/e2e/setup.ts makes and
 * serves; `verify` does so too and is too long for every day. Not merged with vite.config.ts: tests need neither the service worker nor hot reloading.
 */
export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify("0.0.0-test") },
  test: {
    // A browser test mostly waits: two files at a time, also where there are two cores.
    maxWorkers: 2,
    reporters: ["default", "./test/reporter.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/ui/**", "test/e2e/**"],
          environment: "node",
          // Whole generated evenings take seconds on a machine that is busy with something else.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "ui",
          include: ["test/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["test/ui/setup.ts"],
          environment: "happy-dom",
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.e2e.ts"],
          environment: "node",
          globalSetup: ["test/e2e/setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "verify",
          include: ["test/verify/**/*.verify.ts"],
          environment: "node",
          globalSetup: ["test/e2e/setup.ts"],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
