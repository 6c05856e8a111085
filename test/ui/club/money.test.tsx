// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import type { Where } from "../../../src/state/club/index.ts";
import type { App, LiveEvening } from "../../../src/state/index.ts";
import { tableFile } from "../../../src/state/sharing/index.ts";
import { eveningText } from "../../../src/ui/evening/evening-text.ts";
import { minorOf, minorText } from "../../../src/ui/money/amount.ts";
import Evenings from "../../../src/ui/screens/evenings/index.tsx";
import MoneyScreen from "../../../src/ui/screens/money/index.tsx";
import NightScreen from "../../../src/ui/screens/night/index.tsx";
import JoinScreen from "../../../src/ui/screens/night/join.tsx";
import Settle from "../../../src/ui/screens/settle/index.tsx";
import { csvWords } from "../../../src/ui/screens/share/csv-words.ts";
import { speak, words } from "../../../src/ui/words.ts";
import { anApp, aStore, begun, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";

beforeAll(async () => speak(await loadWords("da")));
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  location.hash = "#/";
});

async function ended(app: App, day: string, other: Partial<Evening> = {}) {
  const file = { ...CLUB_EVENING.file, startedAt: `${day}T19:00:00+01:00`, ...other };
  const live = await begun(app, file);
  await record(live, file);
  expect(await live.end()).toMatchObject({ ok: true });
  return live;
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.replaceAll("\u00a0", " ") ?? "");

describe("an amount of money", () => {
  test.each([
    ["12,50", 2, 1250],
    ["12.5", 2, 1250],
    [" 7 ", 2, 700],
    ["0,05", 2, 5],
    ["1.234,56", 2, 123456],
    ["12 345", 2, 1234500],
    ["12", 0, 12],
    ["12,5", 0, undefined],
    ["12,505", 2, undefined],
    ["0", 2, undefined],
    ["-3", 2, undefined],
    ["", 2, undefined],
    ["1e3", 2, undefined],
    ["10.000.000,00", 2, 1_000_000_000],
    ["10000000,01", 2, undefined],
  ])("%j with %i decimals is %s", (text, digits, minor) => {
    expect(minorOf(text, digits)).toBe(minor);
    if (minor !== undefined) expect(minorOf(minorText(minor, digits), digits)).toBe(minor);
  });
});

describe("the running account", () => {
  test("of nobody says so", async () => {
    draw(<MoneyScreen params={{}} />, anApp(await aStore()));
    await screen.findByText("Ingen skylder noget.");
  });

  test("names who owes what, takes payments one by one and all at once, and gives them back", async () => {
    const app = anApp(await aStore());
    const live = await ended(app, "2026-11-23");
    const payments = live.outcome.value.payments ?? [];
    draw(<MoneyScreen params={{}} />, app);
    const switches = await screen.findAllByRole("switch");
    expect(switches).toHaveLength(payments.length);
    const [first] = payments;
    if (!first || !switches[0]) throw new Error("nobody owes anything");
    fireEvent.click(switches[0]);
    await screen.findByText(new RegExp(`^${live.name(first.from)} betalte ${live.name(first.to)}`));
    await waitFor(() => expect(screen.getAllByRole("switch")).toHaveLength(payments.length - 1));
    tap("Alt er betalt");
    tap("Alt er betalt");
    await screen.findByText("Ingen skylder noget.");
    const [newest] = screen.getAllByRole("button", { name: /^Tag tilbage/ });
    if (newest) fireEvent.click(newest);
    await screen.findByText(/^Taget tilbage: .+ kr\.$/);
    await waitFor(() => expect(screen.getAllByRole("switch")).toHaveLength(1));
    tap("Fortryd");
    await screen.findByText("Ingen skylder noget.");
  });

  test("notes another payment, and says what is missing or wrong", async () => {
    const app = anApp(await aStore());
    const live = await ended(app, "2026-11-23");
    const [first] = live.outcome.value.payments ?? [];
    if (!first) throw new Error("nobody owes anything");
    draw(<MoneyScreen params={{}} />, app);
    fireEvent.click(await screen.findByRole("button", { name: /^Notér en anden betaling/ }));
    const choose = (label: string, name: string) =>
      fireEvent.click(within(screen.getByRole("group", { name: label })).getByRole("button", { name }));
    expect(screen.getByRole("button", { name: "Mangler hvem der betalte" })).toBeDefined();
    choose("Hvem betalte?", live.name(first.from));
    expect(screen.getByRole("button", { name: "Mangler hvem der fik pengene" })).toBeDefined();
    choose("Til hvem?", live.name(first.to));
    const amount = screen.getByLabelText("Beløb");
    fireEvent.input(amount, { target: { value: "nul" } });
    expect(screen.getByText("Skriv et beløb over 0, for eksempel 12,50.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Ret beløbet" })).toBeDefined();
    fireEvent.input(amount, { target: { value: "9.000" } });
    const stands = new RegExp(
      `^Det er mere, end ${live.name(first.from)} skylder \\(.+ kr\\.\\)\\. Bagefter har .+ til gode\\.$`,
    );
    expect(screen.getByText(stands)).toBeDefined();
    fireEvent.input(amount, { target: { value: "1,25" } });
    expect(screen.queryByText(stands)).toBeNull();
    tap("Gem betalingen");
    await screen.findByText(new RegExp(`^${live.name(first.from)} betalte ${live.name(first.to)} 1,25`));
    await screen.findByText("Betalingen er gemt.");
    tap(/^Tag tilbage/);
    await waitFor(() => expect(screen.queryByText("Betalingen er gemt.")).toBeNull());
  });

  test("of one person is told line by line, down to the evening", async () => {
    const app = anApp(await aStore());
    const live = await ended(app, "2026-11-23");
    const [first] = live.outcome.value.payments ?? [];
    if (!first) throw new Error("nobody owes anything");
    const club = await app.club();
    await until(club.accounts, (all) => all !== null);
    await club.pay({ from: first.from, to: first.to, amountMinor: 100, currency: "DKK", note: "MobilePay" });
    draw(<MoneyScreen params={{ person: first.from }} />, app);
    await screen.findByRole("heading", { level: 1, name: live.name(first.from) });
    await screen.findByText(/^Betalt til/);
    const [payment, evening] = texts("main li");
    expect(payment).toMatch(new RegExp(`^Betalt til ${live.name(first.to)}.*MobilePay\\+1,00 kr\\.i alt −`));
    expect(evening).toContain("mandag 23. november");
    expect(document.querySelector("main li a")?.getAttribute("href")).toBe(`#/evening/${live.id}/settle`);
  });
});

describe("an evening that was paid in the running account", () => {
  test("is marked as unpaid no longer", async () => {
    const app = anApp(await aStore());
    const live = await ended(app, "2026-11-23");
    const club = await app.club();
    draw(<Evenings params={{}} />, app);
    await screen.findByText("Mangler betaling");
    for (const { from, to, amountMinor } of live.outcome.value.payments ?? [])
      await club.pay({ from, to, amountMinor, currency: "DKK" });
    await waitFor(() => expect(screen.queryByText("Mangler betaling")).toBeNull());
  });
});

describe("payments that were made elsewhere", () => {
  const told = (live: LiveEvening, where: Where | null) =>
    eveningText({ words: words.value, live, outcome: live.outcome.value, where }).split("\n");

  test("are named once: the evening's text and tables lead to where they are", async () => {
    const app = anApp(await aStore());
    const live = await ended(app, "2026-11-23");
    const [first, ...others] = live.outcome.value.payments ?? [];
    if (!first || others.length === 0) throw new Error("too few owe anything");
    await live.markPaid(first, true);
    const line = `${live.name(first.from)} betaler ${live.name(first.to)}`;
    const account = (clear: boolean): Where => ({ kind: "account", clear });
    expect(told(live, null).filter((one) => one.includes(" betaler "))).toHaveLength(1 + others.length);
    expect(told(live, account(false)).slice(-2)).toEqual([
      expect.stringMatching(new RegExp(`^${line} .* \\(betalt\\)$`)),
      expect.stringMatching(/^\d+,\d\d kr\. fra aftenen er ført over på mellemregningen\.$/),
    ]);
    expect(told(live, account(true)).at(-1)).toBe("Resten er betalt på mellemregningen.");
    const csv = await tableFile("payments", live, csvWords(live, account(true)), "").blob.text();
    expect(csv.match(/;betalt\r/g)).toHaveLength(1);
    expect(csv.match(/;Resten er betalt på mellemregningen\r/g)).toHaveLength(others.length);
  });

  test("settle the evening, which then says so, and each person's page says where each was made", async () => {
    const app = anApp(await aStore());
    const live = await ended(app, "2026-11-23");
    const [first, ...others] = live.outcome.value.payments ?? [];
    if (!first) throw new Error("nobody owes anything");
    await live.markPaid(first, true);
    const club = await app.club();
    for (const { from, to, amountMinor } of others) await club.pay({ from, to, amountMinor, currency: "DKK" });
    const { unmount } = draw(<Settle params={{ id: live.id }} />, app);
    await screen.findByRole("heading", { name: "Alle er kvit" });
    expect(screen.getByRole("link", { name: /^Mellemregning Resten er betalt/ })).toBeDefined();
    unmount();
    draw(<MoneyScreen params={{ person: first.from }} />, app);
    await screen.findByText("Noteret ved aftenen mandag 23. november");
    expect(texts("main li").at(-1)).toContain("Aftenen mandag 23. november");
  });
});

describe("a club night", () => {
  test("is begun from the list of evenings and from the running account, and a table of it not deleted unasked", async () => {
    const app = anApp(await aStore());
    const one = await ended(app, "2026-11-23", { table: "Bord 1" });
    const two = await begun(app, { ...CLUB_EVENING.file, startedAt: "2026-11-23T19:30:00+01:00", table: "Bord 2" });
    const account = draw(<MoneyScreen params={{}} />, app);
    const from = await screen.findByRole("link", { name: /^Læg borde sammen/ });
    expect(from.textContent).toBe("Læg borde sammenmandag 23. november, 2 borde");
    account.unmount();
    const list = draw(<Evenings params={{}} />, app);
    const openMenu = async () => {
      const [menu] = await screen.findAllByRole("button", { name: /^Mere om aftenen/ });
      if (menu) fireEvent.click(menu);
    };
    await openMenu();
    expect((await screen.findByRole("link", { name: "Læg borde sammen" })).getAttribute("href")).toContain("/tables");
    list.unmount();
    const joining = draw(<JoinScreen params={{ id: one.id }} />, app);
    await screen.findByRole("switch", { name: "Bord 2" });
    const [own, other] = texts("main li");
    expect(own).toMatch(/^Bord 1.*dette bord$/);
    expect(other).toMatch(/^Bord 2.*spiller endnu$/);
    joining.unmount();
    await (await app.club()).join([one.id, two.id]);
    draw(<Evenings params={{}} />, app);
    await openMenu();
    await screen.findByRole("link", { name: "Klubaften" });
    tap("Slet");
    await screen.findByText(/^Aftenen er et af bordene på en klubaften/);
    expect(app.evenings.value).toHaveLength(2);
    tap("Slet");
    await waitFor(() => expect(app.evenings.value).toHaveLength(1));
  });

  test("is made of the evenings of a day, settled in one plan, handed on, and parted again", async () => {
    const copied = vi.fn((_: string) => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
    const app = anApp(await aStore());
    const one = await ended(app, "2026-11-23", { table: "Bord 1" });
    const two = await ended(app, "2026-11-23", { table: "2" });
    const { unmount } = draw(<Settle params={{ id: one.id }} />, app);
    const key = await screen.findByRole("link", { name: "Læg borde sammen" });
    expect(key.getAttribute("href")).toBe(`#/evening/${one.id}/tables`);
    unmount();
    const joining = draw(<JoinScreen params={{ id: one.id }} />, app);
    await screen.findByText("Bord 2");
    fireEvent.click(screen.getByRole("switch", { name: "Bord 2" }));
    expect(screen.getByRole("button", { name: "Mangler mindst ét bord mere" })).toBeDefined();
    fireEvent.click(screen.getByRole("switch", { name: "Bord 2" }));
    fireEvent.input(screen.getByLabelText("Navn"), { target: { value: "Julehygge" } });
    tap("Læg sammen");
    await waitFor(() => expect(location.hash).toMatch(/^#\/night\//));
    joining.unmount();
    const id = location.hash.split("/").at(-1) ?? "";
    draw(<NightScreen params={{ id }} />, app);
    await screen.findByRole("heading", { level: 1, name: "Julehygge" });
    // The same people at both tables: everybody pays twice as much, in as many payments.
    expect(screen.getAllByRole("switch")).toHaveLength(one.outcome.value.payments?.length ?? 0);
    for (const toPay of screen.getAllByRole("switch")) fireEvent.click(toPay);
    await screen.findByRole("heading", { name: "Alle er kvit" });
    tap(/^Hvad bordene kommer til/);
    expect(texts(".night-sums .quiet")[0]).toMatch(/^Bord 1 [+−][\d,]+, Bord 2 [+−][\d,]+$/);
    expect(screen.getAllByText("betalt").length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole("button", { name: "Kopiér som tekst" }));
    await waitFor(() => expect(copied).toHaveBeenCalled());
    expect(copied.mock.lastCall?.[0]).toMatch(
      /^Julehygge, 23\. november 2026, .*\n\n +Bord 1 +Bord 2 +I alt\n(.+\n)+\n(.+ betaler .+ kr\. \(betalt\)\n?)+$/,
    );
    const list = draw(<Evenings params={{}} />, app);
    expect(await list.findAllByText("Julehygge")).not.toHaveLength(0);
    list.unmount();
    tap("Skil bordene ad");
    tap("Skil bordene ad");
    await waitFor(() => expect(location.hash).toBe(`#/evening/${one.id}/settle`));
    expect(two.setup.value.table).toBe("2");
  });

  test("that is not there says so", async () => {
    draw(<NightScreen params={{ id: "none" }} />, anApp(await aStore()));
    await screen.findByText("Klubaftenen er her ikke mere.");
  });
});
