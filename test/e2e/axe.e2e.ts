import { expect, test } from "./browser.ts";
import { everyScreen } from "./screens.ts";
import { violations } from "./violations.ts";

/** In light, and in the other languages: test/verify/axe.verify.ts. */
test("axe finds nothing on any screen, in Danish and the dark theme", async ({ open }) => {
  expect(await everyScreen(open, { locale: "da-DK", colorScheme: "dark" }, violations)).toEqual([]);
});
