import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { EntryBase, Evening } from "../../../src/model/index.ts";
import type { Deal } from "../../../src/rules/index.ts";
import { FORCEE } from "../../../src/rules/triomphe/index.ts";
import { Sheet } from "../../../src/ui/sheet/sheet.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { fakeEvening } from "../fakes/evening.ts";

beforeAll(async () => speak(await loadWords("da")));

const { file } = CLUB_EVENING;

/** What an entry says on the sheet: its line of numbers, and its line of words. */
function entriesOf(evening: Evening): (readonly string[])[] {
  const live = fakeEvening(evening);
  draw(<Sheet live={live} />, appWith(live));
  return [...document.querySelectorAll(".sheet-deals tbody")].map((body) =>
    [...body.querySelectorAll("tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replaceAll("\u2212", "-").trim()).join("|"),
    ),
  );
}

const COSTLY: Deal = {
  type: "deal",
  id: "d",
  dealer: "p1",
  sittingOut: ["p3"],
  declarations: [{ player: "p0", kind: "matadors", count: 3 }],
  lost: [{ card: "king", player: "p0", to: "p1" }],
  fines: [{ player: "p2", kind: "playedOutOfTurn" }],
  lastTrick: { winner: "p1", bagud: [{ card: "pagat", player: "p0" }] },
  counts: [
    { player: "p0", points: 31 },
    { player: "p1", points: 22 },
  ],
  redeals: 1,
  note: "Anders var træt",
};

describe("the sheet tells of an entry", () => {
  test("all that was noted, under everybody's change and balance and the pots", () => {
    const [begins, deal] = entriesOf({ ...file, entries: [COSTLY] });
    expect(begins).toEqual([
      "Aftenen begynder|Anders -40 -40|Birgit -40 -40|Søren -40 -40|Åse -40 -40|Pagatkop 80|Kongekop 80",
    ]);
    expect(deal?.[0]?.split("|").slice(0, 3)).toEqual(["1", "Birgit", "Anders -185 -225"]);
    expect(deal?.[1]).toBe(
      "Birgit tager sidste stik. Anders går bagud med pagaten. Anders melder 3 matadorer. " +
        "Anders taber en konge til Birgit. Søren får en bøde: spillet ud eller lagt til i utide, 20 i hver kop. " +
        "Tælling: Anders 31, Birgit 22, Søren 25. Givet om én gang. Anders var træt.",
    );
  });

  test("of a round who showed what, with the stake where it was its own", () => {
    const round: EntryBase = {
      type: "round",
      id: "r",
      ...{
        dealer: "p1",
        stake: 20,
        shown: [{ player: "p0", cards: ["fool"] }],
        tricks: ["p1", "p1", "p1", "p2", "p3"],
      },
    };
    const [, told] = entriesOf({ ...file, game: "triomphe", rules: FORCEE, entries: [round] });
    expect(told?.[1]).toBe("Anders viser Narren. Birgit tager puljen med tre stik. Indsats 20.");
  });

  test("nothing of somebody who has not come yet, and a gone player's balance still", () => {
    const [begins, comes, goes] = entriesOf({
      ...file,
      players: [...file.players, { id: "p9", name: "Kirsten" }],
      entries: [
        { type: "join", id: "j", ...{ player: "p9", after: "p3" } },
        { type: "leave", id: "l", ...{ player: "p9" } },
      ],
    });
    expect(begins?.[0]).toBe(
      "Aftenen begynder|Anders -40 -40|Birgit -40 -40|Søren -40 -40|Åse -40 -40||Pagatkop 80|Kongekop 80",
    );
    expect(comes?.[0]).toContain("|Kirsten -40 -40|");
    expect(goes?.[0]).toContain("|Kirsten 0 -40|");
  });

  test("and its head says which number is which", () => {
    entriesOf({ ...file, entries: [] });
    const [, , anders] = document.querySelectorAll(".sheet-deals thead th");
    expect(anders?.textContent).toBe("Anders+/− saldo");
  });
});
