import type { Page } from "playwright-core";
import type { Profile, Sitting } from "../test/e2e/profile.ts";
import { follow } from "../test/e2e/steps.ts";

/** A phone on which the app is opened and killed, again and again. */
export class Phone {
  #sitting: Sitting | undefined;
  constructor(
    readonly profile: Profile,
    /** What it opens. */
    readonly address: string,
  ) {}

  /** The page as it is; after a kill the app is opened again. */
  async page(): Promise<Page> {
    this.#sitting ??= await this.profile.open(this.address);
    return this.#sitting.page;
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
