import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { test } from "./browser.ts";
import { dealShown } from "./recorder.ts";
import { importFile, visit } from "./steps.ts";

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

test("a deal with a declaration, a fine and an ultimo by the letters of the keyboard alone", async ({ open }) => {
  const page = await open("", { viewport: { width: 1180, height: 820 } });
  await importFile(page, shownBackup());
  await visit(page, SCREENS["table"] ?? "");
  const number = await dealShown(page);
  await page.keyboard.press("?");
  await page.locator(".dock[data-face=keys]").waitFor();
  await page.keyboard.press("Escape");
  const deal: readonly (readonly [keys: string, shows: string])[] = [
    ["e", "[data-face=person]"],
    ["r", "[data-face=declare]"],
    ["h", "[data-tap='of:hearts'][aria-pressed=true]"],
    ["b", "[data-tap='lacking:queen'][aria-pressed=true]"],
    ["q", "[data-face=person]"],
    ["o", "[data-face=fines]"],
    ["j", "[data-tap='accepted:accepted']"],
    ["f", "[data-face=rest]"],
    ["d", "[data-face=pad]"],
    ["h", "[data-tap='ultimo:king:hearts'][aria-pressed=true]"],
    ["3122", "[data-tap=save]"],
  ];
  for (const [keys, shows] of deal) {
    await page.keyboard.type(keys);
    await page.locator(shows).first().waitFor();
  }
  await page.keyboard.press("Enter");
  await page.locator("h1.deal", { hasText: `Spil ${number + 1}` }).waitFor();
  const saved = page.locator("[data-tap=amend-last]");
  await saved.filter({ hasText: "gør ultimo med" }).filter({ hasText: "melder halvt i" }).waitFor();
  await saved.filter({ hasText: "kulørsvigt" }).waitFor();
});
