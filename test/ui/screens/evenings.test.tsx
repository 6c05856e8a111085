import { type Signal, signal } from "@preact/signals";
import { fireEvent, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { ok } from "../../../src/model/index.ts";
import type { App, EveningCard } from "../../../src/state/index.ts";
import { here, replace } from "../../../src/ui/router.ts";
import { match } from "../../../src/ui/routes.ts";
import Evenings from "../../../src/ui/screens/evenings/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { aCard } from "../../support/cards.ts";
import { draw } from "../draw.tsx";
import { fakeApp } from "../fakes/app.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/evenings"));

/** Today is 24 October 2026. */
const cards = [
  aCard({ id: "now", startedAt: "2026-10-23T19:30:00+02:00", running: true, minutes: null, deals: 3 }),
  aCard({ id: "may", startedAt: "2026-05-08T19:30:00+02:00", place: "Hos Åge", unpaid: true }),
  aCard({ id: "april", startedAt: "2026-04-10T19:30:00+02:00", notes: ["Påskefrokost"] }),
  aCard({ id: "before", startedAt: "2025-03-14T19:30:00+01:00", place: "Klubhuset" }),
];

const Shown = () => <Evenings params={match(here.value.path)?.params ?? {}} />;
const shown = (evenings: readonly EveningCard[] | null = cards, keys: Partial<App> = {}) =>
  draw(<Shown />, fakeApp({ evenings: signal(evenings), ...keys }));
const search = (text: string) =>
  fireEvent.input(screen.getByRole("searchbox", { name: "Søg" }), { target: { value: text } });
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** Where the evenings that are in sight lead. */
const inSight = () =>
  screen
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((href) => href?.startsWith("#/evening/"));
const count = () => screen.getByRole("status").textContent;

describe("all evenings", () => {
  test("stand by season: the current one open, the others with their number", () => {
    shown();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "2026/27 1 i gang",
      "2025/26 2 aftener",
      "2024/25 1 aften",
      "Prøveaften",
    ]);
    expect(inSight()).toEqual(["#/evening/now"]);
    expect(count()).toBe("3 aftener, 1 i gang");
  });

  test("open and shut by season, and Back leads to the same", () => {
    shown();
    tap(/2025\/26/);
    tap(/2026\/27/);
    expect(inSight()).toEqual(["#/evening/may/settle", "#/evening/april/settle"]);
    expect(match(here.value.path)?.params).toEqual({ turned: "club-year-2025 club-year-2026" });
  });

  test("say how much was played, and what is still to be done", () => {
    shown([cards[0], cards[1]].map((card) => ({ ...aCard(), ...card, startedAt: "2026-10-23T19:30:00+02:00" })));
    const [running, unpaid] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(running).toContain("3 spilI gang");
    expect(unpaid).toContain("28 spil, 3 timer og 20 minutterMangler betaling");
  });

  test("are found wherever they are, by several words, and the address keeps the question", () => {
    shown();
    search("poul klubh");
    expect(inSight()).toEqual(["#/evening/before/settle"]);
    expect(count()).toBe("1 aften fundet");
    search("PASKE");
    expect(inSight()).toEqual(["#/evening/april/settle"]);
    search("påske");
    expect(inSight()).toEqual(["#/evening/april/settle"]);
    expect(match(here.value.path)?.params).toEqual({ q: "påske" });
  });

  test("that are not paid are shown alone", () => {
    shown();
    tap("Mangler betaling (1)");
    expect(inSight()).toEqual(["#/evening/may/settle"]);
    search("klubhuset");
    expect(screen.getByText("Intet fundet.")).toBeDefined();
    tap("Ryd søgningen");
    expect(count()).toBe("3 aftener, 1 i gang");
  });

  test("where there are none lead to a new one", () => {
    shown([]);
    expect(screen.getByText("Ingen aftener endnu.")).toBeDefined();
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  test("say how far they are, while they are computed", () => {
    shown([], { summing: signal({ done: 120, of: 1000 }) });
    expect(screen.getByText("Aftenerne regnes ud: 120 af 1.000")).toBeDefined();
    expect(screen.queryByText("Ingen aftener endnu.")).toBeNull();
  });

  test("of a whole life are found at once, and no more of them drawn than can be read", () => {
    const many = Array.from({ length: 1000 }, (_, i) =>
      aCard({ id: `e${i}`, startedAt: `${2026 - Math.floor(i / 50)}-09-10T19:30:00+02:00`, place: "Klubhuset" }),
    );
    shown(many);
    expect(inSight()).toHaveLength(50);
    search("klub");
    expect(count()).toBe("1.000 aftener fundet");
    expect(inSight()).toHaveLength(50);
  });
});

test("an evening's menu leads to all of it; deleted it can be brought back", async () => {
  const evenings: Signal<readonly EveningCard[] | null> = signal(cards);
  const keep = (next: readonly EveningCard[]) => () => {
    evenings.value = next;
    return Promise.resolve(ok(undefined));
  };
  const deleteEvening = vi.fn(keep(cards.slice(0, 1)));
  replace("#/evenings?q=hos");
  draw(<Shown />, fakeApp({ evenings, deleteEvening, restoreEvening: keep(cards) }));
  tap("Mere om aftenen fredag 8. maj 2026");
  expect(inSight()).toEqual(["settle", "settle", "book", "review", "share"].map((end) => `#/evening/may/${end}`));
  tap("Slet");
  await screen.findByText("Aftenen fredag 8. maj 2026 er slettet.");
  expect(deleteEvening).toHaveBeenCalledWith("may");
  expect(inSight()).toEqual([]);
  tap("Fortryd");
  await vi.waitFor(() => expect(inSight()).toEqual(["#/evening/may/settle"]));
});

describe("over the changes of the clock", () => {
  test.each(["Europe/Copenhagen", "America/New_York", "Pacific/Auckland"])("evenings seen in %s", (zone) => {
    vi.stubEnv("TZ", zone);
    try {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      shown([
        aCard({ id: "autumn", startedAt: "2026-10-24T23:30:00+02:00", minutes: 240 }),
        aCard({ id: "spring", startedAt: "2026-03-28T23:30:00+01:00", minutes: 180 }),
      ]);
      tap(/2025\/26/);
      const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
      expect(rows[0]).toContain("lørdag 24. oktober");
      expect(rows[0]).toContain("4 timer");
      expect(rows[1]).toContain("lørdag 28. marts");
      expect(rows[1]).toContain("3 timer");
      search("24 oktober");
      expect(inSight()).toEqual(["#/evening/autumn/settle"]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
