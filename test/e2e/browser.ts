import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { LAUNCH, PHONE } from "../../scripts/launch.ts";

/** What went wrong in a context, a line each: page errors, console errors, violations of the page's policy, dialogs, requests that left. */
export type Trouble = string[];

/** Collects what must not happen in a context; the `open` fixture does it for every context that it makes. */
export function watch(context: BrowserContext, origin: string, trouble: Trouble = []): Trouble {
  context.on("weberror", (error) => trouble.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console error: ${message.text()} (${message.location().url})`);
  });
  const asked = (address: string) => {
    const url = new URL(address);
    const inside = url.origin === origin || url.protocol === "data:" || url.protocol === "blob:";
    if (!inside) trouble.push(`request left the origin: ${address}`);
  };
  context.on("request", (request) => asked(request.url()));
  context.on("page", (page) => {
    page.on("websocket", (socket) => asked(socket.url()));
    page.on("dialog", (dialog) => {
      trouble.push(`dialog: ${dialog.message()}`);
      dialog.dismiss().catch((error) => trouble.push(String(error)));
    });
  });
  // Told in the console, where the line above finds it, from the first script on.
  const tell = context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`),
    );
  });
  tell.catch((error) => trouble.push(String(error)));
  return trouble;
}

interface Fixtures {
  /** One Chromium for the file. */
  browser: Browser;
  /** The address of the build, with a slash at the end. */
  url: string;
  /** Opens the app in a fresh context (own storage): `await open()`, `await open("#/book", { colorScheme: "light" })`. */
  open: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The app, opened in a fresh context. */
  page: Page;
  /** What was seen so far in the contexts of this test; it must be empty at the end (take out what a test expects). */
  trouble: Trouble;
}

/**
 * The test function of the browser tests: `test("…", async ({ page }) => { … })`. A test fails too when a page of it had
 * an error, wrote an error to the console (a violated CSP does) or asked for anything outside its own origin.
 */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from the pattern
    async ({}, use) => {
      const browser = await chromium.launch(LAUNCH);
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  url: inject("url"),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  trouble: async ({}, use) => {
    const trouble: Trouble = [];
    await use(trouble);
    expect(trouble, "trouble in the browser").toEqual([]);
  },
  open: async ({ browser, url, trouble }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path = "", options = {}) => {
      const context = await browser.newContext({ ...PHONE, ...options });
      contexts.push(context);
      context.setDefaultTimeout(20_000);
      watch(context, new URL(url).origin, trouble);
      const page = await context.newPage();
      await page.goto(new URL(path, url).href);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  page: async ({ open }, use) => {
    await use(await open());
  },
});

export { expect, LAUNCH, PHONE };
