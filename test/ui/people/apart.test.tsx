import { signal } from "@preact/signals";
import { screen } from "@testing-library/preact";
import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { PersonEntry } from "../../../src/state/index.ts";
import { PersonPicker } from "../../../src/ui/people/person-picker.tsx";
import { Accounts } from "../../../src/ui/screens/money/accounts.tsx";
import { speak } from "../../../src/ui/words.ts";
import { draw } from "../draw.tsx";
import { fakeApp } from "../fakes/app.ts";
import { fakeClub } from "../fakes/club.ts";
import { anEntry, fakeDirectory } from "../fakes/directory.ts";

beforeAll(async () => speak(await loadWords("da")));

const named = (id: string, name: string, keys: Partial<PersonEntry> = {}) =>
  anEntry({ id, name, archived: false }, keys);
const TWO_POULS = [
  named("p", "Poul", { sameName: true, lastPlace: "Klubhuset" }),
  named("p2", "Poul", { sameName: true, evenings: 0, lastAt: null }),
  named("a", "Åse"),
];

const appOf = (all: readonly PersonEntry[]) => fakeApp({ directory: fakeDirectory(signal([]), { all: signal(all) }) });

function pick(all: readonly PersonEntry[]) {
  const nothing = () => {};
  draw(
    <PersonPicker
      offered={all}
      known={all}
      chosen={[]}
      typed=""
      onTyped={nothing}
      onToggle={nothing}
      onNew={nothing}
    />,
    appOf(all),
  );
}
const keys = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

test("two of one name are offered by when and where they played last, and a mark is a tap away", () => {
  pick(TWO_POULS);
  expect(keys()).toEqual(["Poul senest 23. okt., Klubhuset", "Poul Ingen aftener", "Åse", "Tilføj"]);
  expect(screen.getByText("Der er to, der hedder Poul.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Giv et kendetegn" }).getAttribute("href")).toBe("#/people/p");
});

test("a mark that is set says enough", () => {
  pick([named("p", "Poul", { mark: "den lange" }), named("p2", "Poul")]);
  expect(keys()).toEqual(["Poul den lange", "Poul", "Tilføj"]);
  expect(screen.queryByRole("link")).toBeNull();
});

test("in the running account it is told which of the two owes", () => {
  const people = [
    { player: "p", name: "Poul", minor: 500 },
    { player: "p2", name: "Poul", minor: -500 },
  ];
  const club = fakeClub({ accounts: signal([{ currency: "DKK", people, open: 500, plan: [] }]) });
  draw(<Accounts club={club} />, appOf(TWO_POULS));
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toContain("Poul skal havesenest 23. okt., Klubhuset");
  expect(second).toContain("Poul skylderIngen aftener");
  expect(screen.getByRole("link", { name: "Giv et kendetegn" })).toBeDefined();
});
