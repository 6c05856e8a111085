import { describe } from "vitest";
import { readEvening, replay, settle, stateAfter } from "../../src/ledger/index.ts";
import { CLUB_EVENING } from "../support/cases.ts";
import { expect, test } from "./browser.ts";
import { booksShown, exported, recordDeal, setUp, withIds } from "./recorder.ts";

const { file, expected } = CLUB_EVENING;

/** A deal after which the app is loaded anew; another one every day, told so that a failure can be repeated. */
const RELOAD_AFTER = new Date().getDate() % file.entries.length;

describe("the club's evening of 28 deals, by taps alone", () => {
  test("recorded, compared after every deal, settled to the file's payments, exported and replayed", async ({
    page,
  }) => {
    const ids = await setUp(page, file);
    const evening = withIds(file, ids);
    for (const [index, after] of expected.entries.entries()) {
      await recordDeal(page, evening, index);
      const shown = await booksShown(page, evening);
      expect(Object.values(shown.players), `after deal ${index + 1}`).toEqual(Object.values(after.players));
      expect(shown.pots, `after deal ${index + 1}`).toEqual(after.pots);
      if (index === RELOAD_AFTER) await page.reload();
    }
    await page.goto(`${page.url()}/settle`);
    await page.getByRole("button", { name: "Afslut aftenen" }).click();
    await page.getByText("Aftenen er slut").first().waitFor();
    await expect.poll(() => page.locator(".st-plan li").count()).toBe(expected.settlement?.minPayments);
    const out = (await exported(page)).evenings[0];
    const read = readEvening(out);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const settlement = settle(read.value, stateAfter(replay(read.value)));
    expect(Object.values(settlement.points)).toEqual(Object.values(expected.settlement?.points ?? {}));
    expect(Object.values(settlement.money ?? {})).toEqual(Object.values(expected.settlement?.money ?? {}));
  }, 240_000);
});
