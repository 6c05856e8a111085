import { clubEvening } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { follow, importFile } from "./steps.ts";

/** The club's evening gone on until 40 deals are played. */
function fortyDeals(): string {
  const file = clubEvening();
  const entries = Array.from({ length: 40 }, (_, i) => ({ ...file.entries[i % file.entries.length], id: `deal ${i}` }));
  return JSON.stringify({ ...file, entries });
}

test("40 deals of four players are one page, with everybody's settlement and room to sign", async ({ page }) => {
  await importFile(page, fortyDeals());
  await follow(page, `#/evening/${clubEvening().id}/sheet`);
  await page.getByRole("button", { name: "Udskriv, eller gem som PDF" }).waitFor();
  expect(await page.locator(".sheet-deals tbody tr").count()).toBe(41);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("columnheader", { name: "Underskrift" }).isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Udskriv, eller gem som PDF" }).isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
});
