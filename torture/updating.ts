import type { Page } from "playwright-core";
import { type Build, type Publisher, strangeFiles, versionShown } from "../test/e2e/builds.ts";
import { type Attack, Window } from "./moment.ts";
import type { Phone } from "./phone.ts";
import { compare } from "./recording.ts";
import type { Table } from "./table.ts";

const offer = (page: Page) => page.getByRole("button", { name: "Hent nu" });

/** Killed while a new version is fetched, or while it is taken. */
export function updating(phone: Phone, table: Table, { builds, publishNext }: Publisher): Attack {
  const fetching = new Window(1000);
  const taking = new Window(600);
  return async (dice) => {
    const page = await phone.page();
    const running = await versionShown(page);
    await phone.start();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // An update that was killed before may have left the phone with what would be published next.
    const next = publishNext();
    const build = next.version === running ? publishNext() : next;
    const take = dice.oneIn(2);
    const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    if (take) {
      await update();
      await offer(page).waitFor();
    }
    const cut = take
      ? await taking.cut(phone, dice, () => offer(page).click(), startsAgain(page))
      : await fetching.cut(phone, dice, update, offer(page).waitFor());
    const now = await wholeVersion(await phone.page(), builds);
    const kill = await compare(phone, table);
    const what = take ? "taking" : "fetching";
    return {
      at: `${cut.after} ms into ${what} ${build.version}`,
      met: `${what}${cut.said ? ", done" : ""}: ${now.version === build.version ? "the new" : "the old"} version`,
      wrong: [...now.wrong, ...kill.wrong],
    };
  };
}

/** The page was loaded again, and its start stands there. */
async function startsAgain(page: Page): Promise<void> {
  await page.waitForEvent("load");
  await page.locator("main.start h1").waitFor();
}

/** Which version the app is, and whether all that it loaded is of that one. */
async function wholeVersion(page: Page, builds: readonly Build[]): Promise<{ version: string; wrong: string[] }> {
  const version = await versionShown(page);
  const build = builds.find((one) => one.version === version);
  const strange = build ? await strangeFiles(page, build) : ["it"];
  return { version, wrong: strange.map((name) => `${name} is not of version ${version}`) };
}
