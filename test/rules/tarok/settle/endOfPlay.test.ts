import { describe, expect, test } from "vitest";
import { points } from "../../../../src/model/index.ts";
import { type Deal, type TarokRules, tarok } from "../../../../src/rules/tarok/index.ts";
import { dealOf, pays, setupOf, stateOf } from "../../../support/paying.ts";

const pagat = (player: string) => ({ card: "pagat", player }) as const;
const king = (player: string) => ({ card: "king", player }) as const;
const fundedAgain = (pot: string) => ["b", "c", "a"].map((player) => `${player}→${pot} 20 funding`);

/** Three have funded: each pot holds 60. */
const TABLE: [string, Partial<Deal>, string[]][] = [
  ["nothing recorded", {}, []],
  ["the last trick", { lastTrick: { winner: "b" } }, ["c→b 20 lastTrick", "a→b 20 lastTrick"]],
  [
    "an ultimo with the pagat, and everyone funds again",
    { lastTrick: { winner: "a", ultimo: "pagat" } },
    ["b→a 45 ultimo", "c→a 45 ultimo", "pagat→a 60 ultimo", ...fundedAgain("pagat")],
  ],
  [
    "an ultimo with a king",
    { lastTrick: { winner: "c", ultimo: "king", suit: "hearts" } },
    ["b→c 40 ultimo", "a→c 40 ultimo", "king→c 60 ultimo", ...fundedAgain("king")],
  ],
  [
    "the pagat bagud: no last trick",
    { lastTrick: { winner: "a", bagud: [pagat("b")] } },
    ["b→c 45 bagud[0]", "b→a 45 bagud[0]", "b→pagat 60 bagud[0]"],
  ],
  [
    "two kings bagud: each pays what the pot held",
    { lastTrick: { winner: "a", bagud: [king("c"), king("b")] } },
    [
      ...["b→c 40 bagud[1]", "b→a 40 bagud[1]", "b→king 60 bagud[1]"],
      ...["c→b 40 bagud[0]", "c→a 40 bagud[0]", "c→king 60 bagud[0]"],
    ],
  ],
  [
    "a king ultimo beside a king bagud: the pot is not empty and nobody funds",
    { lastTrick: { winner: "a", ultimo: "king", bagud: [king("b")] } },
    [
      ...["b→a 40 ultimo", "c→a 40 ultimo", "king→a 60 ultimo"],
      ...["b→c 40 bagud[0]", "b→a 40 bagud[0]", "b→king 60 bagud[0]"],
    ],
  ],
  [
    "a pagat ultimo beside a king bagud",
    { lastTrick: { winner: "b", ultimo: "pagat", bagud: [king("c")] } },
    [
      ...["c→b 45 ultimo", "a→b 45 ultimo", "pagat→b 60 ultimo"],
      ...["c→b 40 bagud[0]", "c→a 40 bagud[0]", "c→king 60 bagud[0]"],
      ...fundedAgain("pagat"),
    ],
  ],
  ["a nolo: the last trick is not paid", { nolo: "b", lastTrick: { winner: "c" } }, ["c→b 25 nolo", "a→b 25 nolo"]],
  [
    "a nolo annuls an ultimo, whose pot stays",
    { nolo: "b", lastTrick: { winner: "c", ultimo: "pagat" } },
    ["c→b 25 nolo", "a→b 25 nolo"],
  ],
  [
    "a nolo player who goes bagud",
    { nolo: "b", lastTrick: { winner: "c", bagud: [pagat("b")] } },
    ["c→b 25 nolo", "a→b 25 nolo", "b→c 45 bagud[0]", "b→a 45 bagud[0]", "b→pagat 60 bagud[0]"],
  ],
  [
    "a tout: both pots, and no last trick or ultimo",
    { tout: "c", lastTrick: { winner: "c", ultimo: "king" } },
    [
      ...["b→c 80 tout", "a→c 80 tout", "pagat→c 60 tout", "king→c 60 tout"],
      ...["b", "c", "a"].flatMap((player) => [`${player}→pagat 20 funding`, `${player}→king 20 funding`]),
    ],
  ],
  [
    "a tout beside a bagud: that pot is filled and only the other funded",
    { tout: "c", lastTrick: { winner: "c", bagud: [king("a")] } },
    [
      ...["b→c 80 tout", "a→c 80 tout", "pagat→c 60 tout", "king→c 60 tout"],
      ...["a→b 40 bagud[0]", "a→c 40 bagud[0]", "a→king 60 bagud[0]"],
      ...fundedAgain("pagat"),
    ],
  ],
  [
    "a refused ultimo pays as a last trick",
    { lastTrick: { winner: "a", ultimo: "pagat", refused: true } },
    ["b→a 20 lastTrick", "c→a 20 lastTrick"],
  ],
  [
    "a refused ultimo beside a bagud: no last trick",
    { lastTrick: { winner: "a", ultimo: "pagat", refused: true, bagud: [king("b")] } },
    ["b→c 40 bagud[0]", "b→a 40 bagud[0]", "b→king 60 bagud[0]"],
  ],
];

describe("the end of play (rules.md, section 5)", () => {
  test.each(TABLE)("%s", (_, deal, expected) => expect(pays(deal)).toEqual(expected));

  test("pays the last trick beside a bagud where the club says so", () => {
    const deal: Partial<Deal> = { lastTrick: { winner: "a", bagud: [pagat("b")] } };
    expect(pays(deal, { lastTrickPaidOnBagud: true })).toEqual([...pays(deal), "b→a 20 lastTrick", "c→a 20 lastTrick"]);
    const nolo: Partial<Deal> = { ...deal, nolo: "b" };
    expect(pays(nolo, { lastTrickPaidOnBagud: true })).toEqual(pays(nolo));
  });

  test("pays nothing for a refused ultimo where the club says so", () => {
    const deal: Partial<Deal> = { lastTrick: { winner: "a", ultimo: "king", refused: true } };
    expect(pays(deal, { refusedUltimo: "nothing" })).toEqual([]);
  });

  test("pays what the pots held before it: the fee, the fines and the lost cards of the same deal are in", () => {
    const deal: Partial<Deal> = {
      dealerPays: true,
      fines: [{ player: "b", kind: "misdeal" }],
      lost: [{ card: "pagat", player: "c" }],
      lastTrick: { winner: "a", bagud: [pagat("b")] },
    };
    expect(pays(deal)).toContain("b→pagat 75 bagud[0]");
  });

  test("refunds a pot that held nothing when it was taken, where nobody put anything in", () => {
    const rules = { funding: points(0) };
    expect(pays({ lastTrick: { winner: "a", ultimo: "king" } }, rules)).toEqual(["b→a 40 ultimo", "c→a 40 ultimo"]);
    const emptied = stateOf(
      ["a", "b", "c"],
      [{ type: "transfer", id: "t", from: "pot:king", to: "player:a", amount: points(60) }],
    );
    const deal = dealOf({ dealerPays: false, lastTrick: { winner: "a", ultimo: "king" } });
    const { state } = tarok.step(deal, emptied, setupOf(["a", "b", "c"]).rules);
    expect(state.books.pots).toEqual({ pagat: 60, king: 60 });
  });

  test.each<[string, Partial<Deal>, object, Partial<TarokRules>]>([
    ["an ultimo", { lastTrick: { winner: "a", ultimo: "king" } }, { king: "a" }, {}],
    ["a tout", { tout: "b" }, { pagat: "b", king: "b" }, {}],
    ["no refused ultimo", { lastTrick: { winner: "a", ultimo: "king", refused: true } }, {}, {}],
    ["no annulled ultimo", { nolo: "b", lastTrick: { winner: "a", ultimo: "king" } }, {}, {}],
  ])("remembers who emptied a pot: %s", (_, deal, emptiedBy) => {
    expect(stateOf(["a", "b", "c"], [dealOf(deal)]).emptiedBy).toEqual(emptiedBy);
  });
});
