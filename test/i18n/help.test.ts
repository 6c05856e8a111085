import { expect, test } from "vitest";
import { LANGUAGES, loadHelp } from "../../src/i18n/index.ts";
import { ROUTES } from "../../src/ui/routes.ts";

test.each(LANGUAGES)("in %s every screen says in two to five sentences what it does", async (language) => {
  const help = await loadHelp(language);
  expect(Object.keys(help).toSorted()).toEqual(ROUTES.map(({ pattern }) => pattern).toSorted());
  for (const sentences of Object.values(help)) {
    const said = sentences.join(" ");
    const count = said.match(/[.!?](?= |$)/g)?.length ?? 0;
    expect([said, count >= 2 && count <= 6]).toEqual([said, true]);
  }
});
