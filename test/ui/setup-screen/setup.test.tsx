import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { App } from "../../../src/state/index.ts";
import { here, replace } from "../../../src/ui/router.ts";
import Setup from "../../../src/ui/screens/setup/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { memoryDrafts } from "../fakes/drafts.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/evening/e/setup"));

/** After all 28 deals: Anders −35, Birgit −970, Søren 800, Åse −140. */
const FILE = { ...CLUB_EVENING.file, end: null };

function open(app: Partial<App> = {}) {
  const { evening } = followed(FILE);
  const drawn = draw(<Setup params={{ id: evening.id }} />, { ...appWith(evening), ...app });
  return { evening, ...drawn };
}

const tap = async (...names: readonly (string | RegExp)[]) => {
  for (const name of names) fireEvent.click(await screen.findByRole("button", { name }));
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test("nothing is to be saved as long as nothing has changed", async () => {
  open();
  expect(await screen.findByRole("button", { name: "Intet er ændret" })).toBeTruthy();
});

test("a rule is corrected for the whole evening, what it does to everyone seen before", async () => {
  const { evening } = open();
  await tap(/^Regler/);
  type(/^Fundering/, "30");
  const row =
    (await screen.findByText("Betalingerne i spil 17, 19, 22, 23, 24 og 27 er ændret.")) && screen.getAllByRole("row");
  expect(row?.map((one) => one.textContent)).toContain("Birgit−970−1.100−130");
  expect(screen.getByText(/Ellers 20\./)).toBeTruthy();
  await tap("Gem ændringerne");
  await expect.poll(() => here.value.path).toBe(`/evening/${evening.id}`);
  expect(evening.setup.value.rules).toEqual({ ...FILE.rules, funding: 30 });
  expect(evening.now.value.books.players["p1"]).toBe(-1100);
  expect(evening.log.value[0]?.kind).toBe("setup");
});

describe("what cannot be is said beside the field, and is not saved:", () => {
  test("no number", async () => {
    const { evening } = open();
    await tap(/^Regler/);
    type(/^Tout/, "mange");
    expect(await screen.findByText("Skriv et helt tal.")).toBeTruthy();
    await tap("Ret det, der er forkert");
    expect(document.activeElement).toBe(screen.getByLabelText(/^Tout/));
    expect(evening.setup.value.rules).toEqual(FILE.rules);
  });

  test("a number out of range", async () => {
    open();
    await tap(/^Regler/);
    type(/^Tælling afrundes til/, "0");
    await expect.poll(() => screen.getByLabelText(/^Tælling afrundes til/).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("button", { name: "Ret det, der er forkert" })).toBeTruthy();
  });
});

test("price, names, place and first dealer are changed together in one action", async () => {
  const { evening } = open();
  await tap(/^Pris og jetons/, /^Dato og sted/, /^Navne og pladser/);
  type("Pris pr. point", "25");
  type("Sted", "");
  type("Navn 1", "Anders B");
  fireEvent.click(within(screen.getByRole("group", { name: "Hvem gav først?" })).getByRole("button", { name: "Åse" }));
  await tap("Gem ændringerne");
  await expect.poll(() => evening.setup.value.firstDealer).toBe("p3");
  const { money, players, place } = evening.setup.value;
  expect([money.minorPerPoint, players[0]?.name, place]).toEqual([25, "Anders B", undefined]);
  await evening.undo();
  expect(evening.setup.value).toEqual(followed(FILE).evening.setup.value);
});

test("what was typed is there after Back or a reload, and can be cleared", async () => {
  const { draft } = memoryDrafts();
  const { unmount } = open({ draft });
  await tap(/^Pris og jetons/);
  type("Pris pr. point", "25");
  unmount();
  open({ draft });
  await screen.findByRole("button", { name: "Gem ændringerne" });
  await tap("Ryd");
  expect(await screen.findByRole("button", { name: "Intet er ændret" })).toBeTruthy();
});
