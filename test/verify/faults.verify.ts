import { describe } from "vitest";
import { breakWrites, cutConnections, holdConnections, mendWrites } from "../e2e/broken.ts";
import { expect, test } from "../e2e/browser.ts";
import { tapKey } from "../e2e/recorder.ts";
import { draftStands, savesNow, says, tapAtTheTable } from "../e2e/running.ts";

describe("a save", () => {
  test.for([
    ["QuotaExceededError", "Telefonen har ikke mere plads."],
    ["AbortError", "Det kunne ikke gemmes. Prøv igen."],
    ["UnknownError", "Det kunne ikke gemmes. Prøv igen."],
  ] as const)(
    "that ends in %s is told; the draft stands, after a reload too, and is saved once it can be",
    async ([error, told], { page }) => {
      await tapAtTheTable(page);
      await breakWrites(page, "drafts", error);
      await tapKey(page, "save");
      await says(page, told);
      await draftStands(page);
      await mendWrites(page);
      await page.reload();
      await draftStands(page);
      await savesNow(page);
    },
  );
});

describe("a tap", () => {
  test("that cannot be kept is told; what was tapped stands, and is kept and saved once it can be", async ({
    page,
  }) => {
    await tapAtTheTable(page);
    await breakWrites(page, "drafts", "QuotaExceededError");
    await tapKey(page, "erase");
    await says(page, "Telefonen har ikke mere plads.");
    await mendWrites(page);
    await tapKey(page, "digit:9");
    await expect.poll(() => page.getByText("Telefonen har ikke mere plads.").count()).toBe(0);
    await page.reload();
    await draftStands(page);
    await savesNow(page);
  });
});

describe("a connection that is closed under the app", () => {
  test.for(["cut", "cut silently"] as const)(
    "(%s) is opened again: nothing is lost, and it is saved",
    async (how, { page }) => {
      await holdConnections(page);
      await tapAtTheTable(page);
      await cutConnections(page, how);
      await tapKey(page, "erase");
      await tapKey(page, "digit:9");
      await cutConnections(page, how);
      await savesNow(page);
    },
  );
});
