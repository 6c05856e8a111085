import { fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeAll, expect, test } from "vitest";
import { loadWords, type Words } from "../../../src/i18n/index.ts";
import { type Evening, points } from "../../../src/model/index.ts";
import type { TarokEntry } from "../../../src/rules/tarok/index.ts";
import { Payments } from "../../../src/ui/evening/payments.tsx";
import { tellingOf } from "../../../src/ui/evening/telling.ts";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { fakeEvening } from "../fakes/evening.ts";

let da: Words;
let en: Words;
beforeAll(async () => {
  da = await loadWords("da");
  en = await loadWords("en");
});

const ULTIMO: TarokEntry = {
  type: "deal",
  id: "d",
  dealer: "p1",
  sittingOut: ["p3"],
  declarations: [{ player: "p2", kind: "half", of: "hearts", missing: "queen" }],
  lost: [{ card: "king", suit: "clubs", player: "p0", to: "p1" }],
  lastTrick: { winner: "p2", ultimo: "king", suit: "hearts" },
  counts: [
    { player: "p0", points: 31 },
    { player: "p1", points: 22 },
  ],
};

const drawn = (words: Words, entries: readonly TarokEntry[]) => {
  speak(words);
  const file: Evening = { ...CLUB_EVENING.file, entries };
  const live = fakeEvening(file);
  const [line] = live.lines.value;
  const told = tellingOf(live, live.opening.value.state.seats);
  const { transfers } = line ?? live.opening.value;
  render(<Payments told={told} entry={entries[0] ?? null} transfers={transfers} />);
};
const causes = () =>
  screen.getAllByRole("heading").map(({ textContent, parentElement }) => [
    textContent,
    ...within(parentElement as HTMLElement)
      .queryAllByRole("listitem")
      .map((row) => [...row.children].map((part) => part.textContent).join(": ")),
  ]);

test("each cause stands over its payments, equal ones together", () => {
  drawn(da, [ULTIMO]);
  expect(causes()).toEqual([
    ["Kortgivers indskud", "Birgit lægger i begge kopper: 2 × 5"],
    ["Søren melder halvt i  hjerter uden damen", "Anders og Birgit betaler Søren: 2 × 5"],
    ["Anders taber  klør konge til Birgit", "Anders betaler Søren og Birgit: 2 × 5", "Anders lægger i kongekoppen: 5"],
    [
      "Søren tager sidste stik med  hjerter konge: ultimo",
      "Anders og Birgit betaler Søren: 2 × 40",
      "Søren tømmer kongekoppen: 90",
    ],
    ["Tælling: Anders 31, Birgit 22, Søren 25", "Birgit betaler Anders: 5"],
    ["Kongekoppen funderes igen", "Alle fire lægger i kongekoppen: 4 × 20"],
  ]);
});

test("opened, a cause says its rule and tells every payment", () => {
  drawn(da, [ULTIMO]);
  const heading = screen.getByRole("button", { name: /ultimo/ });
  fireEvent.click(heading);
  expect(heading.getAttribute("aria-expanded")).toBe("true");
  const cause = heading.closest("section");
  expect(cause?.querySelector("p")?.textContent).toBe(
    "Kongeultimo: hver modspiller betaler 40, og ultimator tømmer kongekoppen.",
  );
  expect([...(cause?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Anders betaler Søren40",
    "Birgit betaler Søren40",
    "Søren tømmer kongekoppen90",
  ]);
  fireEvent.click(heading);
  expect(cause?.querySelectorAll("li")).toHaveLength(2);
});

test("the first funding is explained too", () => {
  drawn(da, []);
  expect(causes()).toEqual([["Kopperne funderes", "Alle fire lægger i begge kopper: 8 × 20"]]);
});

test("one payer and several are told apart in English", () => {
  drawn(en, [ULTIMO]);
  const rows = causes().flat();
  expect(rows).toContain("Anders and Birgit pay Søren: 2 × 40");
  expect(rows).toContain("Anders pays Søren and Birgit: 2 × 5");
  expect(rows).toContain("Birgit puts into both pots: 2 × 5");
});

test("a payment that no rule but itself explains cannot be opened", () => {
  drawn(da, [{ type: "transfer", id: "t", from: "player:p0", to: "player:p1", amount: points(20) }]);
  expect(screen.queryByRole("button")).toBeNull();
});

/** A deal in which Søren wins the last trick, so that nothing but the given is paid. */
const deal = (more: object): TarokEntry => ({ type: "deal", id: "d", dealer: "p1", sittingOut: ["p3"], ...more });
const ultimo = { winner: "p2", ultimo: "pagat" };
const gone = { winner: "p2", bagud: [{ card: "king", player: "p0" }] };

test.each<[string, TarokEntry, readonly string[]]>([
  ["an ultimo beside a nolo", deal({ nolo: "p0", lastTrick: ultimo }), ["Søren gør ultimo med pagaten, annulleret"]],
  ["an ultimo beside a tout", deal({ tout: "p2", lastTrick: ultimo }), ["Søren gør ultimo med pagaten, annulleret"]],
  [
    "a refused ultimo where even the last trick is not paid",
    deal({ nolo: "p0", lastTrick: { ...ultimo, refused: true } }),
    ["Søren gør ultimo med pagaten, ikke godtaget"],
  ],
  ["a refused ultimo that is paid as a last trick", deal({ lastTrick: { ...ultimo, refused: true } }), []],
  ["a last trick in which somebody went bagud", deal({ lastTrick: gone }), ["Søren tager sidste stik: betales ikke"]],
  [
    "a declaration that proved false",
    deal({
      declarations: [{ player: "p0", kind: "matadors", count: 3, withdrawn: true }],
      lastTrick: { winner: "p2" },
    }),
    ["Anders meldte 3 matadorer, men det var forkert"],
  ],
  [
    "what was noted of a voided deal",
    deal({
      voided: true,
      declarations: [{ player: "p0", kind: "matadors", count: 3 }],
      lost: [{ card: "pagat", player: "p0", to: "p2" }],
    }),
    ["Anders melder 3 matadorer: betales ikke", "Anders taber pagaten til Søren: betales ikke"],
  ],
  [
    "a voided deal's pagat brought home",
    deal({ voided: true, pagatHome: "p0" }),
    ["Anders får pagaten hjem: betales ikke"],
  ],
])("%s says that it pays nothing", (_, entry, expected) => {
  drawn(da, [entry]);
  const told = causes().flatMap(([heading, ...rows]) => (rows.length === 0 ? [heading] : []));
  expect(told).toEqual(expected);
});

test("some payments of an entry do not know what was not paid", () => {
  speak(da);
  const live = fakeEvening({ ...CLUB_EVENING.file, entries: [deal({ nolo: "p0", lastTrick: ultimo })] });
  const [line] = live.lines.value;
  const told = tellingOf(live, live.opening.value.state.seats);
  render(<Payments told={told} entry={line?.entry as TarokEntry} transfers={line?.transfers ?? []} some />);
  expect(causes().map(([heading]) => heading)).toEqual(["Kortgivers indskud", "Anders tager ingen stik: nolo"]);
});
