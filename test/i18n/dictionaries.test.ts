import { expect, test } from "vitest";
import { da } from "../../src/i18n/da/index.ts";
import { USUAL_TERMS } from "../../src/i18n/index.ts";
import { sv } from "../../src/i18n/sv/index.ts";
import { texts } from "./support/texts.ts";

/** Everything that a dictionary says, without its formats, which are the browser's. */
function said(dictionary: typeof da): string[] {
  const { format: _, ...rest } = dictionary(USUAL_TERMS);
  return texts(rest);
}

// The two are so near that a word left over from the other reads well: their letters tell them apart.
test("no Danish word stands in the Swedish, but the name of a town", () => {
  expect(said(sv).filter((text) => /[æø]/i.test(text.replaceAll("Hjørring", "")))).toEqual([]);
});

test("no Swedish word stands in the Danish", () => {
  expect(said(da).filter((text) => /[äö]/i.test(text))).toEqual([]);
});
