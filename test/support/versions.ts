import { readdirSync, readFileSync } from "node:fs";
import { MIGRATIONS, versionAfter } from "../../src/model/index.ts";
import type { DatabaseDump } from "./database.ts";

const folder = `${import.meta.dirname}/../fixtures/versions/`;

/** What scripts/versions.ts once wrote with each version that has landed, by its name. */
export const kept = (kind: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(kind))
    .map((name) => [name, readFileSync(folder + name, "utf8").trim()]);

/** The version or the form in a name. */
export const numberOf = (name: string): number => Number(name.match(/\d+/)?.[0]);

/** Databases as versions before this one left them. */
export const OLDER_DATABASES: readonly { readonly version: number; readonly dump: DatabaseDump }[] = kept("database")
  .map(([name, text]) => ({ version: numberOf(name), dump: JSON.parse(text) as DatabaseDump }))
  .filter(({ version }) => version < versionAfter(MIGRATIONS));
