import { signal } from "@preact/signals";
import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { err, ok, points, SAMPLE_ID } from "../../../src/model/index.ts";
import type { App, EveningCard } from "../../../src/state/index.ts";
import { here } from "../../../src/ui/router.ts";
import { notCopied } from "../../../src/ui/screens/start/backup.ts";
import Start from "../../../src/ui/screens/start/index.tsx";
import { seatColumns } from "../../../src/ui/screens/start/seat-columns.ts";
import { speak } from "../../../src/ui/words.ts";
import { draw } from "../draw.tsx";
import { fakeApp } from "../fakes/app.ts";

beforeAll(async () => speak(await loadWords("da")));

const player = (name: string, moneyMinor: number | null, held = 0) => ({
  id: name,
  name,
  points: points(held),
  moneyMinor,
  openMinor: 0,
  deals: 4,
});

const running: EveningCard = {
  id: "now",
  game: "tarok",
  startedAt: "2026-11-30T19:30+01:00",
  place: "Klubhuset",
  running: true,
  unpaid: false,
  minutes: null,
  notes: [],
  deals: 13,
  currency: "DKK",
  players: [player("Inger", null, 145), player("Poul", null, -120), player("Karen", null, -310)],
  pots: { pagat: points(85), king: points(140) },
  paid: [],
};
const past: EveningCard = {
  ...running,
  id: "then",
  startedAt: "2026-11-23T19:30+01:00",
  club: "Hjørring",
  running: false,
  players: [player("Poul", -1100), player("Inger", 1450), player("Karen", -350)],
};

const start = (evenings: readonly EveningCard[] | null, keys: Partial<App> = {}) =>
  draw(<Start />, fakeApp({ evenings: signal(evenings), ...keys }));
const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the start", () => {
  test("of a newcomer says what this is and offers one thing to do", () => {
    start([]);
    expect(screen.getByText("Regnskabet for en aften med tarok.")).toBeDefined();
    expect(link("Ny aften")).toBe("#/new");
    expect(link("Hent en kopi ind"), "whatever the browser has cleared").toBe("#/settings/data");
    expect(screen.queryByText("Tidligere aftener")).toBeNull();
  });

  test("is only the name while the drawer has not answered", () => {
    start(null);
    expect(screen.queryByRole("link", { name: "Ny aften" })).toBeNull();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Kongekop");
  });

  test("has the running evening first: balances, pots, on with the next deal", () => {
    start([running, past]);
    expect(link("Fortsæt spil 14")).toBe("#/evening/now");
    expect(screen.getByRole("banner").textContent).toContain("mandag 30. november, Klubhuset");
    const seats = screen.getAllByRole("list")[0];
    expect(seats?.textContent).toBe("Inger145Poul−120Karen−310");
    expect(screen.getAllByRole("list")[1]?.textContent).toBe("85Pagat140Konge");
  });

  test("lists other running evenings below the first", () => {
    start([running, { ...running, id: "other", place: "Bord 2" }]);
    const also = screen.getByRole("region", { name: "Også i gang" });
    expect(within(also).getByRole("link").getAttribute("href")).toBe("#/evening/other");
  });

  test("tells of past evenings when, where and what they came to, the best first", () => {
    start([past]);
    const line = within(screen.getByRole("region", { name: "Tidligere aftener" })).getByRole("listitem");
    expect(line.textContent).toBe("mandag 23. novemberKlubhuset, HjørringInger +14,50Karen −3,50Poul −11,00");
    expect(within(line).getByRole("link").getAttribute("href")).toBe("#/evening/then/settle");
  });

  test("leads to all evenings below the newest", () => {
    start(Array.from({ length: 15 }, (_, i) => ({ ...past, id: `${i}` })));
    expect(within(screen.getByRole("region", { name: "Tidligere aftener" })).getAllByRole("listitem").length).toBe(12);
    expect(link("Alle 15 aftener")).toBe("#/evenings");
  });
});

describe("an evening started by mistake", () => {
  const mistake = { ...running, deals: 0 };

  test("can only be deleted here while nothing was dealt", () => {
    start([running]);
    expect(screen.queryByRole("button", { name: "Slet aftenen" })).toBeNull();
  });

  test("is deleted at once, and brought back by the line that says so", async () => {
    const evenings = signal<readonly EveningCard[] | null>([mistake]);
    const keep = (next: readonly EveningCard[]) => () => {
      evenings.value = next;
      return Promise.resolve(ok(undefined));
    };
    start(null, { evenings, deleteEvening: keep([]), restoreEvening: keep([mistake]) });
    tap("Slet aftenen");
    const gone = await screen.findByText("Aftenen mandag 30. november er slettet.");
    expect(document.activeElement?.contains(gone)).toBe(true);
    expect(link("Ny aften")).toBe("#/new");
    tap("Fortryd");
    await screen.findByRole("link", { name: "Fortsæt spil 1" });
    expect(screen.queryByText("Aftenen mandag 30. november er slettet.")).toBeNull();
  });

  test("stays where it cannot be deleted, and says why", async () => {
    const deleteEvening = vi.fn(() => Promise.resolve(err({ kind: "storage", why: "closed" } as const)));
    start([mistake], { deleteEvening });
    tap("Slet aftenen");
    expect((await screen.findByRole("status")).textContent).toContain("blev lukket");
    expect(link("Fortsæt spil 1")).toBe("#/evening/now");
  });
});

describe("a backup is old", () => {
  const now = "2026-11-30T21:00:00+01:00";

  test.each<[string, number, number, string | null]>([
    ["nothing has ended yet", 0, 0, null],
    ["there was never one", 1, 1, null],
    ["it lacks one evening but is fresh", 0, 1, "2026-11-20T12:00:00+01:00"],
    ["it lacks one evening and is over a month old", 1, 1, "2026-10-01T12:00:00+02:00"],
    ["it lacks three", 3, 3, "2026-11-08T12:00:00+01:00"],
    ["it is old and lacks none", 0, 0, "2026-10-01T12:00:00+02:00"],
  ])("%s: %i to tell of", (_, told, uncopied, exportedAt) => {
    expect(notCopied({ uncopied }, exportedAt, now)).toBe(told);
  });
});

describe("seats stand in columns that hold them", () => {
  const seats = (balance: string, ...names: string[]) => names.map((name) => ({ name, balance }));

  test.each([
    [4, seats("−310", "Inger", "Poul", "Karen", "Børge")],
    [3, seats("−310", "Inger", "Poul", "Karen")],
    [3, seats("−1.240", "Inger", "Anne-Marie", "Kristian", "Børge", "Alexander")],
    [2, seats("−1.240", "Inger", "Poul", "Karen", "Børge")],
    [2, seats("0", "Inger", "Poul", "Karen", "Alexander")],
    [3, seats("0", "Christian-Frederik von Wallenstein", "Poul", "Karen")],
    [2, seats("0", "Maximilianus", "Poul", "Karen")],
  ])("%i columns: %j", (columns, table) => {
    expect(seatColumns(table)).toBe(columns);
  });
});

describe("the sample evening", () => {
  const SAMPLE: EveningCard = { ...running, id: SAMPLE_ID, place: "Prøveaften" };

  test("is offered to a newcomer, opened at one tap, and to nobody else", async () => {
    const { unmount } = start([]);
    tap("Åbn en prøveaften");
    await expect.poll(() => here.value.path).toBe(`/evening/${SAMPLE_ID}`);
    unmount();
    start([past]);
    expect(screen.queryByText("Prøveaften")).toBeNull();
  });

  test("stands apart from the evening that is running, and is gone at one tap", async () => {
    const card = signal<EveningCard | null>(SAMPLE);
    const discard = () => {
      card.value = null;
      return Promise.resolve(ok(undefined));
    };
    start([running], { sample: { ...fakeApp().sample, card, discard } });
    expect(link("Fortsæt spil 14")).toBe("#/evening/now");
    expect(link("Fortsæt prøveaftenen")).toBe(`#/evening/${SAMPLE_ID}`);
    tap("Slet prøveaftenen");
    await expect.poll(() => screen.queryByText("Fortsæt prøveaftenen")).toBeNull();
  });
});
