import { expect, test } from "../e2e/browser.ts";
import { follow, importFile } from "../e2e/steps.ts";
import { clubEvening } from "../support/shown.ts";

test("28 deals of four are one page with all that was noted, everybody's settlement and room to sign", async ({
  page,
}) => {
  await importFile(page, JSON.stringify(clubEvening()));
  await follow(page, `#/evening/${clubEvening().id}/sheet`);
  await page.getByRole("button", { name: "Udskriv, eller gem som PDF" }).waitFor();
  expect(await page.locator(".sheet-deals tbody").count()).toBe(29);
  expect(await page.locator(".sheet-text").nth(16).textContent()).toMatch(/går bagud .* Tælling: Anders 23, /);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("columnheader", { name: "Underskrift" }).isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Udskriv, eller gem som PDF" }).isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
  // On two pages the head stands on both, and no entry is parted.
  expect(await page.locator(".sheet-deals thead").evaluate((head) => getComputedStyle(head).display)).toBe(
    "table-header-group",
  );
  const breaks = page.locator(".sheet-deals tbody").first();
  expect(await breaks.evaluate((entry) => getComputedStyle(entry).breakInside)).toBe("avoid");
});
