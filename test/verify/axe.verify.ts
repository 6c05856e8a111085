import { expect, test } from "../e2e/browser.ts";
import { everyScreen } from "../e2e/screens.ts";
import { violations } from "../e2e/violations.ts";

/** Danish and English: test/e2e/axe.e2e.ts. */
test.for(["dark", "light"] as const)(
  "axe finds nothing on any screen, in Swedish and the %s theme",
  async (colorScheme, { open }) => {
    expect(await everyScreen(open, { locale: "sv-SE", colorScheme }, violations)).toEqual([]);
  },
);
