import type { BrowserContextOptions } from "playwright-core";
import { findChromium } from "./browser.ts";

/** How the tests start Chromium; also for `chromium.launchPersistentContext(folder, { ...LAUNCH, ...PHONE })`. */
export const LAUNCH = {
  executablePath: findChromium() ?? "/usr/bin/chromium",
  chromiumSandbox: false,
  args: [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Chromium's own look-ups stop here, and so would a request of the app that should not be made.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};

/** The phone on the table. */
export const PHONE = {
  locale: "da-DK",
  timezoneId: "Europe/Copenhagen",
  viewport: { width: 390, height: 844 },
  // Four times the pixels would be painted without anything else to be seen by a test.
  deviceScaleFactor: 1,
  hasTouch: true,
} satisfies BrowserContextOptions;
