import { expect, test } from "../e2e/browser.ts";
import { follow, importFile } from "../e2e/steps.ts";
import { clubEvening } from "../support/shown.ts";

test("a tap on the curve leads to that moment, which a link keeps and Back leaves", async ({ page }) => {
  await importFile(page, JSON.stringify(clubEvening()));
  const evening = `#/evening/${clubEvening().id}`;
  await follow(page, `${evening}/book`);
  await page.getByRole("link", { name: "Gennemgå aftenen" }).click();
  const slider = page.getByRole("slider", { name: "Hvor i aftenen" });
  await slider.waitFor();
  expect(await slider.getAttribute("aria-valuetext")).toBe("Åbning");

  await page.locator(".chart canvas").waitFor();
  const curve = page.locator(".chart .u-over");
  const { width = 0, height = 0 } = (await curve.boundingBox()) ?? {};
  const last = Number(await slider.getAttribute("max"));
  await curve.tap({ position: { x: (width * 7) / last, y: height / 2 } });
  const seventh = page.getByRole("heading", { name: "Spil 7 af 28" });
  await seventh.waitFor();
  await page.waitForURL((url) => url.hash === `${evening}/review/d7`);

  await page.reload();
  await seventh.waitFor();
  await page.getByRole("button", { name: "Næste" }).tap();
  await page.waitForURL((url) => url.hash === `${evening}/review/d8`);
  await page.goBack();
  await page.getByRole("heading", { name: "Bogen", exact: true }).waitFor();
});
