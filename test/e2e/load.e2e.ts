import { expect, test } from "./browser.ts";

test("the app loads without an error and without asking anyone else for anything", async ({ page }) => {
  await page.waitForLoadState("networkidle");
  expect(await page.locator("main").count()).toBe(1);
  expect(await page.title()).toBe("Kongekop");
});
