import { type Signal, signal } from "@preact/signals";
import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { ok } from "../../../src/model/index.ts";
import type { Directory, PersonEntry } from "../../../src/state/index.ts";
import { here, replace } from "../../../src/ui/router.ts";
import { match } from "../../../src/ui/routes.ts";
import Edit from "../../../src/ui/screens/people/edit.tsx";
import People from "../../../src/ui/screens/people/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { aCard } from "../../support/cards.ts";
import { draw } from "../draw.tsx";
import { fakeApp } from "../fakes/app.ts";
import { anEntry, fakeDirectory } from "../fakes/directory.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/people"));

const person = (id: string, name: string, keys: Partial<PersonEntry> = {}) =>
  anEntry({ id, name, archived: false }, keys);
const EVERYBODY = [
  person("p", "Poul", { sameName: true }),
  person("p2", "Poul", { sameName: true, evenings: 0, lastAt: null, removable: true }),
  person("a", "Åse", { mark: "fra Sindal" }),
  person("g", "Gamle Søren", { archived: true, evenings: 1 }),
];

function app(keys: Partial<Directory> = {}, all: Signal<readonly PersonEntry[] | null> = signal(EVERYBODY)) {
  return fakeApp({ directory: fakeDirectory(signal([]), { all, ...keys }) });
}
const Shown = () => <People params={match(here.value.path)?.params ?? {}} />;
const edit = (id: string, keys: Partial<Directory> = {}, all?: Signal<readonly PersonEntry[] | null>) =>
  draw(<Edit params={{ id }} />, app(keys, all));
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const done = () => Promise.resolve(ok(undefined));

describe("the directory", () => {
  test("stands by name, the archive folded", () => {
    draw(<Shown />, app());
    expect(rows()).toEqual([
      "Poul2 aftener, senest fredag 23. oktoberSamme navn som en andenRet Poul",
      "PoulIngen aftenerSamme navn som en andenRet Poul",
      "Åse fra Sindal2 aftener, senest fredag 23. oktoberRet Åse fra Sindal",
    ]);
    tap(/^Arkiv/);
    expect(rows()).toHaveLength(4);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain("#/person/a");
    expect(links).toContain("#/people/a");
  });

  test("is searched, the archive too, and the address keeps the question", () => {
    draw(<Shown />, app());
    type("Søg", "soren");
    expect(rows()).toEqual(["Gamle Søren1 aften, senest fredag 23. oktoberRet Gamle Søren"]);
    expect(here.value.path).toBe("/people?q=soren");
    type("Søg", "ase sindal");
    expect(rows()).toHaveLength(1);
    type("Søg", "nobody");
    expect(screen.getByText("Intet fundet.")).toBeDefined();
    tap("Ryd søgningen");
    expect(screen.getByRole("status").textContent).toBe("4 spillere");
  });

  test("of a newcomer says who will be in it", () => {
    draw(<Shown />, app({}, signal([])));
    expect(screen.getByText(/Ingen spillere endnu/)).toBeDefined();
  });
});

describe("somebody's page", () => {
  test("is called otherwise once that is saved, which can be taken back in its place", async () => {
    const all: Signal<readonly PersonEntry[] | null> = signal(EVERYBODY);
    const call = vi.fn((id: string, name: string, mark: string) => {
      const { mark: _, ...rest } = person(id, name);
      all.value = EVERYBODY.map((one) => (one.id === id ? { ...rest, ...(mark !== "" && { mark }) } : one));
      return done();
    });
    edit("p", { call }, all);
    expect(screen.getByText("Der er to, der hedder Poul.").parentElement?.textContent).toContain("senest 23. okt.");
    await screen.findByLabelText("Navn");
    expect(screen.queryByRole("button", { name: "Gem navnet" })).toBeNull();
    type("Kendetegn", "den lange");
    type("Navn", " Povl  ");
    expect(call).not.toHaveBeenCalled();
    tap("Gem navnet");
    await screen.findByText("Gemt: Povl den lange.");
    expect(screen.queryByRole("button", { name: "Gem navnet" })).toBeNull();
    tap("Fortryd");
    await vi.waitFor(() => expect(call).toHaveBeenLastCalledWith("p", "Poul", ""));
    expect(call).toHaveBeenNthCalledWith(1, "p", "Povl", "den lange");
    await vi.waitFor(() => expect(screen.queryByText(/^Gemt/)).toBeNull());
  });

  test("tells of a new name that was left without being saved, in the list too", async () => {
    const { unmount } = edit("p", {}, signal(EVERYBODY));
    await screen.findByLabelText("Navn");
    type("Navn", "Povl");
    expect(screen.getByText(/^Ikke gemt endnu/)).toBeDefined();
    unmount();
    draw(<Shown />, app());
    expect(await screen.findByText("Det nye navn til Poul er ikke gemt.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Se navnet" }).getAttribute("href")).toBe("#/people/p");
  });

  test("keeps its name where none is typed", async () => {
    const call = vi.fn(done);
    edit("p", { call });
    await screen.findByLabelText("Navn");
    type("Navn", " ");
    expect(screen.getAllByText("Skriv et navn.")).toHaveLength(2);
    tap("Skriv et navn.");
    expect(call).not.toHaveBeenCalled();
  });

  test("puts into the archive and takes out of it", () => {
    const setArchived = vi.fn(done);
    edit("a", { setArchived });
    expect(screen.queryByRole("button", { name: "Slet" })).toBeNull();
    tap("Læg i arkivet");
    expect(setArchived).toHaveBeenLastCalledWith("a", true);
  });

  test("of somebody who never played deletes, and the list brings that person back", async () => {
    const bringBack = vi.fn(done);
    const gone = { id: "p2", name: "Poul" };
    const { unmount } = edit("p2", { remove: () => Promise.resolve(ok(gone)) });
    replace("#/people/p2");
    tap("Slet");
    await vi.waitFor(() => expect(here.value.path).toBe("/people"));
    unmount();
    draw(<Shown />, app({ bringBack }));
    expect(screen.getByText("Poul er slettet.")).toBeDefined();
    tap("Fortryd");
    await vi.waitFor(() => expect(bringBack).toHaveBeenCalledWith(gone));
    await vi.waitFor(() => expect(screen.queryByText("Poul er slettet.")).toBeNull());
  });

  test("merges another one, after it has said what comes along, and parts them again", async () => {
    const all: Signal<readonly PersonEntry[] | null> = signal(EVERYBODY);
    const merge = vi.fn(() => {
      const also = [{ id: "a", name: "Åse fra Sindal", evenings: 2 }];
      all.value = EVERYBODY.filter(({ id }) => id !== "a").map((one) => (one.id === "p" ? { ...one, also } : one));
      return done();
    });
    const part = vi.fn(done);
    const coming = [aCard({ place: "Klubhuset" }), aCard({ id: "e2", startedAt: "2025-10-17T19:30:00+02:00" })];
    edit("p", { merge, part, merger: () => signal({ coming, together: [] }) }, all);
    tap(/^Er to den samme/);
    const names = within(screen.getByRole("group", { name: "Hvem er den samme som Poul?" })).getAllByRole("button");
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Poul Ingen aftener",
      "Gamle Søren",
      "Åse fra Sindal",
    ]);
    tap("Åse fra Sindal");
    expect(screen.getByRole("status").textContent).toContain(
      "Åse fra Sindal bliver til Poul. Med følger 2 aftener:fredag 24. oktober 2025, Klubhusetfredag 17. oktober 2025",
    );
    tap("Slå sammen");
    expect(merge).toHaveBeenCalledWith("a", "p");
    await screen.findByText("Åse fra Sindal er nu Poul.");
    tap("Fortryd");
    tap("Skil ad igen");
    expect(part.mock.calls).toEqual([["a"], ["a"]]);
  });

  test("refuses to merge two who played in one evening", () => {
    edit("p", { merger: () => signal({ coming: [aCard()], together: [aCard()] }) });
    tap(/^Er to den samme/);
    tap("Åse fra Sindal");
    expect(screen.getByRole("status").textContent).toBe(
      "Åse fra Sindal og Poul er to. De spillede begge med fredag 24. oktober 2025.",
    );
    expect(screen.queryByRole("button", { name: "Slå sammen" })).toBeNull();
  });

  test("of nobody says so", () => {
    edit("nobody");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Her er ikke noget");
  });
});
