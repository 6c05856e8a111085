import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { describe } from "vitest";
import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { FACES, turnTo } from "./faces.ts";
import { dealShown } from "./recorder.ts";
import { importFile, visit } from "./steps.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page, a line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target} ${html}`));
}

/** Keys too small for a thumb, or too near to another one that does something else; what does not fit on the screen. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const keys = document.querySelectorAll<HTMLElement>("main :is(button, a, input)");
    // What moves under the thumb stands where it is moved to.
    const boxes = [...keys].flatMap((key) => {
      if (key.closest(".scroll")) return [];
      const box = key.getBoundingClientRect();
      return box.width === 0 ? [] : [{ id: key.dataset["tap"] ?? key.className, box, key }];
    });
    for (const { id, box, key } of boxes) {
      if (box.width < 47.9 || box.height < 47.9) found.push(`${id} is ${box.width} x ${box.height}`);
      if (key.scrollWidth > key.clientWidth + 2) found.push(`${id} does not hold its word`);
    }
    for (const [i, one] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) {
        const x = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
        const y = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
        if (one.id !== other.id && Math.max(x, y) < 7.9)
          found.push(`${one.id} and ${other.id} are ${Math.max(x, y)} apart`);
      }
    }
    const dock = document.querySelector(".dock");
    if (dock && dock.scrollHeight > dock.clientHeight + 1) found.push(`the dock holds ${dock.scrollHeight}`);
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page is ${scrollWidth} x ${scrollHeight}`);
    return found;
  });
}

/** Looks at the table with the dock turned to every face. */
async function everyFace(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
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
const forget = (page: Page): Promise<void> =>
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

describe("the table, whatever its dock shows", () => {
  test.for(["dark", "light"] as const)("gives axe nothing to find in the %s theme", async (colorScheme, { open }) => {
    // A face that is fading in has less contrast for a moment.
    const page = await open("", { colorScheme, reducedMotion: "reduce" });
    await importFile(page, shownBackup());
    expect(await everyFace(page, violations)).toEqual([]);
  });

  test.for([
    [360, 740],
    [390, 844],
    [390, 664],
    [844, 390],
    [1180, 820],
  ] as const)("fits on %i x %i, each key 48 px and 8 px from the next", async ([width, height], { open }) => {
    const page = await open("", { viewport: { width, height } });
    await importFile(page, shownBackup());
    expect(await everyFace(page, misplaced)).toEqual([]);
  });
});

test("at twice the text size people are rows, and nothing is wider than the screen", async ({ open }) => {
  const page = await open("", { viewport: { width: 195, height: 422 } });
  await importFile(page, shownBackup());
  const wider = (at: Page) =>
    at.evaluate(() => {
      const keys = [...document.querySelectorAll<HTMLElement>("main :is(button, a)")];
      const cut = keys.filter((key) => key.scrollWidth > key.clientWidth + 2).map((key) => key.textContent ?? "");
      const { scrollWidth } = document.documentElement;
      return scrollWidth > innerWidth ? [...cut, `the page is ${scrollWidth} wide`] : cut;
    });
  expect(await everyFace(page, wider)).toEqual([]);
});

test("a whole deal by keyboard alone", async ({ open }) => {
  const page = await open("", { viewport: { width: 1180, height: 820 } });
  await importFile(page, shownBackup());
  await visit(page, SCREENS["table"] ?? "");
  const number = await dealShown(page);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["tap"] ?? "");
  for (let i = 0; i < 30 && !(await focused()).startsWith("winner:"); i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("3122");
  await page.locator("[data-tap=save]").waitFor();
  await page.keyboard.press("Enter");
  await page.locator("h1.deal", { hasText: `Spil ${number + 1}` }).waitFor();
});
