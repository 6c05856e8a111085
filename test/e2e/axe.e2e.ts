import { expect, test } from "./browser.ts";
import { everyScreen } from "./screens.ts";
import { violations } from "./violations.ts";

test.for([
  ["da-DK", "dark"],
  ["da-DK", "light"],
  ["en-GB", "dark"],
  ["en-GB", "light"],
] as const)("axe finds nothing on any screen, in %s and the %s theme", async ([locale, colorScheme], { open }) => {
  expect(await everyScreen(open, { locale, colorScheme }, violations)).toEqual([]);
});
