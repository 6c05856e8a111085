import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { expect, test } from "../e2e/browser.ts";
import { follow, importFile, stored, visit } from "../e2e/steps.ts";
import { CORPUS } from "../hostile/corpus.ts";
import { LINKS } from "../hostile/links.ts";
import { mutated } from "../hostile/mutate.ts";
import { chanceOf } from "../hostile/random.ts";
import { SCREENS } from "../support/screens.ts";
import { clubEvening, RUNNING, shownBackup } from "../support/shown.ts";

const TABLES = ["people", "profiles", "seasons", "nights", "payments", "evenings", "revisions", "device", "copies"];
const drawerOf = async (page: Page): Promise<string> =>
  JSON.stringify(await Promise.all(TABLES.map((table) => stored(page, table))));

/** A folder for files that are too large to be handed to the browser otherwise. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "kongekop-hostile-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** How long the page could answer nobody, in ms: the longest since it was loaded. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve(Math.max(0, ...observer.takeRecords().map(({ duration }) => duration))));
      }),
  );

/** A hang; far more than anything takes here, since the machine may be busy with something else. */
const HANG_MS = 8000;

/** Chooses a file, and waits for what the app says of it. */
async function answered(page: Page, path: string): Promise<void> {
  await visit(page, "#/settings/data");
  await page.locator("input[type=file]").setInputFiles(path);
  await page.locator("section:has(input[type=file]) [role=status], .preview").first().waitFor({ timeout: 60_000 });
}

const MUTATIONS = Array.from({ length: 60 }, (_, seed) => ({
  name: `mutation ${seed}`,
  text: () => mutated(shownBackup(), chanceOf(seed)),
}));

test.for([
  ["file of the corpus", CORPUS.filter(({ large }) => !large)],
  ["large file of the corpus", CORPUS.filter(({ large }) => large)],
  ["mutation", MUTATIONS],
] as const)("every %s is answered on the screen, and changes nothing", async ([, files], { page }) => {
  await importFile(page, shownBackup());
  const [before, path] = [await drawerOf(page), join(folder(), "a.json")];
  for (const { name, text } of files) {
    writeFileSync(path, text());
    await answered(page, path);
    expect(await drawerOf(page), name).toBe(before);
    expect(await longestTask(page), name).toBeLessThan(HANG_MS);
  }
});

test("every hostile link is answered on the screen, and changes nothing", async ({ page }) => {
  await importFile(page, shownBackup());
  const before = await drawerOf(page);
  for (const { name, form, data } of LINKS) {
    await visit(page, `#/shared/${form}/${data()}`);
    await page.locator(".notice, .sheet-settlement").or(page.getByText("Her er ikke noget")).first().waitFor();
    expect(await drawerOf(page), `${name}, form ${form}`).toBe(before);
  }
});

const HARMFUL = ["markup", "a formula", "right-to-left", "zero-width", "nothing to be seen", "names of 100 letters"];

test.for(HARMFUL)("what comes in is shown and never run, on every screen (%s)", async (harmful, { page }) => {
  const file = CORPUS.find(({ name }) => name === harmful);
  await importFile(page, shownBackup());
  const path = join(folder(), "a.json");
  writeFileSync(path, file?.text() ?? "");
  await answered(page, path);
  await page.getByRole("button", { name: "Hent ind" }).click();
  await page.getByText("Filen er hentet ind.").waitFor();
  for (const screen of Object.values(SCREENS)) {
    const hash = screen.replaceAll(RUNNING, clubEvening().id);
    await (hash.includes("/book/") ? visit(page, hash) : follow(page, hash));
  }
  expect(await page.locator("main img[src], main script").count()).toBe(0);
});

interface Trusting {
  readonly trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

test("the page runs nothing that is put into it", async ({ page, trouble }) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const refused = await page.evaluate(() => {
    const policy = (name: string) => (window as unknown as Trusting).trustedTypes.createPolicy(name, {});
    const attempts: Record<string, () => unknown> = {
      markup: () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>"),
      "a script's address": () => document.createElement("script").setAttribute("src", "https://example.org/a.js"),
      "another policy": () => policy("other"),
      "the same policy again": () => policy("kongekop"),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(["markup", "a script's address", "another policy", "the same policy again"]);
  // Each once by the browser, and once by what every browser test listens with.
  const told = () => trouble.filter((line) => line.includes("policy violated")).length;
  await expect.poll(told).toBe(refused.length);
  expect(trouble.splice(0).length).toBe(2 * refused.length);
});
