import type { Page } from "playwright-core";
import type { Profile, Sitting } from "../test/e2e/profile.ts";
import { follow } from "../test/e2e/steps.ts";

/** A phone on which the app is opened and killed, again and again. */
export class Phone {
  #sitting: Sitting | undefined;
  /** How often the browser had thrown the database away, and the app had brought everything back. */
  broughtBack = 0;

  constructor(
    readonly profile: Profile,
    /** What it opens. */
    readonly address: string,
  ) {}

  /** The page as it is; after a kill the app is opened again. */
  async page(): Promise<Page> {
    if (this.#sitting) return this.#sitting.page;
    this.#sitting = await this.profile.open(this.address);
    const { page } = this.#sitting;
    if (await page.locator("#app").count()) await this.#readNote(page);
    return page;
  }

  /** What came back is told once the app is up, and covers the foot of the screen until it is read. */
  async #readNote(page: Page): Promise<void> {
    await page.locator("main:not(.shell) h1").waitFor();
    const note = page.getByRole("complementary", { name: "Det hele er hentet frem igen." });
    if ((await note.count()) === 0) return;
    this.broughtBack++;
    await note.getByRole("button", { name: "Luk" }).click();
  }

  /** The page on its start. */
  async start(): Promise<Page> {
    const page = await this.page();
    if ((await page.locator("main.start").count()) === 0) await follow(page, "#/");
    await page.locator("main.start").waitFor();
    return page;
  }

  async kill(): Promise<void> {
    await this.#sitting?.kill();
    this.#sitting = undefined;
  }

  async throwAway(): Promise<void> {
    await this.#sitting?.context.close();
    this.profile.remove();
  }
}
