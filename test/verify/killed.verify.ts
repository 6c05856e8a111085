import { describe, inject, onTestFinished } from "vitest";
import { expect, test } from "../e2e/browser.ts";
import { aProfile, type Profile } from "../e2e/profile.ts";
import { goOn, setUp, shows, tapKey, tapPlainDeal } from "../e2e/recorder.ts";
import { CLUB_EVENING } from "../support/cases.ts";

const { file } = CLUB_EVENING;

function ownProfile(): Profile {
  const profile = aProfile();
  onTestFinished(profile.remove);
  return profile;
}

describe("killed (SIGKILL)", () => {
  test("right after a deal is said to be saved: it is there", async () => {
    const profile = ownProfile();
    const { page, kill } = await profile.open(inject("url"));
    await setUp(page, file);
    await tapPlainDeal(page);
    await tapKey(page, "save");
    await shows(page, 2);
    await kill();
    const again = await profile.open(inject("url"));
    await goOn(again.page, 2);
    await again.context.close();
  });

  test("right after a tap in a draft: the draft is at most one tap behind", async () => {
    const profile = ownProfile();
    const { page, kill } = await profile.open(inject("url"));
    await setUp(page, file);
    await page.locator(".key.last").first().click();
    for (const digit of [2, 8, 2, 9]) await tapKey(page, `digit:${digit}`);
    await kill();
    const again = await profile.open(inject("url"));
    await goOn(again.page, 1);
    const counts = await again.page.locator(".col .count b").allTextContents();
    expect(["28", "29", "21"].slice(0, 1)).toEqual(counts.slice(0, 1));
    expect(["2", "29"]).toContain(counts[1]);
    await again.context.close();
  });
});

describe("a database that is damaged on the disk", () => {
  test.for([
    ["drawer", 1],
    ["reserve", 0],
  ] as const)("(the %s) comes back whole, again and again", async ([what, told]) => {
    const profile = ownProfile();
    const first = await profile.open(inject("url"));
    await setUp(first.page, file);
    await first.context.close();
    for (const deals of [1, 2, 3]) {
      const { page, context } = await profile.open(inject("url"));
      const note = page.getByRole("complementary", { name: "Det hele er hentet frem igen." });
      await page.locator("main.start h1").waitFor();
      expect(await note.count()).toBe(deals === 1 ? 0 : told);
      if (await note.count()) await note.getByRole("button", { name: "Luk" }).click();
      await goOn(page, deals);
      await tapPlainDeal(page);
      await tapKey(page, "save");
      await shows(page, deals + 1);
      await context.close();
      profile.damage(what);
    }
    const { page, context } = await profile.open(inject("url"));
    await goOn(page, 4);
    await context.close();
  });
});
