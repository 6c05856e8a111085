import { signal } from "@preact/signals";
import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import type { StandingRow, Standings, StandingsAsked } from "../../../src/state/club/index.ts";
import type { App } from "../../../src/state/index.ts";
import { Current } from "../../../src/ui/current.tsx";
import { here, replace } from "../../../src/ui/router.ts";
import { speak } from "../../../src/ui/words.ts";
import { anApp, aStore, begun, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";
import { fakeApp } from "../fakes/app.ts";
import { fakeClub } from "../fakes/club.ts";

const { file } = CLUB_EVENING;

beforeAll(async () => {
  speak(await loadWords("da"));
  // The screens are chunks of their own: fetched here, no test waits for one longer than for another.
  await Promise.all([
    import("../../../src/state/club/index.ts"),
    import("../../../src/ui/screens/seasons/index.tsx"),
    import("../../../src/ui/screens/season/index.tsx"),
    import("../../../src/ui/screens/standings/index.tsx"),
  ]);
});
beforeEach(() => replace("#/seasons"));

/** The first deals of the club's evening, on another day. */
async function ended(app: App, day: string, keys: Partial<Evening> = {}) {
  const evening: Evening = {
    ...file,
    startedAt: `${day}T19:00:00+01:00`,
    entries: file.entries.slice(0, 3),
    ...keys,
  };
  const live = await begun(app, evening);
  await record(live, evening);
  await live.end();
  return live;
}

/** A club that played on some days. */
async function played(...days: readonly string[]) {
  const app = anApp(await aStore());
  for (const day of days) await ended(app, day);
  const club = await app.club();
  await until(club.seasons, (all) => all !== null && app.evenings.value?.length === days.length);
  return { app, club };
}

const open = (to: string, app: App) => {
  replace(to);
  return draw(<Current />, app);
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } });
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const lines = () => screen.getAllByRole("row").map((row) => row.textContent?.replace(/\s+/g, " ").trim());

const BO: StandingRow = {
  id: "bo",
  name: "Bo",
  place: 1,
  evenings: 2,
  deals: 20,
  points: 40,
  perEvening: 20,
  perDeal: 2,
  money: [{ currency: "DKK", minor: 400, evenings: 1 }],
};

describe("the seasons", () => {
  test("are listed newest first with how much was played, and the club's own can be changed at once", async () => {
    const { app, club } = await played("2026-11-30", "2026-11-23", "2026-03-02");
    await club.saveSeason({ id: "spring", name: "Forår 2026", from: "2026-01-01", to: "2026-05-31" });
    await until(club.seasons, (all) => all?.some(({ own }) => own) ?? false);
    open("#/seasons", app);
    const items = await screen.findAllByRole("listitem");
    expect(items.map((item) => item.textContent?.replaceAll("\u00a0", " "))).toEqual([
      "2026/271. august 2026 – 31. juli 20272 aftener",
      "Forår 20261. januar 2026 – 31. maj 20261 aftenRet Forår 2026",
      "2025/261. august 2025 – 31. juli 20261 aften",
    ]);
    expect(screen.getByRole("link", { name: "Ret Forår 2026" }).getAttribute("href")).toBe("#/seasons/spring/edit");
  });

  test("are none before anything was played", async () => {
    const { app } = await played();
    open("#/seasons", app);
    expect(await screen.findByText("Her er ingen afsluttede aftener.")).toBeDefined();
  });
});

describe("a season that is made", () => {
  test("has a name, does not end before it begins, and then has its standings", async () => {
    const { app, club } = await played("2026-11-30");
    open("#/seasons/new", app);
    await screen.findByLabelText("Navn");
    type("Fra og med", "2026-11-30");
    type("Til og med", "2026-11-01");
    expect(await screen.findByText("Sæsonen slutter, før den begynder.")).toBeDefined();
    expect(screen.queryByText("Giv sæsonen et navn.")).toBeNull();
    tap("Gem sæsonen");
    expect(await screen.findByText("Giv sæsonen et navn.")).toBeDefined();
    expect(club.seasons.value?.length).toBe(1);
    type("Navn", " Efterår ");
    type("Til og med", "2026-12-31");
    type("Aftener, der skal til for en plads", "2");
    tap("Gem sæsonen");
    expect(await screen.findByRole("heading", { level: 1, name: "Efterår" })).toBeDefined();
    expect(screen.getByText("Uden plads: under 2 aftener")).toBeDefined();
    const [own] = (await until(club.seasons, (all): all is typeof all => all?.[0]?.own ?? false)) ?? [];
    expect(own).toMatchObject({ name: "Efterår", from: "2026-11-30", to: "2026-12-31", minEvenings: 2 });
  });

  test.each(["halvanden", "-1", "1001", "1,5"])("does not take %j as a number of evenings", async (text) => {
    const { app } = await played();
    open("#/seasons/new", app);
    await screen.findByLabelText("Navn");
    type("Navn", "Efterår");
    type("Aftener, der skal til for en plads", text);
    tap("Gem sæsonen");
    expect(await screen.findByText("Skriv et helt tal fra 0 til 1000.")).toBeDefined();
  });
});

describe("a club year", () => {
  test("becomes the club's own season when it is changed, and the club year stays beside it", async () => {
    const { app, club } = await played("2026-11-30", "2026-09-07");
    open("#/seasons/club-year-2026/edit", app);
    expect(await screen.findByText(/bliver det til klubbens egen sæson/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Slet sæsonen" })).toBeNull();
    type("Fra og med", "2026-11-01");
    tap("Gem sæsonen");
    await vi.waitFor(() => expect(here.value.path).toMatch(/^\/seasons\/(?!club-year)[^/]+$/));
    const all = await until(club.seasons, (told) => told?.length === 2);
    expect(all?.map(({ own, from, evenings }) => [own, from, evenings])).toEqual([
      [true, "2026-11-01", 1],
      [false, "2026-08-01", 2],
    ]);
  });
});

describe("a season of the club's own", () => {
  test("is deleted, and brought back by undo", async () => {
    const { app, club } = await played("2026-11-30");
    const season = { id: "own", name: "Efterår", from: "2026-11-01", to: "2026-12-31", minEvenings: 1 };
    await club.saveSeason(season);
    await until(club.seasons, (all) => all?.[0]?.own ?? false);
    open("#/seasons/own/edit", app);
    await screen.findByLabelText("Navn");
    tap("Slet sæsonen");
    expect(await screen.findByText("Efterår er slettet.")).toBeDefined();
    expect(here.value.path).toBe("/seasons");
    await until(club.seasons, (all) => all?.every(({ own }) => !own) ?? false);
    tap("Fortryd");
    const all = await until(club.seasons, (told) => told?.[0]?.own ?? false);
    expect(all?.[0]).toEqual({ ...season, own: true, evenings: 1 });
    await vi.waitFor(() => expect(screen.queryByText("Efterår er slettet.")).toBeNull());
  });
});

describe("the standings", () => {
  test("order people by what is chosen, lead to each of them, and keep the choice", async () => {
    const { app, club } = await played("2026-11-30", "2026-11-23");
    const { rows = [] } = (await until(club.standings("club-year-2026", {}), (told) => told?.rows.length === 4)) ?? {};
    const { unmount } = open("#/seasons/club-year-2026", app);
    await screen.findByRole("table");
    const [head, ...people] = screen.getAllByRole("row");
    if (!head) throw new Error("no head");
    expect(within(head).getByRole("columnheader", { name: "Point" }).getAttribute("aria-sort")).toBe("descending");
    expect(people.map((row) => within(row).getByRole("rowheader").textContent)).toEqual(rows.map(({ name }) => name));
    expect(screen.getByRole("link", { name: rows[0]?.name ?? "" }).getAttribute("href")).toBe(
      `#/person/${rows[0]?.id}?season=club-year-2026`,
    );
    tap("Pr. spil");
    const ordered = () => screen.getByRole("columnheader", { name: "Pr. spil" }).getAttribute("aria-sort");
    await vi.waitFor(() => expect(ordered()).toBe("descending"));
    unmount();
    open("#/seasons/club-year-2026", app);
    await screen.findByRole("table");
    expect(ordered()).toBe("descending");
    tap("Point");
    await vi.waitFor(() => expect(ordered()).toBeNull());
  });

  test("say what they are made of: the evenings one by one, and the minimum", async () => {
    const { app } = await played("2026-11-30", "2026-11-23");
    open("#/seasons/club-year-2026", app);
    expect(await screen.findByText("Alle, der har været med, får en plads.")).toBeDefined();
    expect(screen.queryByText("Hvilket spil")).toBeNull();
    tap("2 aftener tæller");
    const links = await screen.findAllByRole("link", { name: /november/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      app.evenings.value?.map(({ id }) => `#/evening/${id}/settle`),
    );
  });

  test("put those who played too little below a line that says so", async () => {
    const { app, club } = await played("2026-11-30");
    await club.saveSeason({ id: "own", name: "Efterår", from: "2026-11-01", to: "2026-12-31", minEvenings: 5 });
    open("#/seasons/own", app);
    expect(await screen.findByText("En plads kræver mindst 5 aftener.")).toBeDefined();
    expect(lines()[1]).toBe("Uden plads: under 5 aftener");
    expect(screen.queryByText("1.")).toBeNull();
  });

  test("are handed on as text, as a table, as a journal and on paper", async () => {
    const { app, club } = await played("2026-11-30");
    await club.saveSeason({ id: "own", name: "Efterår", from: "2026-11-01", to: "2026-12-31", minEvenings: 1 });
    await until(club.seasons, (all) => all?.[0]?.own ?? false);
    const copied: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const print = vi.fn();
    vi.stubGlobal("print", print);
    open("#/seasons/own", app);
    fireEvent.click(await screen.findByRole("button", { name: "Kopiér som tekst" }));
    expect(await screen.findByText("Kopieret")).toBeDefined();
    const [heading, , minimum, ...people] = copied[0]?.split("\n").filter(Boolean) ?? [];
    expect([heading, minimum]).toEqual(["Efterår", "En plads kræver mindst 1 aften."]);
    expect(new Set(people.map((line) => line.length)).size).toBe(1);
    expect(people[1]).toMatch(/^1\. \S+ +[+−]?[\d.]+ +1$/);
    tap("Stilling til regneark");
    expect(await screen.findByText("kongekop-Efterår-stilling.csv er gemt.")).toBeDefined();
    tap(/^Regnskabsfil/);
    expect(await screen.findByText("kongekop-Efterår.journal er gemt.")).toBeDefined();
    expect(names).toEqual(["kongekop-Efterår-stilling.csv", "kongekop-Efterår.journal"]);
    tap("Udskriv, eller gem som PDF");
    expect(print).toHaveBeenCalledOnce();
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  test("are of one game alone where two were played, and name the evenings without money", async () => {
    const [evening] = (await played("2026-11-30")).app.evenings.value ?? [];
    if (!evening) throw new Error("no evening");
    const standings = vi.fn((id: string, { game }: StandingsAsked) =>
      signal<Standings>({
        season: { id, name: "Efterår", from: "2026-11-01", to: "2026-12-31", own: true, evenings: 2 },
        games: ["tarok", "triomphe"],
        counted: game === undefined ? ["tarok", "triomphe"] : [game],
        currencies: ["DKK", "SEK"],
        evenings: game === undefined ? [evening, { ...evening, id: "other" }] : [evening],
        unsettled: [evening.id],
        rows: [BO],
      }),
    );
    open("#/seasons/two", fakeApp({ club: () => Promise.resolve(fakeClub({ standings })) }));
    expect(await screen.findByRole("button", { name: "2 aftener tæller" })).toBeDefined();
    expect(screen.getByText(/^1 aften kunne ikke gøres op i penge/)).toBeDefined();
    expect(screen.getByText(/Penge ordnes efter kr\., som de fleste aftener er spillet i\./)).toBeDefined();
    tap("Triomphe forcée");
    fireEvent.click(await screen.findByRole("button", { name: "1 aften tæller" }));
    expect(standings).toHaveBeenLastCalledWith("two", { order: "points", game: "triomphe" });
    expect(await screen.findByText("ikke gjort op i penge")).toBeDefined();
    expect(screen.getByRole("button", { name: "Pr. runde" })).toBeDefined();
    tap("Alle");
    await screen.findByRole("button", { name: "2 aftener tæller" });
  });

  test("of a season that is not there say so", async () => {
    const { app } = await played();
    open("#/seasons/nowhere", app);
    expect(await screen.findByText("Til forsiden")).toBeDefined();
  });
});
