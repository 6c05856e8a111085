import type { TestProject } from "vitest/node";
import { buildAndServe } from "../../scripts/served.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the build under test is served, with a slash at the end. */
    url: string;
    /** The folder that is served: a test may copy it to serve a changed build. */
    outDir: string;
  }
}

/** Builds the app once into a folder of its own and serves it on a free port while the browser tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, outDir, close } = await buildAndServe();
  project.provide("url", url);
  project.provide("outDir", outDir);
  return close;
}
