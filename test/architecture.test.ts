import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { violations } from "./support/architecture.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(`${root}src`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replaceAll("\\", "/"));
const sourceOf = (path: string): string => readFileSync(root + path, "utf8");

describe("the source keeps the house rules", () => {
  test("every file imports only what the table allows, and stays pure where it must", () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((path) => violations(path, sourceOf(path)))).toEqual([]);
  });

  test("half of the files are shorter than 80 lines", () => {
    const lengths = files.map((path) => sourceOf(path).split("\n").length).sort((a, b) => a - b);
    // The median of a handful of files says nothing.
    if (lengths.length >= 20) expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80);
  });
});

/** Where a game may be called by its name: its folder, its screens, the words, and the two lists of games. */
const MAY_NAME = /^src\/(rules\/triomphe|ui\/screens\/triomphe|i18n)\/|^src\/(rules\/registry|model\/game)\.ts$/;

test("a game is named by its own files alone", () => {
  const naming = files.filter((path) => /triomphe/i.test(path + sourceOf(path)));
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((path) => !MAY_NAME.test(path))).toEqual([]);
});

describe("the check sees", () => {
  test.each<[string, string, string]>([
    ["a folder that is not in the table", "src/misc/a.ts", ""],
    ["a file beside the folders", "src/helper.ts", ""],
    ["an import against the direction", "src/model/a.ts", 'import { b } from "../rules/b.ts";'],
    ["a package that is not the folder's", "src/ledger/a.ts", 'import Dexie from "dexie";'],
    ["a package below one that is allowed", "src/store/a.ts", 'import { add } from "dexie/add";'],
    ["a package with a folder's name", "src/rules/a.ts", 'import { b } from "model";'],
    ["a re-export", "src/store/a.ts", 'export * from "../ledger/b.ts";'],
    ["a named re-export", "src/store/a.ts", 'export { b } from "../ledger/b.ts";'],
    ["an import for its effect", "src/ui/a.ts", 'import "../store/b.ts";'],
    ["a lazy import", "src/ui/a.tsx", 'export const b = () => import("../store/b.ts");'],
    [
      "a lazy import with a computed name",
      "src/ui/a.tsx",
      "export const b = (c: string) => import(`../$" + "{c}.ts`);",
    ],
    ["a type from where not even types come", "src/ui/a.ts", 'import type { B } from "../ledger/b.ts";'],
    ["a type written in place", "src/ui/a.ts", 'export type B = import("../ledger/b.ts").B;'],
    ["a value where only types may come from", "src/ui/a.ts", 'import { b } from "../rules/b.ts";'],
    ["an import that is kept though its names are types", "src/i18n/a.ts", 'import { type B } from "../rules/b.ts";'],
    ["a file outside src", "src/cli/a.ts", 'import { b } from "../../test/b.ts";'],
    ["the boot", "src/ui/a.ts", 'import { b } from "../main.tsx";'],
    ["a game that knows another game", "src/rules/tarok/a.ts", 'import { b } from "../triomphe/b.ts";'],
    ["a default export", "src/model/a.ts", "export default 1;"],
    ["a default export by another name", "src/model/a.ts", "const a = 1; export { a as default };"],
    ["the clock", "src/rules/a.ts", "export const a = Date.now();"],
    ["the clock, by its property's text", "src/rules/a.ts", 'export const a = Date["now"]();'],
    ["the date of today", "src/ledger/a.ts", "export const a = new Date();"],
    ["chance", "src/rules/a.ts", "export const a = Math.random();"],
    ["crypto", "src/ledger/a.ts", "export const a = globalThis.crypto.randomUUID();"],
    ["a timer", "src/ledger/a.ts", "setTimeout(() => {}, 1);"],
  ])("%s", (_, path, source) => {
    expect(violations(path, source)).toHaveLength(1);
  });

  test.each<[string, string, string]>([
    ["the folder itself", "src/rules/tarok/a.ts", 'import { b } from "./b.ts";'],
    ["the registry importing the games", "src/rules/registry.ts", 'import { b } from "./tarok/index.ts";'],
    ["what the table names", "src/state/a.ts", 'import { b } from "../ledger/b.ts"; import "@preact/signals";'],
    ["packages below a star", "src/ui/a.tsx", 'import { useState } from "preact/hooks"; import { h } from "preact";'],
    ["node for the command line", "src/cli/a.ts", 'import { readFileSync } from "node:fs";'],
    ["types of the rules for the words", "src/i18n/a.ts", 'import type { B } from "../rules/b.ts";'],
    ["a lazy screen", "src/ui/screens/book/index.tsx", "export default function Book() { return <p />; }"],
    ["a given date", "src/ledger/a.ts", "export const a = (at: string) => new Date(at); // not Date.now()"],
    ["anything in the boot", "src/main.tsx", 'import { Workbox } from "workbox-window"; import "./store/b.ts";'],
  ])("but not %s", (_, path, source) => {
    expect(violations(path, source)).toEqual([]);
  });
});
