import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { describe } from "vitest";
import { brokenWords } from "../e2e/broken-words.ts";
import { expect, LAUNCH, PHONE, test } from "../e2e/browser.ts";
import { FACES, forget, turnTo } from "../e2e/faces.ts";
import { blind, hidden } from "../e2e/in-sight.ts";
import { overflowing } from "../e2e/overflow.ts";
import { eveningOfEight, ROUND_FACES, turnRound } from "../e2e/rounds.ts";
import { importFile, visit } from "../e2e/steps.ts";
import { CASES } from "../support/cases.ts";
import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";

/** Opens the app in a browser whose reader has set the size of the text, which queries in em follow and zoom is not. */
async function withText(
  url: string,
  pixels: number,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const args = [...LAUNCH.args, `--blink-settings=defaultFontSize=${pixels}`];
  const browser = await chromium.launch({ ...LAUNCH, args });
  try {
    const page = await (await browser.newContext({ ...PHONE, ...options })).newPage();
    await page.goto(url);
    return await look(page);
  } finally {
    await browser.close();
  }
}

interface Table {
  readonly file: string;
  readonly hash: string;
  readonly faces: Readonly<Record<string, readonly string[]>>;
  readonly turn: (page: Page, face: readonly string[]) => Promise<void>;
}

const only = (faces: Table["faces"], names: readonly string[]): Table["faces"] =>
  Object.fromEntries(names.map((name) => [name, faces[name] ?? []]));

/** A table of Tarok of so many, still running. */
function tableOf(seats: number): Table {
  const found = CASES.map(([, { file }]) => file).find((file) => file.game === "tarok" && file.seats.length === seats);
  if (!found) throw new Error(`no table of ${seats}`);
  const faces = only(FACES, ["rest", "counted"]);
  return { file: JSON.stringify({ ...found, end: null }), hash: `#/evening/${found.id}`, faces, turn: turnTo };
}

const TABLES: Readonly<Record<string, Table>> = {
  "three at the table": tableOf(3),
  "four at the table": {
    file: shownBackup(),
    hash: SCREENS["table"] ?? "",
    faces: only(FACES, ["rest", "counted", "pad", "too-much", "noted", "why", "pot"]),
    turn: turnTo,
  },
  "five at the table": tableOf(5),
  "eight at Triomphe": {
    file: JSON.stringify(eveningOfEight()),
    hash: `#/evening/${eveningOfEight().id}`,
    faces: only(ROUND_FACES, ["rest", "shown", "tricks", "stake"]),
    turn: turnRound,
  },
};

/** Brings the table in and turns its dock to its faces; a line for what is not seen. */
async function unseen(page: Page, { file, hash, faces, turn }: Table): Promise<string[]> {
  const found: string[] = [];
  await importFile(page, file);
  for (const [name, face] of Object.entries(faces)) {
    // No table is open here that could still write its draft.
    await visit(page, "#/");
    await forget(page);
    await visit(page, hash);
    await page.locator("main.surface :is(.col, .seat)").first().waitFor();
    await turn(page, face);
    const seen = [...(await blind(page)), ...(await hidden(page))];
    found.push(...seen.map((line) => `${name}: ${line}`));
  }
  return found;
}

describe.for([
  ["da-DK", 360, 740],
  ["da-DK", 390, 844],
  ["sv-SE", 360, 740],
  ["en-GB", 360, 740],
] as const)("in %s on %i x %i", ([locale, width, height]) => {
  test.for([16, 20, 24, 32])(
    "no number of the table is cut, covered or typed blind at %i px",
    async (pixels, { url }) => {
      const found = await withText(url, pixels, { locale, viewport: { width, height } }, async (page) => {
        const lines: string[] = [];
        for (const [name, table] of Object.entries(TABLES))
          lines.push(...(await unseen(page, table)).map((line) => `${name}, ${line}`));
        return lines;
      });
      expect(found).toEqual([]);
    },
  );
});

/** Those that are looked at while people sit together. */
const AT_TABLE = ["start", "new", "table", "settle", "settle-ended"];

describe.for([
  [844, 390],
  [1180, 820],
] as const)("on its side, %i x %i", ([width, height]) => {
  test.for([16, 20, 24, 32])("no word breaks, no text is out of its box at %i px", async (pixels, { url }) => {
    const found = await withText(url, pixels, { locale: "da-DK", viewport: { width, height } }, async (page) => {
      const lines: string[] = [];
      await importFile(page, shownBackup());
      for (const name of AT_TABLE) {
        await visit(page, SCREENS[name] ?? "");
        await page.getByRole("heading", { level: 1 }).waitFor();
        const seen = [...(await brokenWords(page)), ...(await overflowing(page))];
        lines.push(...seen.map((line) => `${name}: ${line}`));
      }
      return lines;
    });
    expect(found).toEqual([]);
  });
});
