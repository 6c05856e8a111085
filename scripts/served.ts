/** A build of its own, served on a free port: for what drives a browser against the app as it is shipped. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface Served {
  /** With a slash at the end. */
  readonly url: string;
  /** The folder that is served. */
  readonly outDir: string;
  /** Stops serving and removes the build. */
  readonly close: () => Promise<void>;
}

/** Builds the app into a folder of its own and serves it. */
export async function buildAndServe(): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), "kongekop-build-"));
  const remove = () => rmSync(outDir, { recursive: true, force: true });
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
    return { url, outDir, close: () => server.close().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** In a process of its own: a test runner's NODE_ENV would make it a development build. */
function build(outDir: string): void {
  const args = ["node_modules/vite/bin/vite.js", "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"];
  execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
}
