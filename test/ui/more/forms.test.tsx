import { signal } from "@preact/signals";
import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { EntryBase, Evening } from "../../../src/model/index.ts";
import type { App } from "../../../src/state/index.ts";
import { go, here, replace, startRouter } from "../../../src/ui/router.ts";
import More from "../../../src/ui/screens/more/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CASES, CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { memoryDrafts } from "../fakes/drafts.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/evening/e/more"));

/** After 22 deals: Anders 40, Birgit -750, Søren 735, Åse -725; pagatkop 80, kongekop 620. */
const PLAYED = 22;
const ROUNDS = CASES.map(([, { file }]) => file).find(({ game }) => game === "triomphe") ?? CLUB_EVENING.file;
const FILE: Evening = { ...CLUB_EVENING.file, entries: CLUB_EVENING.file.entries.slice(0, PLAYED), end: null };

function open(what: string | undefined, { file = FILE, params = {}, app = {} as Partial<App> } = {}) {
  const { evening } = followed(file);
  const drawn = draw(<More params={{ id: evening.id, ...(what !== undefined && { what }), ...params }} />, {
    ...appWith(evening),
    ...app,
  });
  return { evening, ...drawn };
}

const tap = async (...names: readonly (string | RegExp)[]) => {
  for (const name of names) fireEvent.click(await screen.findByRole("button", { name }));
};
const inGroup = (label: string) => within(screen.getByRole("group", { name: label }));
const choose = (label: string, name: string | RegExp) => fireEvent.click(inGroup(label).getByRole("button", { name }));
const last = (entries: readonly { readonly entry: EntryBase }[]) => {
  const { id: _, at: __, ...entry } = entries.at(-1)?.entry ?? { id: "", type: "none" };
  return entry;
};

describe("a fine", () => {
  test("is who and what for: it goes into both pots and back to the table", async () => {
    const { evening } = open("fine");
    await tap("Birgit", "Kulørsvigt 40", "Gem");
    await expect.poll(() => here.value.path).toBe(`/evening/${evening.id}`);
    expect(last(evening.lines.value)).toEqual({ type: "fine", player: "p1", kind: "revoke" });
    expect(evening.now.value.books.players["p1"]).toBe(-750 - 80);
  });

  test("says what it would move before it is saved", async () => {
    open("fine");
    await tap("Birgit", "Fejlgivning 5");
    expect(await screen.findByText("Birgit lægger i pagatkoppen")).toBeTruthy();
    expect(screen.getByText("→ 85")).toBeTruthy();
    expect(screen.getByText("→ 625")).toBeTruthy();
  });

  test("can be waived, or cost something else", async () => {
    const { evening } = open("fine");
    await tap("Birgit", "Kulørsvigt 40", "Andet", "1", "5", "Gem");
    await expect.poll(() => last(evening.lines.value)).toMatchObject({ kind: "revoke", amount: 15 });
    open("fine");
  });

  test("of the club's own kind needs an amount", async () => {
    const { evening } = open("fine");
    await tap("Birgit", "Anden bøde", "Skriv beløbet", "7", "Gem");
    await expect
      .poll(() => last(evening.lines.value))
      .toEqual({
        type: "fine",
        player: "p1",
        kind: "other",
        amount: 7,
      });
  });
});

describe("a transfer", () => {
  test("cannot take more from a pot than it holds, and says so beside the amount", async () => {
    const { evening } = open("transfer");
    await screen.findByRole("button", { name: "Vælg, hvem der giver" });
    choose("Fra", /Pagatkop/);
    choose("Til", "Åse");
    await tap("8", "1");
    const amount = screen.getByLabelText("Beløb i point");
    await expect.poll(() => amount.getAttribute("aria-invalid")).toBe("true");
    await tap("Kan ikke gemmes endnu");
    expect(evening.lines.value).toHaveLength(PLAYED);
    await tap("Slet ciffer", "0", "Gem");
    await expect
      .poll(() => last(evening.lines.value))
      .toMatchObject({ from: "pot:pagat", to: "player:p3", amount: 80 });
  });

  test("of nothing, or of what is no whole number, is not offered to be saved", async () => {
    const { evening } = open("transfer");
    await screen.findByRole("button", { name: "Vælg, hvem der giver" });
    choose("Fra", /Pagatkop/);
    choose("Til", "Åse");
    await tap("0", "Skriv beløbet");
    fireEvent.input(screen.getByLabelText("Beløb i point"), { target: { value: "12,50" } });
    await screen.findByText("Skriv et helt tal på højst 7 cifre, uden komma og punktum.");
    await tap("Skriv beløbet");
    expect(document.activeElement).toBe(screen.getByLabelText("Beløb i point"));
    expect(evening.lines.value).toHaveLength(PLAYED);
  });

  test("begins with a difference that nobody has explained", async () => {
    const counted = { type: "potCheck", id: "c", pot: "king", counted: 610 };
    const { evening } = open("transfer", { file: { ...FILE, entries: [...FILE.entries, counted] } });
    await screen.findByRole("button", { name: "Vælg, hvem der får" });
    choose("Til", "Birgit");
    await tap("Gem");
    await expect
      .poll(() => last(evening.lines.value))
      .toMatchObject({ from: "difference", to: "player:p1", amount: 10 });
    expect(evening.now.value.books.difference).toBe(0);
  });
});

describe("a pot that is counted", () => {
  test("too little: who emptied it last is proposed to cover it", async () => {
    const { evening } = open("potCheck");
    await tap(/^Kongekop/, "6", "0", "5");
    expect(await screen.findByText("Der mangler 15.")).toBeTruthy();
    expect(screen.getByText("Søren tømte koppen sidst og svarer for funderingen.")).toBeTruthy();
    await tap("Gem");
    await expect
      .poll(() => last(evening.lines.value))
      .toEqual({ type: "potCheck", pot: "king", counted: 605, coveredBy: "p2" });
  });

  test("too little: nobody need cover it", async () => {
    const { evening } = open("potCheck");
    await tap(/^Kongekop/, "6", "0", "5", "Ingen endnu", "Gem");
    await expect.poll(() => last(evening.lines.value)).toEqual({ type: "potCheck", pot: "king", counted: 605 });
  });

  test("too much is told, and nobody is asked", async () => {
    open("potCheck");
    await tap(/^Pagatkop/, "9", "0");
    expect(await screen.findByText("Der er 10 for meget.")).toBeTruthy();
    expect(screen.queryByText("Hvem dækker det?")).toBeNull();
  });

  test("before the first ultimo nobody is proposed", async () => {
    open("potCheck", { file: { ...FILE, entries: FILE.entries.slice(0, 2) } });
    await tap(/^Kongekop/, "5");
    expect(
      within(await screen.findByRole("group", { name: "Hvem dækker det?" }))
        .getByRole("button", { name: "Ingen endnu" })
        .getAttribute("aria-pressed"),
    ).toBe("true");
  });
});

describe("jetons", () => {
  test("counted: the book's figure, the deviation live, and only who counted", async () => {
    const { evening } = open("jetonCount");
    await tap("3", "3", "0");
    expect(await screen.findByText("efter bogen 340, 10 for lidt")).toBeTruthy();
    expect(screen.getByText("efter bogen −450")).toBeTruthy();
    await tap("Gem");
    await expect
      .poll(() => last(evening.lines.value))
      .toEqual({ type: "jetonCount", counts: [{ player: "p0", counted: 330 }] });
    expect(evening.now.value.books.difference).toBe(10);
  });

  test("handed out and returned", async () => {
    const { evening } = open("jetons");
    await tap("Leveres tilbage", "Søren", "2", "0", "0", "Gem");
    await expect.poll(() => last(evening.lines.value)).toEqual({ type: "jetons", player: "p2", amount: -200 });
  });
});

describe("somebody", () => {
  test("leaves: the share is told before it is taken", async () => {
    const { evening } = open("leave");
    await tap("Birgit", "Får sin andel af kopperne, 175", "Gem");
    await expect.poll(() => last(evening.lines.value)).toEqual({ type: "leave", player: "p1", takesShare: true });
    expect(evening.now.value.books.players["p1"]).toBe(-750 + 175);
  });

  test("joins from the directory, between two at the table", async () => {
    const people = signal([{ id: "bo", name: "Bo", archived: false }]);
    const { evening } = open("join", { app: { people } });
    await tap("Bo", "Til højre for Birgit", "Gem");
    await expect.poll(() => evening.now.value.seats).toEqual(["p0", "p1", "bo", "p2", "p3"]);
    expect(evening.name("bo")).toBe("Bo");
    expect(evening.now.value.books.players["bo"]).toBe(-40);
  });

  test("new joins by a name, without paying in", async () => {
    const { evening } = open("join");
    fireEvent.input(await screen.findByLabelText("Nyt navn"), { target: { value: "Ib" } });
    await tap("Tilføj", "Til højre for Åse");
    expect(await screen.findByText("Ib lægger i pagatkoppen")).toBeTruthy();
    expect(screen.getAllByRole("listitem").some(({ textContent }) => textContent === "Ib0−40")).toBe(true);
    fireEvent.click(await screen.findByRole("switch", { name: "Lægger 20 i hver kop" }));
    await screen.findByText("Nej");
    await tap("Gem");
    await expect.poll(() => last(evening.lines.value)).toMatchObject({ type: "join", after: "p3", paysIn: false });
    expect(evening.setup.value.players.at(-1)?.name).toBe("Ib");
  });

  test("cannot join a table that is full, which is said at once", async () => {
    const full = { type: "join", id: "j", player: "p9", after: "p3" };
    const setup = { players: [...FILE.players, { id: "p9", name: "Ib" }], entries: [...FILE.entries, full] };
    open("join", { file: { ...FILE, ...setup } });
    expect(await screen.findByRole("button", { name: "Bordet er fuldt: 5 spillere." })).toBeTruthy();
    expect(screen.getByLabelText("Nyt navn").closest("form")?.textContent).toContain("Bordet er fuldt: 5 spillere.");
  });

  test("changes places with another", async () => {
    const { evening } = open("seats");
    await tap("Søren", "Anders", "Gem");
    await expect.poll(() => last(evening.lines.value)).toEqual({ type: "seats", seats: ["p2", "p1", "p0", "p3"] });
  });
});

describe("a form", () => {
  const fine = { type: "fine", id: "f", at: "2026-10-24T20:00:00+02:00", player: "p0", kind: "misdeal" };
  const [first, ...rest] = FILE.entries;
  if (!first) throw new Error("the fixture is empty");
  const withFine = { ...FILE, entries: [first, fine, ...rest] };

  test("corrects an entry in its place and goes back to it in the book", async () => {
    const { evening } = open("fine", { file: withFine, params: { entry: "f" } });
    await tap("Åse", "Gem rettelse");
    await expect.poll(() => here.value.path).toBe(`/evening/${evening.id}/book/f`);
    expect(evening.lines.value[1]?.entry).toEqual({ ...fine, player: "p3" });
  });

  test("inserts an entry before another", async () => {
    const { evening } = open("fine", { params: { before: "d2" } });
    await tap("Åse", "Fejlgivning 5", "Gem");
    await expect.poll(() => evening.lines.value[1]?.entry.type).toBe("fine");
    expect(evening.lines.value[2]?.entry.id).toBe("d2");
  });

  test("of an entry that is not there leads nowhere", async () => {
    open("fine", { params: { entry: "gone" } });
    expect(await screen.findByText("Her er ikke noget")).toBeTruthy();
  });

  test.each(["fine", "potCheck", "jetonCount", "jetons", "seats"])(
    "%s leads nowhere in a game that has none",
    async (what) => {
      open(what, { file: { ...ROUNDS, end: null } });
      expect(await screen.findByText("Her er ikke noget")).toBeTruthy();
    },
  );

  test.each(["transfer", "join", "potCheck", "jetons"])(
    "%s of an entry of another kind leads nowhere",
    async (what) => {
      const fine = { type: "fine", id: "f", player: "p0", kind: "revoke" };
      open(what, { file: { ...FILE, entries: [fine] }, params: { entry: "f" } });
      expect(await screen.findByText("Her er ikke noget")).toBeTruthy();
    },
  );

  test("is as it was left after Back or a reload, and forgotten once saved", async () => {
    const { draft, kept } = memoryDrafts();
    const { unmount } = open("fine", { app: { draft } });
    await tap("Åse", "Kulørsvigt 40");
    unmount();
    const { evening } = open("fine", { app: { draft } });
    await tap("Gem");
    await expect.poll(() => last(evening.lines.value)).toMatchObject({ player: "p3", kind: "revoke" });
    await expect.poll(() => kept.size).toBe(0);
  });

  test("that was half filled in can be cleared", async () => {
    open("fine");
    expect(screen.queryByRole("button", { name: "Ryd" })).toBeNull();
    await tap("Åse", "Ryd");
    expect(await screen.findByRole("button", { name: "Vælg hvem" })).toBeTruthy();
  });

  test("saves once, however often its key is tapped", async () => {
    const { evening } = open("fine");
    await tap("Åse", "Kulørsvigt 40");
    const save = await screen.findByRole("button", { name: "Gem" });
    fireEvent.click(save);
    fireEvent.click(save);
    await expect.poll(() => here.value.path).toBe(`/evening/${evening.id}`);
    expect(evening.lines.value).toHaveLength(PLAYED + 1);
  });
});

describe("from the settlement a form", () => {
  test("leads back there, by its back link and once it is saved", async () => {
    onTestFinished(startRouter());
    const { id } = followed(FILE).evening;
    replace(`#/evening/${id}/settle`);
    go(`#/evening/${id}/more/jetonCount`);
    open("jetonCount");
    const back = await screen.findByRole("link", { name: "Afregning" });
    expect(back.getAttribute("href")).toBe(`#/evening/${id}/settle`);
    await tap("3", "3", "0", "Gem");
    await expect.poll(() => here.value.path).toBe(`/evening/${id}/settle`);
  });
});

describe("the menu", () => {
  test("leads to every form and to what concerns the evening", async () => {
    const { evening } = open(undefined);
    await screen.findByRole("heading", { name: "Mere" });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      [
        "",
        "/more/fine",
        "/more/transfer",
        "/more/potCheck",
        "/more/jetonCount",
        "/more/jetons",
        "/more/seats",
        "/more/join",
        "/more/leave",
        "/more/lastRound",
        "/display",
        "/share",
        "/hand-over",
        "/reference",
        "/setup",
      ]
        .map((end) => `#/evening/${evening.id}${end}`)
        .concat("#/settings", `#/evening/${evening.id}/settle`),
    );
  });

  test("says when jetons are on the table that nobody has explained", async () => {
    const counted = { type: "potCheck", id: "c", pot: "king", counted: 610 };
    open(undefined, { file: { ...FILE, entries: [...FILE.entries, counted] } });
    expect(
      await screen.findByText("Difference 10: jetons, der ikke er fundet, heller ikke selv om nogen har dækket dem."),
    ).toBeTruthy();
  });
});
