import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page once nothing on it moves, a line each: what is still fading in has less contrast. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations: found } = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run();
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target} ${html}`));
}
