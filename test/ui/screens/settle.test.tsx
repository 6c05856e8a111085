import { signal } from "@preact/signals";
import { fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { EntryBase, Evening, Paid } from "../../../src/model/index.ts";
import { eveningText } from "../../../src/ui/evening/evening-text.ts";
import Settle from "../../../src/ui/screens/settle/index.tsx";
import { speak, words } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { type FakeEvening, fakeEvening } from "../fakes/evening.ts";

beforeAll(async () => speak(await loadWords("da")));
afterEach(() => vi.unstubAllGlobals());

const at = "2026-10-24T23:30:00+02:00";
const club: Evening = { ...CLUB_EVENING.file, id: "club", end: null };
const evening = (keys: Partial<Evening>): FakeEvening => fakeEvening({ ...club, ...keys });
const ended = (paid: readonly Paid[] = []) => evening({ end: { at, paid: [...paid] } });
/** Four players, each 40 down after the first funding, and some transfers. */
const transfers = (...rows: readonly (readonly [from: string, to: string, amount: number])[]): readonly EntryBase[] =>
  rows.map(([from, to, amount], i) => ({ type: "transfer", id: `t${i}`, from, to, amount }));

function settle(live: FakeEvening): FakeEvening {
  draw(<Settle params={{ id: "club" }} />, appWith(live));
  return live;
}
const shown = (element: Element | null | undefined) =>
  element?.textContent
    ?.replaceAll("\u2212", "-")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(shown);
const table = () =>
  [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => shown(cell)?.split(" ").at(-1)),
  );
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const say = () => shown(document.querySelector(".st-say"));

describe("the evening ended", () => {
  test("shows what each comes to, and the smallest plan", () => {
    settle(ended());
    expect(texts(".st-pots b")).toEqual(["255", "90", "345"]);
    expect(say()).toBe("85 til hver ved bordet. De sidste 5 får Birgit, som står lavest.");
    expect(table()).toEqual([
      ["Anders", "-35", "+85", "50", "5,00"],
      ["Birgit", "-970", "+90", "-880", "-88,00"],
      ["Søren", "800", "+85", "885", "88,50"],
      ["Åse", "-140", "+85", "-55", "-5,50"],
    ]);
    expect(shown(document.querySelector(".st-price"))).toBe("10 øre pr. point, afrundet til 50 øre. Summen er 0.");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Tre betalinger, så er alle kvit");
    expect(texts(".payment-line .says")).toEqual([
      "Birgit betaler Anders 5,00 kr.",
      "Birgit betaler Søren 83,00 kr.",
      "Åse betaler Søren 5,50 kr.",
    ]);
    expect(screen.queryByRole("button", { name: "Afslut aftenen" })).toBeNull();
  });

  test("marks a payment paid, and the others stay where they are", async () => {
    const live = settle(ended());
    const before = texts(".payment-line .says");
    fireEvent.click(screen.getByRole("switch", { name: /Birgit betaler Søren 83,00.kr., betalt/ }));
    await waitFor(() => expect(shown(document.querySelector(".st-plan > p"))).toBe("10,50 af 93,50 kr. mangler"));
    expect(texts(".payment-line .says")).toEqual(before);
    expect(screen.getAllByRole("switch").map((one) => one.getAttribute("aria-checked"))).toEqual([
      "false",
      "true",
      "false",
    ]);
    expect(live.file().end?.paid).toEqual([{ from: "p1", to: "p2", amountMinor: 8300 }]);
  });

  test("takes a tick back with another tap, and says so once there is one", async () => {
    const live = settle(ended());
    const said = "Trykket forkert? Et tryk til tager hakket tilbage.";
    const tick = () => fireEvent.click(screen.getByRole("switch", { name: /Birgit betaler Søren/ }));
    expect(screen.queryByText(said)).toBeNull();
    tick();
    await screen.findByText(said);
    tick();
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(live.file().end?.paid ?? []).toEqual([]);
  });

  test("is calmly over once all is paid: everyone is square, and nothing is reopened", () => {
    const paid = ended().outcome.value.payments ?? [];
    settle(ended(paid.map(({ from, to, amountMinor }) => ({ from, to, amountMinor }))));
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Alle er kvit");
    expect(screen.queryByText(/mangler/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Åbn aftenen igen" })).toBeNull();
  });

  test("can be opened again before that", async () => {
    const live = settle(ended());
    tap("Åbn aftenen igen");
    await screen.findByRole("button", { name: "Afslut aftenen" });
    expect(live.file().end).toBeNull();
  });

  test("lets another one than the lowest have the rest of the pots", async () => {
    const live = settle(ended());
    tap("En anden");
    fireEvent.click(within(screen.getByRole("group")).getByRole("button", { name: "Åse" }));
    await waitFor(() => expect(say()).toBe("85 til hver ved bordet. De sidste 5 får Åse."));
    expect(live.file().end?.remainderTo).toBe("p3");
  });
});

describe("the evening still running", () => {
  test("is only looked at: nobody pays yet", () => {
    settle(evening({}));
    expect(shown(document.querySelector(".notice"))).toBe("Aftenen er ikke slut. Sådan går det op, hvis I slutter nu.");
    expect(texts(".payment-line .says")[0]).toBe("Birgit betaler Anders 5,00 kr.");
    expect(screen.queryByRole("switch")).toBeNull();
  });

  test("ends in one tap", async () => {
    const live = settle(evening({}));
    tap("Afslut aftenen");
    expect(await screen.findAllByRole("switch")).toHaveLength(3);
    expect(live.file().end).toEqual({ at });
    expect(document.activeElement?.textContent).toBe("Tre betalinger, så er alle kvit");
  });

  test("asks who gets the rest where several stand lowest, and ends with the answer", async () => {
    const live = settle(evening({ entries: transfers(["player:p0", "pot:king", 15], ["player:p1", "pot:king", 15]) }));
    expect(say()).toBe("45 til hver ved bordet. Anders og Birgit står lige lavt.");
    const asked = screen.getByRole("group", { name: "Hvem får de sidste 10? Siger I intet, er det Anders." });
    expect(table().map(([, , share]) => share)).toEqual(["+55", "+45", "+45", "+45"]);
    fireEvent.click(within(asked).getByRole("button", { name: "Birgit" }));
    await waitFor(() => expect(table().map(([, , share]) => share)).toEqual(["+45", "+55", "+45", "+45"]));
    expect(live.file().end).toBeNull();
    tap("Afslut aftenen");
    await waitFor(() => expect(live.file().end).toEqual({ at, remainderTo: "p1" }));
  });

  test("asks nothing where the pots go up", () => {
    settle(evening({ entries: [] }));
    expect(say()).toBe("40 til hver ved bordet.");
    expect(screen.queryByRole("button", { name: "En anden" })).toBeNull();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Ingen skylder noget, alle er kvit");
  });
});

describe("jetons that nobody has explained", () => {
  const potCheck = (counted: number): EntryBase => ({ type: "potCheck", id: "c", pot: "king", counted }) as EntryBase;

  test("leave the money unsettled", () => {
    settle(evening({ entries: [potCheck(65)] }));
    expect(texts(".notice")).toContain(
      "Der mangler 15 i jetons. Ingen ved hvorfor, og ingen penge gøres op, før det er forklaret.",
    );
    expect(table().map((row) => row.at(-1))).toEqual(["–", "–", "–", "–"]);
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    expect(screen.getByRole("link", { name: "Tæl jetons" }).getAttribute("href")).toBe(
      "#/evening/club/more/jetonCount",
    );
  });

  test.each([
    [65, "Søren får 15", "difference", "player:p2"],
    [95, "Søren betaler 15", "player:p2", "difference"],
  ])("are booked to somebody in two taps: the pot holds %d, %s", async (counted, key, from, to) => {
    const live = settle(evening({ entries: [potCheck(counted)] }));
    fireEvent.click(within(screen.getByRole("group", { name: /skriv dem på/ })).getByRole("button", { name: "Søren" }));
    tap(key);
    const entry = { type: "transfer", from, to, amount: 15, note: "uforklarede jetons" };
    expect(live.applied).toEqual([{ kind: "add", entry: expect.objectContaining(entry) }]);
    await waitFor(() => expect(live.now.value.books.difference).toBe(0));
    expect(await screen.findByRole("heading", { level: 2 })).toBeDefined();
  });
});

test("an entry that no longer fits is shown before anybody pays", () => {
  const problems = [{ code: "potNegative", path: ["amount"] }] as const;
  settle(fakeEvening(club, { faulty: { d2: problems } }));
  expect(screen.getByRole("link", { name: "Se bogen" }).getAttribute("href")).toBe("#/evening/club/book/d2");
});

describe("the evening as text", () => {
  const TEXT = [
    "Tarok, 24. oktober 2026, Hjørring",
    "28 spil",
    "",
    "        point     kr.",
    "Anders     50    5,00",
    "Birgit   −880  −88,00",
    "Søren     885   88,50",
    "Åse       −55   −5,50",
    "",
    "Kopperne er delt: Pagatkop 255, Kongekop 90",
    "Birgit betaler Anders 5,00 kr. (betalt)",
    "Birgit betaler Søren 83,00 kr.",
    "Åse betaler Søren 5,50 kr.",
  ].join("\n");
  const paid = [{ from: "p1", to: "p0", amountMinor: 500 }];
  const writeText = () => vi.fn(() => Promise.resolve());
  const abort = new DOMException("cancelled", "AbortError");

  test("is copied where the browser hands nothing on", async () => {
    const clipboard = { writeText: writeText() };
    vi.stubGlobal("navigator", { clipboard });
    settle(ended(paid));
    tap("Kopiér som tekst");
    expect(await screen.findByRole("button", { name: "Kopieret" })).toBeDefined();
    expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(TEXT);
  });

  test("goes to another app where it does, and nothing is said when that is cancelled", async () => {
    const [clipboard, share] = [{ writeText: writeText() }, vi.fn(() => Promise.reject(abort))];
    vi.stubGlobal("navigator", { clipboard, share });
    settle(ended(paid));
    tap("Del som tekst");
    await waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith({ text: TEXT }));
    expect(screen.getByRole("button", { name: "Del som tekst" })).toBeDefined();
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  test("is copied where the browser would not hand it on after all", async () => {
    const clipboard = { writeText: writeText() };
    vi.stubGlobal("navigator", { clipboard, share: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
    settle(ended(paid));
    tap("Del som tekst");
    expect(await screen.findByRole("button", { name: "Kopieret" })).toBeDefined();
    expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(TEXT);
  });

  test.each([
    ["refused", { writeText: () => Promise.reject(new Error("denied")) }],
    ["not there", undefined],
  ])("is stored as a file where the clipboard is %s", async (_, clipboard) => {
    const store = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const blobs = vi.spyOn(URL, "createObjectURL");
    vi.stubGlobal("navigator", { clipboard });
    settle(ended(paid));
    tap("Kopiér som tekst");
    expect(await screen.findByRole("button", { name: "Gemt som fil" })).toBeDefined();
    expect(store).toHaveBeenCalledOnce();
    const [blob] = blobs.mock.lastCall ?? [];
    expect(blob instanceof Blob && (await blob.text())).toBe(TEXT);
    vi.restoreAllMocks();
  });

  test("says of a running evening what it would come to, and of unexplained jetons why there is no money", () => {
    const running = evening({ entries: transfers(["player:p0", "difference", 5]) });
    const told = { words: words.value, live: running, outcome: running.outcome.value, where: null };
    expect(eveningText(told).split("\n")).toEqual([
      "Tarok, 24. oktober 2026, Hjørring",
      "0 spil",
      "Aftenen er ikke slut. Sådan går det op, hvis I slutter nu.",
      "",
      "        point",
      "Anders     −5",
      "Birgit      0",
      "Søren       0",
      "Åse         0",
      "",
      "Kopperne er delt: Pagatkop 80, Kongekop 80",
      "Der mangler 5 i jetons. Ingen ved hvorfor, og ingen penge gøres op, før det er forklaret.",
    ]);
  });
});

describe("the reminder of a backup", () => {
  const one = { uncopied: 4, running: [], ended: [], endedCount: 4 };
  const later = () => screen.queryByRole("button", { name: "Ikke nu" });

  test("stands at the end of an evening whose club has no new backup, until it is put off", async () => {
    const live = ended();
    draw(<Settle params={{ id: "club" }} />, { ...appWith(live), front: signal(one) });
    await screen.findByText("4 aftener er ikke med i nogen kopi.");
    tap("Ikke nu");
    await waitFor(() => expect(later()).toBeNull());
  });

  test.each([1, 0])("warns where the browser may clear what it keeps, %i of it in no backup", async (uncopied) => {
    const protection = { persisted: signal(false), ask: () => Promise.resolve(false) };
    const app = appWith(ended());
    const data = { ...app.data, exportedAt: signal(app.now()) };
    draw(<Settle params={{ id: "club" }} />, { ...app, data, protection, front: signal({ ...one, uncopied }) });
    await screen.findByRole("heading", { level: 1 });
    const warned = () => document.querySelector(".st-reminder")?.textContent ?? "";
    await waitFor(() => expect(later() !== null).toBe(uncopied > 0));
    if (uncopied > 0) expect(warned()).toMatch(/^1 aften er ikke med i nogen kopi\. Browseren kan slette dataene/);
  });

  test("is not there while the evening runs, nor where all is safe", async () => {
    const running = appWith(evening({}));
    draw(<Settle params={{ id: "club" }} />, { ...running, front: signal(one) });
    await screen.findByRole("button", { name: "Afslut aftenen" });
    expect(later()).toBeNull();
  });
});
