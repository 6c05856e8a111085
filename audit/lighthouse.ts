/**
 * `npm run audit`: Lighthouse judges the start and the table as they are shipped; the raw reports stay in audit/reports. What
 * else a machine does weighs four times in a run, so there are some of each, and the middle one counts.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import lighthouse, { type RunnerResult } from "lighthouse";
import { type BrowserContext, chromium } from "playwright-core";
import { ensureChromium } from "../scripts/browser.ts";
import { LAUNCH, PHONE } from "../scripts/launch.ts";
import { buildAndServe } from "../scripts/served.ts";
import { importFile } from "../test/e2e/steps.ts";
import { SCREENS } from "../test/support/screens.ts";
import { shownBackup } from "../test/support/shown.ts";
import { freePort } from "./free-port.ts";

const REPORTS = fileURLToPath(new URL("reports", import.meta.url));
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const AUDITED = ["start", "table"] as const;
const RUNS = 5;

/** Scores of 0 to 100 by category. */
type Scores = Readonly<Record<string, number>>;

/** A browser with an evening in it, which Lighthouse can join. */
async function withEvening(url: string, folder: string, port: number): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...LAUNCH,
    ...PHONE,
    args: [...LAUNCH.args, `--remote-debugging-port=${port}`],
  });
  const page = await context.newPage();
  await page.goto(url);
  await importFile(page, shownBackup());
  await page.close();
  return context;
}

async function judge(name: string, url: string, port: number): Promise<Scores> {
  const runs: RunnerResult[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(name, url, port));
  runs.sort((a, b) => score(a, "performance") - score(b, "performance"));
  console.log(`${name}: performance in ${RUNS} runs: ${runs.map((run) => score(run, "performance")).join(", ")}`);
  const middle = runs[(RUNS - 1) / 2];
  if (!middle) throw new Error(`${name} was not judged`);
  const [json = "", html = ""] = middle.report;
  writeFileSync(join(REPORTS, `${name}.json`), json);
  writeFileSync(join(REPORTS, `${name}.html`), html);
  return Object.fromEntries(CATEGORIES.map((id) => [id, score(middle, id)]));
}

async function runOnce(name: string, url: string, port: number): Promise<RunnerResult> {
  const result = await lighthouse(url, {
    port,
    output: ["json", "html"],
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${name}: ${runtimeError.message}`);
  return result;
}

const score = ({ lhr }: RunnerResult, category: string): number =>
  Math.round((lhr.categories[category]?.score ?? 0) * 100);

async function main(): Promise<void> {
  if (!ensureChromium()) throw new Error("no Chromium to audit with");
  mkdirSync(REPORTS, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "kongekop-audit-"));
  const { url, close } = await buildAndServe();
  const port = await freePort();
  const context = await withEvening(url, folder, port);
  try {
    for (const name of AUDITED) {
      const scores = await judge(name, new URL(SCREENS[name] ?? "", url).href, port);
      console.log(name, scores);
      if (CATEGORIES.some((category) => scores[category] !== 100)) process.exitCode = 1;
    }
    console.log("The raw reports: audit/reports");
  } finally {
    await context.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
