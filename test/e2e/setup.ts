import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the build under test is served, with a slash at the end. */
    url: string;
    /** The folder that is served: a test may copy it to serve a changed build. */
    outDir: string;
  }
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the app once into a folder of its own and serves it on a free port while the browser tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = mkdtempSync(join(tmpdir(), "kongekop-e2e-"));
  try {
    build(outDir);
    const server = await preview({
      root,
      configFile: false,
      logLevel: "warn",
      base: "./",
      build: { outDir },
      preview: { host: "127.0.0.1", port: 0 },
    });
    const url = server.resolvedUrls?.local[0];
    if (!url) throw new Error("the preview server has no address");
    project.provide("url", url);
    project.provide("outDir", outDir);
    return async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    };
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true });
    throw error;
  }
}

/** In a process of its own: the test runner's NODE_ENV would make it a development build. */
function build(outDir: string): void {
  const args = ["node_modules/vite/bin/vite.js", "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"];
  execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
}
