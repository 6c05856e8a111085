import { describe } from "vitest";
import { CLUB_EVENING } from "../support/cases.ts";
import { expect, test } from "./browser.ts";
import { dealShown, setUp, shows, tapKey, tapPlainDeal } from "./recorder.ts";

const { file } = CLUB_EVENING;

describe("taps from an empty draft to the next deal", () => {
  test("an ordinary deal takes 6", async ({ page }) => {
    await setUp(page, file);
    await page.evaluate(() => {
      document.documentElement.dataset["taps"] = "0";
      addEventListener("click", () => {
        const { dataset } = document.documentElement;
        dataset["taps"] = String(Number(dataset["taps"]) + 1);
      });
    });
    await tapPlainDeal(page);
    await tapKey(page, "save");
    await shows(page, 2);
    expect(await dealShown(page)).toBe(2);
    expect(await page.evaluate(() => Number(document.documentElement.dataset["taps"]))).toBe(6);
  });
});
