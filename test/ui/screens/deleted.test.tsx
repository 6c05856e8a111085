import "fake-indexeddb/auto";
import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { App } from "../../../src/state/index.ts";
import { RemoveKey } from "../../../src/ui/evening/remove-key.tsx";
import { replace } from "../../../src/ui/router.ts";
import Evenings from "../../../src/ui/screens/evenings/index.tsx";
import Start from "../../../src/ui/screens/start/index.tsx";
import TableOfEvening from "../../../src/ui/screens/table/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { anApp, aStore, begun, record, until } from "../../support/app.ts";
import { aCard } from "../../support/cards.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/evenings"));

const SLOW = { timeout: 30_000 };
const { file } = CLUB_EVENING;

/** Two tabs over one drawer with an evening of three deals that is running. */
async function twoTabs() {
  const store = await aStore();
  const [tab, other] = [anApp(store), anApp(store)];
  const first = { ...file, entries: file.entries.slice(0, 3), end: null };
  const live = await begun(tab, first);
  await record(live, first);
  return { tab, other, live, id: live.id };
}

const key = (name: string | RegExp) => screen.findByRole("button", { name });
const tap = async (name: string | RegExp) => fireEvent.click(await key(name));
const evenings = (app: App) => draw(<Evenings params={{}} />, app);
const table = (app: App, id: string) => draw(<TableOfEvening params={{ id }} />, app);

describe("the deleted evenings", SLOW, () => {
  test("are not spoken of where there are none", async () => {
    evenings((await twoTabs()).tab);
    await key(/^Mere om aftenen/);
    expect(screen.queryByText("Slettede aftener")).toBeNull();
  });

  test("stand at the end of the list after leaving it, each with what it was, and come back from there", async () => {
    const { tab } = await twoTabs();
    const { unmount } = evenings(tab);
    await tap(/^Mere om aftenen/);
    await tap("Slet");
    await screen.findByText(/^Aftenen lørdag 24. oktober.* er slettet\.$/);
    unmount();
    evenings(tab);
    await tap("Slettede aftener 1 aften");
    const row = await screen.findByRole("listitem");
    expect(row.textContent).toContain("lørdag 24. oktober");
    for (const { name } of file.players) expect(row.textContent).toContain(name);
    expect(row.textContent).toContain("3 spil");
    expect(screen.queryByRole("button", { name: "Fortryd" })).toBeNull();
    await tap(/^Hent tilbage: lørdag 24. oktober/);
    const told = await screen.findByText(/^Aftenen lørdag 24. oktober.* er hentet tilbage\.$/);
    expect(document.activeElement?.contains(told)).toBe(true);
    await key(/^Mere om aftenen/);
    expect(screen.queryByText("Slettede aftener")).toBeNull();
  });

  test("that are all there is are said to be, stand open and are led to from the start", async () => {
    const { tab } = await twoTabs();
    const { unmount } = evenings(tab);
    await tap(/^Mere om aftenen/);
    await tap("Slet");
    await screen.findByText("Her er kun slettede aftener.");
    expect(screen.queryByText("Ingen aftener endnu.")).toBeNull();
    await key(/^Hent tilbage: lørdag 24. oktober/);
    await tap("Slettede aftener 1 aften");
    expect(screen.queryByRole("button", { name: /^Hent tilbage/ })).toBeNull();
    unmount();
    draw(<Start />, tab);
    const way = await screen.findByRole("link", { name: "1 slettet aften" });
    expect(way.getAttribute("href")).toBe("#/evenings");
  });

  test("of which one is brought back in another tab are one less, and nothing is left to take back", async () => {
    const { tab, other, id } = await twoTabs();
    evenings(tab);
    await tap(/^Mere om aftenen/);
    await tap("Slet");
    await key("Fortryd");
    await other.restoreEvening(id);
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Fortryd" })).toBeNull());
    expect(screen.queryByText("Slettede aftener")).toBeNull();
  });
});

describe("a deleted evening's address", SLOW, () => {
  test("says that it is deleted, and brings it back to where it was", async () => {
    const { tab, other, id } = await twoTabs();
    await tab.deleteEvening(id);
    table(other, id);
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Aftenen er slettet");
    expect(screen.getByText("3 spil")).toBeDefined();
    await tap("Hent tilbage");
    await screen.findByRole("heading", { name: /Spil 4/ });
  });

  test("turns the table into that while it is open, and keeps what was being noted", async () => {
    const { tab, other, id } = await twoTabs();
    table(tab, id);
    await screen.findByRole("heading", { name: /Spil 4/ });
    const tapped = () => document.querySelector<HTMLElement>('[data-tap="winner:p0"]');
    fireEvent.click(tapped() ?? document.body);
    await vi.waitFor(() => expect(tapped()?.getAttribute("aria-pressed")).toBe("true"));
    await other.deleteEvening(id);
    await screen.findByRole("heading", { name: "Aftenen er slettet" });
    expect(tapped()).toBeNull();
    await tap("Hent tilbage");
    await vi.waitFor(() => expect(tapped()?.getAttribute("aria-pressed")).toBe("true"));
  });
});

describe("an evening that something depends on", SLOW, () => {
  const day = (startedAt: string) => ({ ...file, startedAt, entries: [] });

  test("is deleted only after that was said: ticks, what was paid in the running account, and its club night", async () => {
    const app = anApp(await aStore());
    const live = await begun(app, day("2026-10-24T19:30:00+02:00"));
    await record(live, { ...file, end: null });
    await live.end(file.seats[0]);
    const [first] = live.outcome.value.payments ?? [];
    if (!first) throw new Error("nobody owes anything");
    await live.markPaid(first, true);
    const { id: other } = await begun(app, day("2026-10-24T20:00:00+02:00"));
    const club = await app.club();
    await until(club.nights, (nights) => nights !== null);
    await club.join([live.id, other]);
    const open = live.outcome.value.payments?.find(({ paid }) => !paid);
    if (!open) throw new Error("all is paid");
    await club.pay({ from: open.from, to: open.to, amountMinor: 1250, currency: "DKK" });
    draw(<RemoveKey evening={aCard({ id: live.id })}>Slet</RemoveKey>, app);
    await tap("Slet");
    const { textContent } = await screen.findByRole("group");
    expect(textContent).toContain("Aftenen er et af bordene på en klubaften.");
    expect(textContent).toContain("En betaling er noteret ved afregningen af aftenen.");
    expect(textContent).toMatch(
      /En betaling på mellemregningen hører til aftenen: \S+ betalte \S+ 12,50.kr\. Det, der/,
    );
    expect(textContent).toContain("Slet aftenen alligevel? Den kan hentes tilbage.");
    await tap("Annuller");
    expect(await until(app.deleted, (ids) => ids !== null)).toEqual([]);
    expect(document.activeElement).toBe(await key("Slet"));
    await tap("Slet");
    fireEvent.click(within(await screen.findByRole("group")).getByRole("button", { name: "Slet" }));
    await until(app.deleted, (ids) => ids?.includes(live.id) ?? false);
    await app.restoreEvening(live.id);
    const night = await until(club.nights, (nights) => nights?.[0]?.tables === 2);
    expect(night?.[0]?.evenings).toEqual([live.id, other]);
  });

  test("is else deleted with one tap", async () => {
    const { tab, id } = await twoTabs();
    draw(<RemoveKey evening={aCard({ id })}>Slet</RemoveKey>, tab);
    await tap("Slet");
    expect(await until(tab.deleted, (ids) => ids?.length === 1)).toEqual([id]);
  });
});
