import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { aBuild, serve } from "../../scripts/served.ts";
import { follow } from "./steps.ts";

/** A version of the app, built. */
export interface Build {
  readonly version: string;
  readonly folder: string;
  /** The places of all its files. */
  readonly files: ReadonlySet<string>;
}

/** A server that has one of some versions at a time. */
export interface Publisher {
  readonly url: string;
  readonly builds: readonly Build[];
  /** Puts the next build in the place of the one that is served, as an upload does: nothing of that one stays. */
  publishNext(): Build;
  close(): Promise<void>;
}

function buildAs(version: string): Build {
  const folder = aBuild(version);
  return { version, folder, files: new Set(readdirSync(folder, { recursive: true, encoding: "utf8" })) };
}

/** Builds the app as some versions, and serves the first; after the last one comes the first again. */
export async function publisher(...versions: readonly [string, ...string[]]): Promise<Publisher> {
  const builds = versions.map(buildAs);
  const folder = mkdtempSync(join(tmpdir(), "kongekop-served-"));
  let next = 0;
  const publishNext = () => {
    const build = builds[next % builds.length];
    if (!build) throw new Error("no build");
    next++;
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(build.folder, folder, { recursive: true });
    return build;
  };
  publishNext();
  const { url, stop } = await serve(folder);
  const remove = () => {
    for (const one of [folder, ...builds.map((build) => build.folder)]) rmSync(one, { recursive: true, force: true });
  };
  return { url, builds, publishNext, close: () => stop().then(remove) };
}

/** The version that the app says it is. */
export async function versionShown(page: Page): Promise<string> {
  await follow(page, "#/settings/about");
  return ((await page.locator("main b").first().textContent()) ?? "").replace(/^\D*/, "");
}

/** The scripts and styles that the page has loaded, by their places in the build. */
export const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => /\.(js|css)$/.test(name) && name.startsWith("assets/")),
  );
