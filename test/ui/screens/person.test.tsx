import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { App } from "../../../src/state/index.ts";
import type { Store } from "../../../src/store/index.ts";
import Person from "../../../src/ui/screens/person/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { anApp, aStore } from "../../support/app.ts";
import { CLUB_EVENING, TRIOMPHE_CASES } from "../../support/cases.ts";
import { storeEvenings } from "../../support/stored.ts";
import { draw } from "../draw.tsx";

beforeAll(async () => speak(await loadWords("da")));

const club = CLUB_EVENING.file;
const ended = { at: "2026-10-24T23:30:00+02:00" };
const rounds = TRIOMPHE_CASES[0]?.[1].file ?? club;
const EVENINGS = [
  { ...club, id: "first", startedAt: "2026-10-24T19:00:00+02:00", end: ended },
  { ...club, id: "second", startedAt: "2026-10-31T19:00:00+01:00", end: ended, entries: club.entries.slice(0, 9) },
  { ...rounds, id: "third", startedAt: "2026-11-07T19:00:00+01:00", end: ended },
  { ...club, id: "running", startedAt: "2026-11-14T19:00:00+01:00", end: null },
];

let store: Store;
let app: App;
beforeEach(async () => {
  location.hash = "";
  store = await aStore();
  app = anApp(store);
  await storeEvenings(store, EVENINGS);
});

const text = (element: Element | null) => element?.textContent?.replace(/[\s\u00a0]+/g, " ").trim();
const open = async (id: string, season?: string) => {
  draw(<Person params={{ id, ...(season !== undefined && { season }) }} />, app);
  await screen.findByRole("heading", { level: 1 });
};
const tableOf = async (name: string) => within(await screen.findByRole("table", { name }));
const rowsOf = async (name: string) => (await tableOf(name)).getAllByRole("row").map(text);

describe("a person's page", () => {
  test("tells points, money and averages, and from how much", async () => {
    await open("p0");
    const overview = await screen.findByRole("region", { name: "I alt" });
    expect(text(overview)).toMatch(/^Point.*Penge.*kr\..*Pr\. aften.*Pr\. giv.*Af \d+ giv på 3 aftener\.$/);
  });

  test("leads back to the list of everybody where the app was opened on it", async () => {
    await open("p0");
    expect(screen.getByRole("link", { name: "Spillere" }).getAttribute("href")).toBe("#/people");
  });

  test("tells the figures of each game that was played, what never happened in a line", async () => {
    await open("p0");
    expect((await screen.findAllByRole("heading", { level: 2 })).map(text)).toEqual(
      expect.arrayContaining(["Kurve", "Rekordaftener", "Tarok", "Triomphe forcée", "Mod hinanden"]),
    );
    const [columns, tried] = await rowsOf("Ultimo");
    expect(columns).toBe("PagatKonge");
    expect(tried).toBe("Fik andre bagud10");
    expect((await rowsOf("Tælling"))[0]).toMatch(/^Gennemsnit\d\d,\d$/);
    expect(screen.getByText(/^Af \d+ talte bunker på 2 aftener\.$/)).toBeDefined();
    expect(screen.getAllByText("Hvad der ikke står her, er ikke sket endnu.").length).toBeGreaterThan(0);
  });

  test("leads to the evenings and deals of its records, and to the others", async () => {
    await open("p0");
    await screen.findByRole("heading", { name: "Rekordaftener" });
    const to = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to(/^Bedste aften|^Dyreste aften/)).toMatch(/^#\/evening\/(first|second|third)\/settle$/);
    expect(to(/^Bedste spil/)).toMatch(/^#\/evening\/(first|second)\/book\/d\d+$/);
    expect(to(/^Bedste runde/)).toMatch(/^#\/evening\/third\/book\//);
    expect(to(/^Birgit$/)).toBe("#/person/p1");
  });

  test("has the numbers of its curve in a table", async () => {
    await open("p0");
    fireEvent.click(await screen.findByRole("button", { name: /tabel/i }));
    const rows = within(await screen.findByRole("table", { name: /point/ }))
      .getAllByRole("row")
      .map(text);
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatch(/^24\. oktober 2026/);
  });

  test("is of the season that is chosen in its address", async () => {
    await store.seasons.put([{ id: "s", name: "Efterår", from: "2026-10-25", to: "2026-11-01" }]);
    await open("p0", "s");
    const overview = await screen.findByRole("region", { name: "I alt" });
    expect(text(overview)).toMatch(/Af \d spil på 1 aften\.$/);
    fireEvent.click(await screen.findByRole("button", { name: "Alle aftener" }));
    expect(location.hash).toBe("#/person/p0");
  });

  test("says of somebody new that there is nothing to tell yet", async () => {
    await store.people.put([{ id: "new", name: "Ny" }]);
    await open("new");
    expect(await screen.findByText("Ny er ikke med i nogen afsluttet aften.")).toBeDefined();
  });

  test("of nobody leads nowhere", async () => {
    await open("nobody");
    expect(await screen.findByRole("link", { name: "Til forsiden" })).toBeDefined();
  });
});
