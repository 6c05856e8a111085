import { fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { EntryBase, Evening } from "../../../src/model/index.ts";
import type { Change, Conflict, LogRow } from "../../../src/state/index.ts";
import { here, replace, startRouter } from "../../../src/ui/router.ts";
import { match } from "../../../src/ui/routes.ts";
import Book from "../../../src/ui/screens/book/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { type FakeEvening, fakeEvening } from "../fakes/evening.ts";

beforeAll(async () => speak(await loadWords("da")));
let stop = () => {};
beforeEach(() => {
  replace("#/evening/club/book");
  stop = startRouter();
});
afterEach(() => stop());

const file: Evening = {
  ...CLUB_EVENING.file,
  id: "club",
  end: null,
  entries: CLUB_EVENING.file.entries.slice(0, 3).map((entry, i) => ({ ...entry, at: `2026-10-24T19:0${i}:00+02:00` })),
};

/** The screen as the app draws it: at the address that the router follows. */
const Here = () => <Book params={match(here.value.path)?.params ?? {}} />;

function book(live: FakeEvening = fakeEvening(file)): FakeEvening {
  draw(<Here />, appWith(live));
  return live;
}
const shown = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll("\u2212", "-").replace(/\s+/g, " ").trim();
const rows = () => [...document.querySelectorAll(".bk")];
const row = (name: RegExp) => screen.getByRole("button", { name });
const cells = (element: Element | undefined) =>
  [...(element?.querySelectorAll(".bk-cells li:not(.bk-labels)") ?? [])].map(shown);
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const stroke = (key: string, keys: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(window, { key, ctrlKey: true, ...keys });

describe("the book shows", () => {
  test("every entry, newest first, with what it moved and the balances after it", () => {
    book();
    expect(rows().map((one) => shown(one.querySelector("h2")))).toEqual([
      "Spil 3. Søren tager sidste stik. Åse taber pagaten til Anders. Anders taber en konge til Åse. Tælling: Anders 23, Søren 35, Åse 20.",
      "Spil 2. Søren tager sidste stik. Åse melder halvt i klør uden knægten. Åse taber klør konge til Søren. Tælling: Birgit 15, Søren 25, Åse 38.",
      "Spil 1. Anders tager sidste stik. Søren taber klør konge til Birgit. Tælling: Anders 28, Birgit 29, Søren 21.",
      "Aftenen begynder. Kopperne funderes.",
    ]);
    expect(cells(rows()[0])).toEqual([
      "Anders spillet -35 saldo -30",
      "Birgit spillet 0 saldo -90",
      "Søren spillet +60 saldo 10",
      "Åse spillet -45 saldo -100",
    ]);
    expect(cells(rows()[3])[0]).toBe("Anders flyttet -40 saldo -40");
  });

  test("in its head how everyone stands now", () => {
    book();
    const head = screen.getByRole("list", { name: "Saldo nu" });
    expect([...head.children].map(shown)).toEqual(["Anders -30", "Birgit -90", "Søren 10", "Åse -100"]);
  });

  test("that nothing is noted yet, and the way to the table", () => {
    book(fakeEvening({ ...file, entries: [] }));
    expect(screen.getByText("Der er ikke noteret noget spil endnu.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Til bordet" }).getAttribute("href")).toBe("#/evening/club");
    expect(rows()).toHaveLength(1);
  });

  test("at an entry that no longer fits that it pays nothing, and the way out", () => {
    book(fakeEvening(file, { faulty: { d2: [{ code: "noloTookTrick", path: ["lastTrick", "winner"] }] } }));
    expect(shown(rows()[1]?.querySelector(".notice"))).toContain("Passer ikke til resten af bogen og betaler intet.");
    expect(cells(rows()[1])[0]).toContain("spillet 0");
    expect(rows()[0]?.querySelector(".notice")).toBeNull();
    expect(screen.getByRole("link", { name: "Se det" }).getAttribute("href")).toBe("#/evening/club/book/d2");
  });
});

describe("an entry", () => {
  test("opens at its address with who dealt, its payments and the pots, and closes again", () => {
    book();
    fireEvent.click(row(/^Spil 1/));
    expect(here.value.path).toBe("/evening/club/book/d1");
    const opened = rows()[2] as HTMLElement;
    expect(within(opened).getByText("Birgit giver, Åse sidder over · kl. 19.00")).toBeDefined();
    expect([...opened.querySelectorAll("h3")].map(shown)).toEqual([
      "Kortgivers indskud",
      "Søren taber klør konge til Birgit",
      "Anders tager sidste stik",
      "Tælling: Anders 28, Birgit 29, Søren 21",
    ]);
    expect(shown(opened.querySelector(".bk-pots"))).toBe("Pagatkop 80 → 85Kongekop 80 → 90");
  });

  test("gives way to another one that is opened, without another step in the history", () => {
    book();
    fireEvent.click(row(/^Spil 1/));
    const { trail } = here.value;
    fireEvent.click(row(/^Spil 2/));
    expect(here.value.path).toBe("/evening/club/book/d2");
    expect(here.value.trail).toEqual(trail);
    expect(document.querySelectorAll(".bk-open")).toHaveLength(1);
  });

  test("is open where a link led to it, and has the focus", async () => {
    replace("#/evening/club/book/d2");
    book();
    await waitFor(() => expect(document.activeElement).toBe(row(/^Spil 2/)));
    expect(row(/^Spil 2/).getAttribute("aria-expanded")).toBe("true");
  });

  test("is corrected on the table, and something can be inserted before it", () => {
    replace("#/evening/club/book/d2");
    book();
    expect(screen.getByRole("link", { name: "Ret" }).getAttribute("href")).toBe("#/evening/club?amend=d2");
    tap("Indsæt før");
    expect(screen.getByRole("link", { name: "Spil" }).getAttribute("href")).toBe("#/evening/club?before=d2");
    expect(screen.getByRole("link", { name: "Bøde" }).getAttribute("href")).toBe("#/evening/club/more/fine?before=d2");
    fireEvent.keyDown(screen.getByRole("group"), { key: "Escape" });
    expect(screen.queryByRole("link", { name: "Bøde" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Indsæt før" }));
  });

  test("is deleted once everyone has seen what that changes", async () => {
    replace("#/evening/club/book/d2");
    const live = book();
    tap("Slet");
    const asked = screen.getByRole("group", { name: "Slet spil 2?" });
    expect([...asked.querySelectorAll("tr")].map(shown)).toEqual([
      "førefterændring",
      "Birgit-90-60+30",
      "Søren10-20-30",
      "Åse-100-85+15",
      "Pagatkop10095-5",
      "Kongekop110100-10",
    ]);
    expect(live.applied).toEqual([]);
    fireEvent.click(within(asked).getByRole("button", { name: "Slet" }));
    expect(live.applied).toEqual([{ kind: "remove", id: "d2" }]);
    await waitFor(() => expect(here.value.path).toBe("/evening/club/book"));
    expect(rows()).toHaveLength(3);
  });

  test("is kept where the answer is no", () => {
    replace("#/evening/club/book/d2");
    const live = book();
    tap("Slet");
    expect(document.activeElement).toBe(screen.getByRole("group"));
    tap("Behold");
    expect(screen.queryByRole("group")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Slet" }));
    expect(live.applied).toEqual([]);
  });

  test("cannot be deleted where something after it could then not be", () => {
    replace("#/evening/club/book/d2");
    book(fakeEvening(file, { refusals: [{ code: "potNegative", path: ["entries", 2, "amount"] }] }));
    tap("Slet");
    const asked = screen.getByRole("group");
    expect(shown(asked)).toContain("Det kan ikke lade sig gøre.");
    expect(within(asked).queryByRole("button", { name: "Slet" })).toBeNull();
  });

  test("says what stood in it before it was corrected", () => {
    replace("#/evening/club/book/d1");
    const [entry] = file.entries;
    const before = { ...entry, lastTrick: { winner: "p1" } };
    const at = "2026-10-24T21:42:00+02:00";
    const log: LogRow[] = [{ revision: "r", of: "d1", kind: "corrected", at, entry: { ...entry }, before }];
    book(fakeEvening(file, { log }));
    expect(shown(document.querySelector(".bk-earlier"))).toBe(
      "Hvad der stod førBirgit tager sidste stik. Søren taber klør konge til Birgit. Tælling: Anders 28, Birgit 29, Søren 21. til kl. 21.42",
    );
    expect(screen.getByRole("link", { name: /^Spil 1 rettet kl. 21.42/ }).getAttribute("href")).toBe(
      "#/evening/club/log",
    );
    // Where the eye is, too: in its row, with the way back.
    expect(rows().map((one) => shown(one.querySelector(".bk-changed")))).toEqual([
      undefined,
      undefined,
      "Spil 1 rettet kl. 21.42Fortryd",
      undefined,
    ]);
    expect(screen.getByRole("button", { name: "Fortryd: Spil 1 rettet" })).toBeDefined();
  });
});

describe("an entry that was corrected in two places", () => {
  const [first] = file.entries;
  const other = { ...first, type: "deal", id: "d1", lastTrick: { winner: "p1" } };
  const version = (revision: string, entry: EntryBase | null) => ({ revision, at: "2026-10-24T21:42:00+02:00", entry });
  const conflicts: Conflict[] = [
    {
      of: "d1",
      versions: [version("a", first ?? null), { ...version("b", other), by: "Ingers telefon" }, version("c", null)],
    },
  ];
  const asked = () => within(screen.getByRole("group", { name: "Rettet to steder. Hvilken er rigtig?" }));

  test("is asked about, with every version, and led to from the top of the book", () => {
    book(fakeEvening(file, { conflicts }));
    expect(screen.getByRole("link", { name: "Se det" }).getAttribute("href")).toBe("#/evening/club/book/d1");
    expect(asked().getAllByRole("button").map(shown)).toEqual([
      "Anders tager sidste stik. Søren taber klør konge til Birgit. Tælling: Anders 28, Birgit 29, Søren 21. kl. 21.42",
      "Birgit tager sidste stik. Søren taber klør konge til Birgit. Tælling: Anders 28, Birgit 29, Søren 21. kl. 21.42 på Ingers telefon",
      "Slettet kl. 21.42",
    ]);
  });

  test.each<[RegExp, Change]>([
    [/^Birgit/, { kind: "amend", entry: other }],
    [/^Slettet/, { kind: "remove", id: "d1" }],
  ])("is settled by the answer, once what it changes was shown: %s", (answer, change) => {
    const live = book(fakeEvening(file, { conflicts }));
    fireEvent.click(asked().getByRole("button", { name: answer }));
    expect(live.applied).toEqual([]);
    expect(document.querySelector(".change-preview")).not.toBeNull();
    tap("Brug den");
    expect(live.applied).toEqual([change]);
  });
});

describe("undo and redo", () => {
  const changed = async (live: FakeEvening) => {
    await live.apply({ kind: "remove", id: "d3" });
    expect(live.lines.value).toHaveLength(2);
  };

  test("are offered where there is something to take back or to do again", async () => {
    const live = book();
    expect(screen.queryByRole("button", { name: "Fortryd" })).toBeNull();
    await changed(live);
    fireEvent.click(await screen.findByRole("button", { name: "Fortryd" }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(live.canRedo.value).toBe(true);
  });

  test("follow Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y", async () => {
    const live = book();
    await changed(live);
    stroke("z");
    expect(live.lines.value).toHaveLength(3);
    stroke("Z", { shiftKey: true });
    expect(live.lines.value).toHaveLength(2);
    stroke("z");
    stroke("y");
    expect(live.lines.value).toHaveLength(2);
  });

  test("leave a stroke alone that asks for something else", async () => {
    const live = book();
    await changed(live);
    stroke("z", { ctrlKey: false });
    stroke("z", { altKey: true });
    stroke("a");
    expect(live.lines.value).toHaveLength(2);
  });
});

describe("an evening that has ended", () => {
  const saved: LogRow = {
    revision: "r3",
    of: "d3",
    kind: "saved",
    at: "2026-10-24T19:02:00+02:00",
    entry: { ...file.entries[2] },
    before: null,
  };
  const ended = async (log: readonly LogRow[]) => {
    const live = book(fakeEvening(file, { log }));
    await live.end();
    return live;
  };

  test("asks before undo takes back what was settled, and names it, by stroke too", async () => {
    const live = await ended([saved]);
    fireEvent.click(await screen.findByRole("button", { name: "Fortryd" }));
    const asked = await screen.findByRole("group", {
      name: "Aftenen er slut og gjort op. Fortryd alligevel: Spil 3 gemt?",
    });
    expect(live.setup.value.end).not.toBeNull();
    fireEvent.click(within(asked).getByRole("button", { name: "Behold" }));
    await waitFor(() => expect(screen.queryByRole("group", { name: /^Aftenen er slut/ })).toBeNull());
    stroke("z");
    const again = await screen.findByRole("group", { name: /^Aftenen er slut/ });
    fireEvent.click(within(again).getByRole("button", { name: "Fortryd" }));
    await waitFor(() => expect(live.setup.value.end).toBeNull());
  });

  test("takes back at one tap what was done since it ended", async () => {
    const live = await ended([{ ...saved, kind: "corrected", at: "2026-10-25T10:00:00+02:00" }]);
    fireEvent.click(await screen.findByRole("button", { name: "Fortryd" }));
    await waitFor(() => expect(live.setup.value.end).toBeNull());
  });
});
