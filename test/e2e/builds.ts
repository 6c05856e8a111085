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
  /** What is served. */
  readonly folder: string;
  readonly builds: readonly Build[];
  /** The one that is served, or being put up. */
  served(): Build;
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
  let turn = -1;
  const served = () => {
    const build = builds[turn % builds.length];
    if (!build) throw new Error("nothing is served yet");
    return build;
  };
  const publishNext = () => {
    turn++;
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(served().folder, folder, { recursive: true });
    return served();
  };
  publishNext();
  const { url, stop } = await serve(folder);
  const remove = () => {
    for (const one of [folder, ...builds.map((build) => build.folder)]) rmSync(one, { recursive: true, force: true });
  };
  return { url, folder, builds, served, publishNext, close: () => stop().then(remove) };
}

/** The version that the app says it is. */
export async function versionShown(page: Page): Promise<string> {
  await page.locator("main:not(.shell) h1").waitFor();
  if (!page.url().endsWith("#/settings/about")) await follow(page, "#/settings/about");
  return ((await page.locator("main b").first().textContent()) ?? "").replace(/^\D*/, "");
}

/** What of the page is not of a build: nothing, where one whole version runs. */
export const strangeFiles = async (page: Page, { files }: Build): Promise<string[]> =>
  (await loadedFiles(page)).filter((name) => !files.has(name));

/** The scripts and styles that the page has loaded, by their places in the build. */
const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => /\.(js|css)$/.test(name) && name.startsWith("assets/")),
  );
