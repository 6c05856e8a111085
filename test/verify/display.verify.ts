import type { Page } from "playwright-core";
import { append, open as openEvening } from "../../src/ledger/index.ts";
import { type Books, type Evening, points } from "../../src/model/index.ts";
import { expect, test } from "../e2e/browser.ts";
import { dealShown, numberIn, shows, tapKey, tapPlainDeal } from "../e2e/recorder.ts";
import { importFile, visit } from "../e2e/steps.ts";
import { RUNNING, shownBackup } from "../support/shown.ts";

const DISPLAY = `#/evening/${RUNNING}/display`;
const TABLE = `#/evening/${RUNNING}`;
const TABLET = { viewport: { width: 1180, height: 820 } };

/** The running evening of the pictures, and what its books say. */
function running(): { readonly file: Evening; readonly books: Books } {
  const { evenings } = JSON.parse(shownBackup()) as { evenings: Evening[] };
  const file = evenings.find(({ id }) => id === RUNNING);
  if (!file) throw new Error("no evening is running");
  let { state } = openEvening(file);
  for (const entry of file.entries) state = append(file, state, entry).state;
  return { file, books: state.books };
}

/** What the display says everybody and both pots hold. */
async function displayed(page: Page, { players }: Evening): Promise<Pick<Books, "players" | "pots">> {
  const cups = await page.locator(".display .cup").allInnerTexts();
  const held = players.map(async ({ id }) => {
    const balance = page.locator(`[data-player="${id}"] .display-balance`);
    return [id, points(numberIn((await balance.textContent()) ?? ""))] as const;
  });
  const [pagat = "", king = ""] = cups;
  return {
    players: Object.fromEntries(await Promise.all(held)),
    pots: { pagat: points(numberIn(pagat)), king: points(numberIn(king)) },
  };
}

const locked = (page: Page) => page.getByRole("status").filter({ hasText: "Låst" });

test("the display shows what the books say, and follows a deal that is saved in another tab", async ({ open }) => {
  const page = await open("", TABLET);
  await importFile(page, shownBackup());
  await visit(page, DISPLAY);
  const { file, books } = running();
  expect(await displayed(page, file)).toEqual({ players: books.players, pots: books.pots });

  const other = await page.context().newPage();
  await other.goto(page.url());
  await visit(other, TABLE);
  const before = await dealShown(other);
  await tapPlainDeal(other);
  await tapKey(other, "save");
  await shows(other, before + 1);
  await page.getByRole("heading", { name: `Spil ${before + 1}`, exact: true }).waitFor();
  const after = await displayed(page, file);
  const total = [...Object.values(after.players), ...Object.values(after.pots)].reduce((sum, held) => sum + held, 0);
  expect(total).toBe(0);
  expect(after).not.toEqual({ players: books.players, pots: books.pots });
});

test("turned by half it stays so after a restart, and everybody stays where they sit", async ({ open }) => {
  const page = await open("", TABLET);
  await importFile(page, shownBackup());
  await visit(page, DISPLAY);
  const places = () =>
    page.locator(".display-seats li").evaluateAll((seats) =>
      seats.map((seat) => {
        const { x, y, width, height } = seat.getBoundingClientRect();
        return [Math.round((x + width / 2) / 100), Math.round((y + height / 2) / 100)];
      }),
    );
  const before = await places();
  await page.getByRole("button", { name: "Vend skærmen om mod de andre" }).click();
  await page.locator(".display.turned").waitFor();
  expect(await places()).toEqual(before);
  await visit(page, DISPLAY);
  await page.locator(".display.turned").waitFor();
});

test("locked, it opens to three keys in their order and to nothing else", async ({ open }) => {
  const page = await open("", TABLET);
  await importFile(page, shownBackup());
  await visit(page, DISPLAY);
  await page.getByRole("button", { name: "Lås skærmen mod tryk" }).click();
  await locked(page).waitFor();
  expect(await page.getByRole("link").count()).toBe(0);
  const digit = (n: number) => page.getByRole("button", { name: `${n}, lås op` });
  for (const n of [1, 1, 1, 2, 1, 3, 2]) await digit(n).click();
  await page.mouse.click(590, 400);
  expect(await locked(page).isVisible()).toBe(true);
  for (const n of [1, 2, 3]) {
    await digit(n).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByRole("link", { name: "Bordet" }).waitFor();
});

test("the table left alone for a minute rests as the display; the tap that wakes it does nothing else", async ({
  open,
}) => {
  const page = await open("", TABLET);
  await importFile(page, shownBackup());
  await page.clock.install();
  await visit(page, TABLE);
  await page.locator(".surface .key.last").first().waitFor();
  await page.clock.runFor(61_000);
  await page.getByRole("button", { name: "Tryk for at notere" }).waitFor();
  const key = { x: 150, y: 560 };
  await page.mouse.click(key.x, key.y);
  await page.locator(".surface .key.last").first().waitFor();
  expect(await page.locator(".surface .key.last[aria-pressed=true]").count()).toBe(0);

  await page.locator(".surface .key.last").first().click();
  await page.locator(".surface .key.last[aria-pressed=true]").waitFor();
  await page.clock.runFor(120_000);
  expect(await page.locator("main.surface").isVisible()).toBe(true);
});

/** A wake lock of our own, which keeps count. */
function stubWakeLock(): void {
  const counts = { asked: 0, released: 0 };
  Object.assign(window, { wakeLocks: counts });
  const request = () => {
    counts.asked++;
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        counts.released++;
        return Promise.resolve();
      },
    };
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}

test("the screen is kept awake while the evening is on it, and let go elsewhere", async ({ open }) => {
  const page = await open();
  await importFile(page, shownBackup());
  await page.addInitScript(stubWakeLock);
  await visit(page, TABLE);
  const counts = () => page.evaluate(() => (window as unknown as { wakeLocks: object }).wakeLocks);
  await expect.poll(counts).toEqual({ asked: 1, released: 0 });
  await page.evaluate((to) => location.assign(to), DISPLAY);
  await expect.poll(counts).toEqual({ asked: 2, released: 1 });
  await page.evaluate((to) => location.assign(to), "#/settings/table");
  await expect.poll(counts).toEqual({ asked: 2, released: 2 });
  await page.getByRole("switch", { name: "Hold skærmen tændt" }).click();
  await page.locator('[role=switch][aria-label="Hold skærmen tændt"][aria-checked=false]').waitFor();
  await page.evaluate((to) => location.assign(to), DISPLAY);
  await page.locator(".display h1").waitFor();
  expect(await counts()).toEqual({ asked: 2, released: 2 });
});
