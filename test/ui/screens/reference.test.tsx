import { screen } from "@testing-library/preact";
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, loadWords } from "../../../src/i18n/index.ts";
import { builtInId } from "../../../src/model/index.ts";
import { BARRING_FINES, FINE_KINDS } from "../../../src/rules/tarok/fine.ts";
import { HJORRING, type TarokRules } from "../../../src/rules/tarok/index.ts";
import Reference from "../../../src/ui/screens/reference/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";
import { draw } from "../draw.tsx";
import { appWith, fakeApp } from "../fakes/app.ts";

beforeAll(async () => speak(await loadWords("da")));

const rows = () => screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
const amount = (label: string) => screen.getByText(label).closest("div")?.querySelector("dd")?.textContent;

test("an evening's own amounts, and what a pile costs and earns by them", () => {
  const rules = { ...HJORRING, tout: 120, count: { ...HJORRING.count, step: 10 } } as TarokRules;
  const { evening } = followed({ ...CLUB_EVENING.file, rules });
  draw(<Reference params={{ id: evening.id }} />, appWith(evening));
  expect([amount("Tout"), amount("Kulørsvigt"), amount("Fundering")]).toEqual(["120", "40", "20"]);
  expect(rows().slice(1, 3)).toEqual([
    ["22–30", "fri"],
    ["12–21", "31–40", "10"],
  ]);
});

test("the stake and what shown cards take, of rules that no evening has yet", () => {
  draw(<Reference params={{ profile: builtInId("triomphe") }} />, fakeApp());
  expect(amount("Indsats")).toBe("10");
  expect(rows().at(-1)).toEqual(["Narren, Magikeren og Styrken", "50"]);
});

test.each(LANGUAGES)("in %s a fine says that it bars from the ultimo exactly where it does", async (language) => {
  const { reference } = await loadWords(language);
  const said = FINE_KINDS.filter((kind) => /ultimo/i.test(reference.fines[kind]));
  expect(said).toEqual(FINE_KINDS.filter((kind) => BARRING_FINES.includes(kind)));
});
