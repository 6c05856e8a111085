import { fireEvent, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import type { Deal } from "../../../src/rules/index.ts";
import { newDraft, tapId } from "../../../src/rules/tarok/recording/index.ts";
import type { RecordingAt } from "../../../src/state/index.ts";
import { here, replace, startRouter } from "../../../src/ui/router.ts";
import { match } from "../../../src/ui/routes.ts";
import Table from "../../../src/ui/screens/table/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { tapsFor } from "../../support/taps.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { type FakeEvening, fakeEvening } from "../fakes/evening.ts";
import { type FakeRecording, fakeRecording } from "../fakes/recording.ts";

beforeAll(async () => speak(await loadWords("da")));
let stop = () => {};
beforeEach(() => {
  replace("#/evening/club");
  stop = startRouter();
});
afterEach(() => stop());

const file: Evening = { ...CLUB_EVENING.file, id: "club", end: null };
const begun = (deals: number): Evening => ({ ...file, entries: file.entries.slice(0, deals) });

/** The screen as the app draws it: at the address that the router follows. */
const Here = () => <Table params={match(here.value.path)?.params ?? {}} />;

interface Shown {
  readonly live: FakeEvening;
  readonly recording: (at?: RecordingAt) => FakeRecording;
}

function table(live: FakeEvening = fakeEvening(begun(0))): Shown {
  const recordings = new Map<string, FakeRecording>();
  const recording = (at: RecordingAt = { kind: "next" }): FakeRecording => {
    const key = JSON.stringify(at);
    const known = recordings.get(key) ?? fakeRecording(live, at);
    recordings.set(key, known);
    return known;
  };
  draw(<Here />, appWith(live, { record: (_, __, at) => recording(at) as never }));
  return { live, recording };
}

const shown = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll("\u2212", "-").replace(/\s+/g, " ").trim();
const key = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-tap="${id}"]`);
  if (!found) throw new Error(`no key ${id} on the screen`);
  return found;
};
const tap = (ids: string) => {
  for (const id of ids.split(" ")) fireEvent.click(key(id));
};
const stroke = (...keys: readonly string[]) => {
  for (const one of keys) fireEvent.keyDown(window, { key: one });
};
const column = (name: string) => screen.getByRole("region", { name });
const PLAIN = "winner:p0 digit:3 digit:1 digit:2 digit:2";

describe("the table", () => {
  test("says of an ultimo beside a nolo that it is annulled, on its key and in why, before the deal is saved", () => {
    table();
    tap("person:p0 nolo:p0 winner:p2 ultimo:pagat");
    expect(shown(key("winner:p2"))).toMatch(/^Ultimo ?annulleret$/);
    tap("payments");
    expect(screen.getByRole("heading", { name: "Søren gør ultimo med pagaten, annulleret" })).toBeDefined();
  });

  test("says of a last trick in which somebody went bagud that it is not paid", () => {
    table();
    tap("winner:p2 trick:p0 bagud:p0:pagat");
    expect(shown(key("winner:p2"))).toContain("betales ikke");
  });

  test("says in words what the cups hold and will hold, and who deals", () => {
    table();
    expect(screen.getByRole("button", { name: "Pagatkop 80, efter spillet 85" })).toBeDefined();
    expect(shown(screen.getByRole("heading", { level: 1 }))).toBe("Spil 1 Birgit giver");
  });

  test("asks for the last trick until a nolo needs none", () => {
    table();
    expect(screen.getByText(/^Tryk på Sidste stik hos den/)).toBeDefined();
    tap("person:p0 nolo:p0 person:p0");
    expect(screen.getByRole("button", { name: /^Gem spil/ })).toBeDefined();
    expect(screen.queryByText(/^Tryk på Sidste stik hos den/)).toBeNull();
  });

  test("shows each of the three with balance and what the deal gives", () => {
    table();
    expect(shown(column("Anders").querySelector(".who"))).toBe("Anderssaldo -40Notér");
    expect(shown(column("Anders").querySelector(".net"))).toBe("i dette spil 0. Hvorfor");
  });

  test("says who sits out", () => {
    table();
    expect(shown(document.querySelector(".strip"))).toBe("Åse -40sidder overHvorfor");
  });

  test("gives a newcomer a hint, and later says what was saved last", async () => {
    const { live } = table();
    expect(shown(document.querySelector(".dock .say"))).toContain("Tryk på Sidste stik hos den, der tog det.");
    tap(`${PLAIN} save`);
    await waitFor(() => expect(live.lines.value).toHaveLength(1));
    expect(shown(key("amend-last"))).toBe(
      "Spil 1 er gemt. Anders tager sidste stik. Tælling: Anders 31, Birgit 22, Søren 25.",
    );
    expect(shown(screen.getByRole("heading", { level: 1 }))).toContain("Spil 2");
  });
});

describe("a deal is recorded by keys", () => {
  test("six taps from an empty draft to the next deal", async () => {
    const { live } = table();
    tap(`${PLAIN} save`);
    await waitFor(() => expect(live.file().entries).toHaveLength(1));
    expect(live.file().entries[0]).toMatchObject({
      lastTrick: { winner: "p0" },
      counts: [
        { player: "p0", points: 31 },
        { player: "p1", points: 22 },
      ],
    });
  });

  // Some eighty taps, each of which draws the screen.
  test("the first deals of the club's evening, with the same balances after each", { timeout: 60_000 }, async () => {
    const { live, recording } = table();
    for (const [i, deal] of (file.entries.slice(0, 5) as Deal[]).entries()) {
      const context = recording().context.value;
      const taps = tapsFor(deal, newDraft(context, { entry: "e", revision: "r" }), context);
      for (const one of taps) tap(tapId(one));
      tap("save");
      await waitFor(() => expect(live.lines.value).toHaveLength(i + 1));
      expect(live.now.value.books).toEqual(booksOf(i));
    }
  });

  test("a double tap on save saves once", async () => {
    const { live } = table();
    tap(`${PLAIN}`);
    const save = key("save");
    fireEvent.click(save);
    fireEvent.click(save);
    await waitFor(() => expect(live.lines.value).toHaveLength(1));
    expect(live.applied).toHaveLength(1);
  });

  test("without a count that was forgotten, once the key that asks for it was tapped", async () => {
    const { live } = table();
    tap("winner:p0");
    expect(shown(key("missing"))).toBe("Mangler Anders' tælling");
    tap("missing uncounted");
    await waitFor(() => expect(live.lines.value).toHaveLength(1));
    expect(live.file().entries[0]).not.toHaveProperty("counts");
  });

  test("what cannot be says why and the way out", () => {
    table();
    tap("person:p0 declare:p0:half of:hearts lacking:queen person:p1");
    expect(shown(key("declare:p1:half"))).toBe("Halvt");
    expect(key("declare:p1:half").getAttribute("aria-disabled")).toBe("true");
    tap("declare:p1:half");
    expect(shown(screen.getByRole("status"))).toContain("Halvt kan ikke passe. Anders har meldt halvt i");
    expect(shown(key("instead:withdraw:0:fine"))).toBe("Anders tog fejl, bøde 40");
    expect(shown(key("instead:falsely"))).toBe("Birgit tog fejl, bøde 40");
    expect(shown(key("move:declarations:0"))).toBe("Det var ikke Anders: flyt");
  });

  test("over the digits has their place, so that the foot keeps its own, and tells as noted what is", async () => {
    table();
    tap("winner:p0 ultimo:king:hearts trick:p1");
    await waitFor(() => key("bagud:p1:king:hearts"));
    tap("bagud:p1:king:hearts");
    await waitFor(() => expect(screen.getByRole("status")).toBeDefined());
    expect(shown(screen.getByRole("status"))).toBe(
      "Hjerter konge kan kun falde én gang. Noteret: Anders gør ultimo med hjerter konge.",
    );
    expect(document.querySelector("[data-tap='digit:1']")).toBeNull();
    tap("count:p1");
    await waitFor(() => key("digit:1"));
  });

  test("the pile that is too large says by how much", () => {
    table();
    tap("winner:p0 digit:3 digit:1 digit:5 digit:2");
    expect(shown(screen.getByRole("status"))).toContain("31 + 52 er 83, 5 for meget.");
    expect(shown(key("missing"))).toBe("Ret Birgits bunke");
  });
});

const booksOf = (i: number) => {
  const { players, pots, difference } = CLUB_EVENING.expected.entries[i] as never as Record<string, unknown>;
  return { players, pots, difference };
};

describe("the keyboard", () => {
  test("types the piles and saves with Enter", async () => {
    const { live } = table();
    tap("winner:p0");
    stroke("3", "9", "Backspace", "1", "2", "2");
    expect(shown(key("count:p0"))).toBe("Anders' bunke: 31, +531+5");
    stroke("Enter");
    await waitFor(() => expect(live.lines.value).toHaveLength(1));
  });

  test("Enter on a key that was clicked does not tap it again", () => {
    const { recording } = table();
    tap("winner:p0");
    key("winner:p0").focus();
    stroke("Enter");
    expect(recording().draft.value.deal.lastTrick).toEqual({ winner: "p0" });
  });

  test("Escape closes what is open", () => {
    table();
    tap("person:p0");
    expect(key("person:p0").getAttribute("aria-expanded")).toBe("true");
    stroke("Escape");
    expect(key("person:p0").getAttribute("aria-expanded")).toBe("false");
  });

  test("a note is typed into its field, not into the piles", () => {
    const { recording } = table();
    tap("winner:p0 more noteFace");
    const field = screen.getByLabelText("Note");
    fireEvent.keyDown(field, { key: "3" });
    fireEvent.input(field, { target: { value: "Åse så det" } });
    expect(recording().draft.value).toMatchObject({ piles: [], deal: { note: "Åse så det" } });
  });
});

describe("a correction", () => {
  const amended = file.entries[2]?.id ?? "";

  test("is opened at its address, shown before it is saved, and leads back to the book", async () => {
    const live = fakeEvening(begun(3));
    replace(`#/evening/club?amend=${amended}`);
    table(live);
    expect(shown(screen.getByRole("heading", { level: 1 }))).toBe("Spil 3 rettes");
    tap("winner:p0 review");
    expect(shown(document.querySelector(".change-preview"))).toContain("Anders");
    tap("save");
    await waitFor(() => expect(here.value.path).toBe("/evening/club/book"));
    expect(live.file().entries[2]).toMatchObject({ id: amended, lastTrick: { winner: "p0" } });
  });

  test("that cannot be is not offered to be saved, and leads to where something has to be corrected first is not offered to be saved, and leads to what that is", async () => {
    const live = fakeEvening(begun(3), { refusals: [{ code: "potNegative", path: ["entries", 0, "amount"] }] });
    replace(`#/evening/club?amend=${file.entries[0]?.id}`);
    table(live);
    tap("winner:p1 review");
    await screen.findByText("Det kan ikke lade sig gøre.");
    expect(document.querySelector("[data-tap='save']")).toBeNull();
    const later = screen.getByRole("link", { name: "Spil 1" });
    expect(later.getAttribute("href")).toBe(`#/evening/club/book/${file.entries[0]?.id}`);
    fireEvent.click(screen.getByRole("button", { name: "Kan ikke gemmes endnu" }));
    expect(document.activeElement).toBe(later);
    expect(live.applied).toEqual([]);
  });

  test("of the last deal is opened from the table, and leads back there", async () => {
    const live = fakeEvening(begun(3));
    table(live);
    tap("amend-last");
    expect(here.value.path).toBe(`/evening/club?amend=${amended}`);
    tap("winner:p0 review save");
    await waitFor(() => expect(here.value.path).toBe("/evening/club"));
    expect(live.file().entries[2]).toMatchObject({ id: amended, lastTrick: { winner: "p0" } });
  });

  test("can be dropped", () => {
    const live = fakeEvening(begun(3));
    replace(`#/evening/club?amend=${amended}`);
    table(live);
    tap("winner:p0 drop");
    expect(here.value.path).toBe("/evening/club/book");
    expect(live.applied).toEqual([]);
  });

  test("of a deal that is gone says so", () => {
    replace("#/evening/club?amend=gone");
    draw(<Here />, appWith(fakeEvening(begun(1))));
    expect(screen.getByRole("heading", { level: 1, name: "Spillet findes ikke længere i bogen." })).toBeDefined();
  });

  test("of what is no deal says so too", () => {
    replace("#/evening/club?amend=f");
    const fine = { type: "fine", id: "f", player: "p0", kind: "revoke" };
    draw(<Here />, appWith(fakeEvening({ ...begun(1), entries: [fine] })));
    expect(screen.getByRole("heading", { level: 1, name: "Spillet findes ikke længere i bogen." })).toBeDefined();
  });
});

test("an evening that has ended leads to its settlement", () => {
  table(fakeEvening({ ...begun(1), end: { at: "2026-10-24T23:00:00+02:00" } }));
  expect(screen.getByRole("heading", { level: 1, name: "Aftenen er slut." })).toBeDefined();
});
