import { expect, test } from "../e2e/browser.ts";
import { everyForm } from "../e2e/filled.ts";
import { importFile } from "../e2e/steps.ts";
import { shownBackup } from "../support/shown.ts";

test.for([
  ["a small phone", { width: 360, height: 740 }],
  ["a phone", { width: 390, height: 844 }],
  ["a phone on its side", { width: 844, height: 390 }],
  ["a phone at twice the text size", { width: 195, height: 422 }],
  ["a tablet", { width: 1180, height: 820 }],
] as const)("every form is easy to hit and passes axe when filled in, on %s", async ([, viewport], { open }) => {
  const page = await open("", { viewport });
  await importFile(page, shownBackup());
  expect(await everyForm(page)).toEqual([]);
});
