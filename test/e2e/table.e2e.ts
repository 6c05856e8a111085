import { describe } from "vitest";
import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { everyFace } from "./faces.ts";
import { misplaced } from "./felt.ts";
import { dealShown } from "./recorder.ts";
import { importFile, visit } from "./steps.ts";
import { violations } from "./violations.ts";

/** Two of the sizes, each in one theme; test/verify has all of them. */
describe("the table, whatever its dock shows", () => {
  test.for([
    ["dark", 360, 740],
    ["light", 1180, 820],
  ] as const)(
    "in the %s theme on %i x %i: axe finds nothing, each key is 48 px and 8 px from the next",
    async ([colorScheme, width, height], { open }) => {
      const page = await open("", { colorScheme, viewport: { width, height } });
      await importFile(page, shownBackup());
      expect(await everyFace(page, async () => [...(await misplaced(page)), ...(await violations(page))])).toEqual([]);
    },
  );
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
