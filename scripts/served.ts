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
  const outDir = aBuild();
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  try {
    const { url, stop } = await serve(outDir);
    return { url, outDir, close: () => stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Builds the app into a new folder, which the caller removes; `version` is the one that it says it is. */
export function aBuild(version?: string): string {
  const outDir = mkdtempSync(join(tmpdir(), "kongekop-build-"));
  const define = version === undefined ? {} : { __APP_VERSION__: JSON.stringify(version) };
  const options = { logLevel: "warn", define, build: { outDir, emptyOutDir: true } };
  const code = 'import { build } from "vite"; await build(JSON.parse(process.argv[1]))';
  try {
    // In a process of its own: a test runner's NODE_ENV would make it a development build.
    execFileSync(process.execPath, ["--input-type=module", "-e", code, JSON.stringify(options)], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: "inherit",
    });
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true });
    throw error;
  }
  return outDir;
}

/** Serves a folder on a free port; what is changed in it meanwhile is served as it is then. */
export async function serve(outDir: string): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
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
  return { url, stop: () => server.close() };
}
