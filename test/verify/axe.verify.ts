import { expect, test } from "../e2e/browser.ts";
import { everyScreen } from "../e2e/screens.ts";
import { violations } from "../e2e/violations.ts";

/** Danish in the dark theme: test/e2e/axe.e2e.ts. */
test.for([
  ["da-DK", "light"],
  ["en-GB", "dark"],
  ["en-GB", "light"],
  ["sv-SE", "dark"],
  ["sv-SE", "light"],
] as const)("axe finds nothing on any screen, in %s and the %s theme", async ([locale, colorScheme], { open }) => {
  expect(await everyScreen(open, { locale, colorScheme }, violations)).toEqual([]);
});
