import type { BrowserContextOptions, Page } from "playwright-core";
import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { follow, importFile, visit } from "./steps.ts";

/** Looks at every screen and tells what was found by the screen's name. */
export async function everyScreen(
  open: (path?: string, options?: BrowserContextOptions) => Promise<Page>,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const page = await open("", options);
  await importFile(page, shownBackup());
  const found: string[] = [];
  for (const [name, hash] of Object.entries(SCREENS)) {
    // An entry opens within the book, which is entered no second time.
    await (hash.includes("/book/") ? visit(page, hash) : follow(page, hash));
    found.push(...(await look(page)).map((line) => `${name}: ${line}`));
  }
  return found;
}
