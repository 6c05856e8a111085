import { expect, test } from "vitest";
import { helpOf, LANGUAGES, loadHelp } from "../../src/i18n/index.ts";
import { GAMES } from "../../src/model/index.ts";
import { ROUTES } from "../../src/ui/routes.ts";

test.each(LANGUAGES)("in %s every screen says in two to five sentences what it does", async (language) => {
  const help = await loadHelp(language);
  expect(Object.keys(help).toSorted()).toEqual(ROUTES.map(({ pattern }) => pattern).toSorted());
  for (const [screen, game] of Object.keys(help).flatMap((key) => GAMES.map((id) => [key, id] as const))) {
    const sentences = helpOf(help, screen, game);
    const said = sentences.join(" ");
    const count = said.match(/[.!?](?= |$)/g)?.length ?? 0;
    expect([said, count >= 2 && count <= 6]).toEqual([said, true]);
  }
});

test("the help at the table is that of the game", async () => {
  const help = await loadHelp("da");
  const at = (game: (typeof GAMES)[number] | null) => helpOf(help, "/evening/:id", game).join(" ");
  expect(at("tarok")).toMatch(/Sidste stik/);
  expect(at("triomphe")).toMatch(/^Viser nogen et kort/);
  expect(at(null)).toBe("");
});
