import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { booksShown, dealShown, shows, tapKey, tapPlainDeal } from "./recorder.ts";
import { importFile, stored, visit } from "./steps.ts";

/** The other slips: test/rules/tarok/recording/slips.test.ts; the wrong winner of a deal that is saved: taps.e2e.ts. */
test("a deal that was recorded twice is taken back in one tap, and everybody holds what they held", async ({
  page,
}) => {
  await importFile(page, shownBackup());
  await visit(page, SCREENS["table"] ?? "");
  await page.locator("main.surface .col").first().waitFor();
  const number = await dealShown(page);
  const [{ document }] = (await stored(page, "evenings")) as [{ document: Parameters<typeof booksShown>[1] }];
  const record = async (next: number) => {
    await tapPlainDeal(page);
    await tapKey(page, "save");
    await shows(page, next);
  };
  await record(number + 1);
  const before = await booksShown(page, document);
  await record(number + 2);
  await tapKey(page, "undo");
  await shows(page, number + 1);
  console.info("slip: a deal recorded twice, mended in 1");
  await expect.poll(() => booksShown(page, document)).toEqual(before);
});
