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
  /** Puts a build in the place of the one that is served, as an upload does: nothing of the one before stays. */
  publish(build: Build): void;
  close(): Promise<void>;
}

function buildAs(version: string): Build {
  const folder = aBuild(version);
  return { version, folder, files: new Set(readdirSync(folder, { recursive: true, encoding: "utf8" })) };
}

/** Builds the app as some versions, and serves the first. */
export async function publisher(...versions: readonly [string, ...string[]]): Promise<Publisher> {
  const builds = versions.map(buildAs);
  const served = mkdtempSync(join(tmpdir(), "kongekop-served-"));
  const publish = ({ folder }: Build) => {
    for (const name of readdirSync(served)) rmSync(join(served, name), { recursive: true, force: true });
    cpSync(folder, served, { recursive: true });
  };
  for (const build of builds.slice(0, 1)) publish(build);
  const { url, stop } = await serve(served);
  return {
    url,
    builds,
    publish,
    close: async () => {
      await stop();
      for (const folder of [served, ...builds.map((build) => build.folder)]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
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
