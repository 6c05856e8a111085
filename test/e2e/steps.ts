import type { Page } from "playwright-core";

/** Brings a file in by the app's own import: chosen, previewed, agreed to. */
export async function importFile(page: Page, text: string): Promise<void> {
  await page.goto(`${page.url().split("#")[0]}#/settings/data`);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "kongekop.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: /^(Hent ind|Bring it in)$/ }).click();
  await page.getByText(/^(Filen er hentet ind|The file has been brought in)/).waitFor();
}

/** Goes to another screen by its address and waits until it stands there. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator(`main:not(.shell) h1`).first().waitFor();
}
