import type { Page } from "playwright-core";
import { RUNNING } from "../support/shown.ts";
import { stumbles } from "./layout.ts";
import { visit } from "./steps.ts";
import { violations } from "./violations.ts";

const evening = `#/evening/${RUNNING}`;

/** Taps keys by their words, in order; a word that begins with `^` is the beginning of one. */
export async function tap(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const key = name.startsWith("^") ? new RegExp(name) : name;
    await page.getByRole("button", { name: key, exact: true }).first().click();
  }
}

/** Forms as somebody has half filled them in, where they show the most. */
const FILLED: readonly (readonly [string, string, readonly string[]])[] = [
  ["new", "#/new", ["Samme bord som sidst", "Træk lod igen"]],
  ["new, as it was left", "#/new", ["^Pris, jetons, sted og dato", "En anden dag", "Anden"]],
  ["fine", `${evening}/more/fine`, ["Birgit", "^Kulørsvigt", "Andet", "Note"]],
  ["transfer", `${evening}/more/transfer`, ["Birgit"]],
  ["pot check", `${evening}/more/potCheck`, ["^Kongekop", "7"]],
  ["jeton count", `${evening}/more/jetonCount`, ["7"]],
  ["jetons", `${evening}/more/jetons`, ["Birgit"]],
  ["leave", `${evening}/more/leave`, ["Birgit"]],
  ["seats", `${evening}/more/seats`, ["Birgit"]],
  ["last round", `${evening}/more/lastRound`, []],
  ["setup", `${evening}/setup`, ["^Pris og jetons", "^Dato og sted", "^Navne og pladser", "^Regler"]],
];

/** Fills in every form and tells, by its name, over what a thumb would stumble and what axe finds. */
export async function everyForm(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, at, taps] of FILLED) {
    await visit(page, at);
    await tap(page, ...taps);
    found.push(...[...(await stumbles(page)), ...(await violations(page))].map((line) => `${name}: ${line}`));
  }
  return found;
}
