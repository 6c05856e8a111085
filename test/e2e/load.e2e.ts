import { expect, test } from "./browser.ts";

test("the app loads without an error and without asking anyone else for anything", async ({ page }) => {
  await page.waitForLoadState("networkidle");
  expect(await page.locator("main").count()).toBe(1);
  expect(await page.locator("#not-started").count()).toBe(0);
  expect(await page.title()).toBe("Kongekop");
});

test("where its scripts do not come, a sentence says so in place of an empty page", async ({ page, trouble }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await page.reload();
  const sentence = page.getByText("Kongekop kom ikke i gang.");
  // It takes no room, so that nothing moves when the app takes its place.
  expect(await page.locator("body").evaluate((body) => body.getBoundingClientRect().height)).toBe(0);
  expect(await sentence.isVisible()).toBe(false);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await sentence.waitFor();
  expect(trouble.splice(0).filter((line) => !line.includes("ERR_FAILED"))).toEqual([]);
});
