import type { Page } from "playwright-core";
import type { Evening } from "../../src/model/index.ts";
import { TRIOMPHE_CASES } from "../support/cases.ts";
import { forget } from "./faces.ts";
import { visit } from "./steps.ts";

/** The evening of eight among the fixtures, still running. */
export function eveningOfEight(): Evening {
  const found = TRIOMPHE_CASES.map(([, { file }]) => file).find(({ seats }) => seats.length === 8);
  if (!found) throw new Error("no evening of eight");
  return { ...found, end: null };
}

/** Waits until the table shows a round. */
export const showsRound = (page: Page, number: number): Promise<void> =>
  page.locator("h1.deal", { hasText: new RegExp(`^(Runde|Round|Giv) ${number}(?!\\d)`) }).waitFor();

const FIVE = ["trick:A", "trick:B", "trick:A", "trick:C", "trick:B"];

/** What the dock of a round can show, by the keys that lead there; A is the first at the table, B and C follow. */
export const ROUND_FACES: Readonly<Record<string, readonly string[]>> = {
  rest: [],
  shows: ["person:B"],
  shown: ["person:B", "show:B:fool", "show:B:strength"],
  twice: ["person:B", "show:B:fool", "person:C", "show:C:fool"],
  death: ["person:C", "death:C"],
  tricks: ["trick:A", "trick:B"],
  tie: ["person:C", "show:C:fool", ...FIVE],
  again: [...FIVE, "place:1"],
  sixth: [...FIVE, "trick:C"],
  why: ["person:B", "show:B:magician", "payments"],
  pot: ["pot"],
  more: ["more"],
  table: ["seating"],
  seating: ["seating", "sitOut:B"],
  stake: ["more", "stake", "digit:2"],
};

/** Taps keys whose players are named by letters, in the order of the seats. */
export async function turnRound(page: Page, ids: readonly string[]): Promise<void> {
  const seats = await page
    .locator(".seat-who")
    .evaluateAll((keys) =>
      keys.map((key) => (key instanceof HTMLElement ? key.dataset["tap"]?.split(":")[1] : "") ?? ""),
    );
  for (const id of ids) {
    const named = id.replace(/:([ABC])\b/, (_, letter: string) => `:${seats["ABC".indexOf(letter)]}`);
    // What cannot be can be tapped too: the dock then says why.
    await page.locator(`[data-tap="${named}"]`).first().click({ force: true });
  }
}

/** Turns the dock of a round to everything that it can show, and looks at each; a line for each thing found. */
export async function everyRoundFace(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, ids] of Object.entries(ROUND_FACES)) {
    // No table is open here that could still write its draft.
    await visit(page, "#/");
    await forget(page);
    await visit(page, `#/evening/${eveningOfEight().id}`);
    await page.locator("main.surface .seat").first().waitFor();
    await turnRound(page, ids);
    found.push(...(await look(page)).map((line) => `${name}: ${line}`));
  }
  return found;
}
