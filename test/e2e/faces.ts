import type { Page } from "playwright-core";
import { SCREENS } from "../support/screens.ts";
import { visit } from "./steps.ts";

/** The last trick and two piles. */
export const PLAIN: readonly string[] = ["winner:A", "digit:3", "digit:1", "digit:2", "digit:2"];
const HALF = ["person:C", "declare:C:half", "of:hearts", "lacking:queen"];
const LOST = ["person:A", "lost:A:king:clubs", "taker:B"];

/** What the dock can show, each by the keys that lead there; A, B and C are the three who play, from the left. */
export const FACES: Readonly<Record<string, readonly string[]>> = {
  rest: [],
  pad: [...LOST, ...HALF, "winner:C", "ultimo:king:hearts", "digit:3", "digit:1"],
  counted: PLAIN,
  "third-pile": [...PLAIN, "count:C"],
  "too-much": ["winner:A", "digit:3", "digit:1", "digit:5", "digit:2"],
  person: ["person:C"],
  noted: [...LOST, ...HALF, "back", "lost:C:king", "taker:unknown"],
  half: HALF,
  taroks: ["person:C", "declare:C:taroks", "taroks:11:withPagat"],
  matadors: ["person:C", "declare:C:matadors"],
  impossible: [...HALF, "person:B", "declare:B:full", "of:hearts"],
  moved: [...HALF, "move:declarations:0"],
  lost: ["person:A", "lost:A:king:clubs"],
  fines: ["person:A", "fines:A"],
  fine: ["person:A", "fines:A", "fine:A:revoke"],
  "fine-amount": ["person:A", "fines:A", "fine:A:other"],
  ultimo: ["winner:A", "ultimo:pagat", "person:A", "theUltimo"],
  why: [...LOST, ...HALF, "winner:C", "ultimo:king:hearts", "payments"],
  nolo: ["person:A", "nolo:A"],
  voided: ["person:A", "fines:A", "fine:A:revoke", "accepted:not-accepted"],
  more: ["more"],
  seating: ["seating"],
  barred: ["person:A", "fines:A", "fine:A:revoke", "accepted:accepted", "winner:A"],
  duty: ["person:A", "declare:A:taroks", "further", "further", "taroks:22:withPagat"],
  note: ["more", "noteFace"],
  pot: ["pot:king"],
};

/** Turns the dock to a face, on an empty draft. */
export async function turnTo(page: Page, face: readonly string[]): Promise<void> {
  const [a = "", b = "", c = ""] = await page
    .locator("[data-tap^='winner:']")
    .evaluateAll((keys) => keys.map((key) => (key as HTMLElement).dataset["tap"]?.split(":")[1] ?? ""));
  const called: Readonly<Record<string, string>> = { A: a, B: b, C: c };
  for (const id of face) {
    const named = id.replace(/:([ABC])(?=:|$)/g, (_, who: string) => `:${called[who]}`);
    const key = page.locator(`[data-tap="${named}"]`).first();
    // A key that cannot be now is tapped all the same: it says why.
    await key.click({ force: (await key.getAttribute("aria-disabled")) === "true" });
  }
}

/** Looks at the table with the dock turned to every face. */
export async function everyFace(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, face] of Object.entries(FACES)) {
    await visit(page, SCREENS["table"] ?? "");
    await page.locator("main.surface .col").first().waitFor();
    await turnTo(page, face);
    found.push(...(await look(page)).map((line) => `${name}: ${line}`));
    await page.evaluate(() => indexedDB.databases());
    await forget(page);
  }
  return found;
}

/** Takes the draft away, so that the next face begins with nothing noted. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("kongekop");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("drafts", "readwrite");
          change.objectStore("drafts").clear();
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
