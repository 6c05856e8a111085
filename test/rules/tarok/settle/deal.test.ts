import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replay } from "../../../../src/ledger/index.ts";
import type { Reason } from "../../../../src/model/index.ts";
import type { Deal, TarokRules } from "../../../../src/rules/tarok/index.ts";
import { tarokEvening } from "../../../arbitraries/evening.ts";
import { dealOf, pays, paysAt } from "../../../support/paying.ts";

/** A deal in which something happened in every step. */
const FULL: Partial<Deal> = {
  dealerPays: true,
  fines: [
    { player: "a", kind: "misdeal" },
    { player: "c", kind: "revoke", afterPlay: true },
    { player: "b", kind: "playedOutOfTurn" },
  ],
  declarations: [{ player: "c", kind: "full", of: "hearts" }],
  lost: [
    { card: "king", suit: "spades", player: "a", to: "b" },
    { card: "pagat", player: "b", to: "c" },
  ],
  lastTrick: { winner: "b", ultimo: "king", suit: "clubs" },
  counts: [
    { player: "a", points: 36 },
    { player: "b", points: 16 },
  ],
};

const fee = ["a→pagat 5 dealerFee", "a→king 5 dealerFee"];
const finesBefore = ["b→pagat 20 fine[2]", "b→king 20 fine[2]", "a→pagat 5 fine[0]", "a→king 5 fine[0]"];
const declared = ["b→c 10 declaration[0]", "a→c 10 declaration[0]"];
const lost = [
  ...["b→c 5 lostUltimoCard[1]", "b→a 5 lostUltimoCard[1]", "b→pagat 5 lostUltimoCard[1]"],
  ...["a→b 5 lostUltimoCard[0]", "a→c 5 lostUltimoCard[0]", "a→king 5 lostUltimoCard[0]"],
];
const finesAfter = ["c→pagat 40 fine[1]", "c→king 40 fine[1]"];

describe("one deal, in the order of rules.md, section 3", () => {
  test("the fee, fines, declarations, lost cards, the end of play, the count, funding again, fines found afterwards", () => {
    expect(pays(FULL)).toEqual([
      ...fee,
      ...finesBefore,
      ...declared,
      ...lost,
      ...["c→b 40 ultimo", "a→b 40 ultimo", "king→b 95 ultimo"],
      "b→a 10 count",
      ...["b→king 20 funding", "c→king 20 funding", "a→king 20 funding"],
      ...finesAfter,
    ]);
  });

  test("who brings the pagat home is paid by each opponent", () => {
    expect(pays({ pagatHome: "b" })).toEqual(["c→b 5 pagatHome", "a→b 5 pagatHome"]);
  });

  test("a lost card whose taker nobody noted pays the same", () => {
    const card = { card: "king", player: "c" } as const;
    expect(pays({ lost: [card] })).toEqual(pays({ lost: [{ ...card, to: "a" }] }));
  });

  test.each<[TarokRules["voidKeeps"], string[]]>([
    ["nothing", []],
    ["declarations", declared],
    ["play", [...declared, ...lost]],
  ])("voided, the fee and the fines stay, and of the rest what the club keeps: %s", (voidKeeps, kept) => {
    const { lastTrick: _, counts: __, ...voided } = FULL;
    expect(pays({ ...voided, voided: true }, { voidKeeps })).toEqual([...fee, ...finesBefore, ...kept, ...finesAfter]);
  });

  test("who sits out neither pays nor receives, funding apart", () => {
    const four = dealOf({ sittingOut: ["c"], lastTrick: { winner: "b", ultimo: "pagat" } });
    expect(paysAt(["a", "b", "c", "d"], four)).toEqual([
      ...fee,
      ...["d→b 45 ultimo", "a→b 45 ultimo", "pagat→b 85 ultimo"],
      ...["b", "c", "d", "a"].map((player) => `${player}→pagat 20 funding`),
    ]);
  });
});

describe("every deal", () => {
  const STEPS: readonly Reason[] = [
    "dealerFee",
    "fine",
    "declaration",
    "lostUltimoCard",
    "pagatHome",
    "tout",
    "nolo",
    "ultimo",
    "bagud",
    "lastTrick",
    "count",
    "funding",
    "fine",
  ];

  test("pays its steps in their order", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        for (const { entry, transfers } of replay(evening).postings) {
          if (entry.type !== "deal") continue;
          let step = 0;
          for (const { reason } of transfers) {
            while (step < STEPS.length && STEPS[step] !== reason) step++;
            expect(STEPS[step]).toBe(reason);
          }
        }
      }),
    );
  });

  test("names in each payment a row of the list that its reason speaks of, and in the others none", () => {
    fc.assert(
      fc.property(tarokEvening, ({ entries, ...setup }) => {
        for (const { entry, transfers } of replay({ ...setup, entries }).postings) {
          if (entry.type !== "deal") continue;
          const deal = entries.find(({ id }) => id === entry.id) as Deal;
          const lists: Partial<Record<Reason, number>> = {
            fine: deal.fines?.length ?? 0,
            declaration: deal.declarations?.length ?? 0,
            lostUltimoCard: deal.lost?.length ?? 0,
            bagud: deal.lastTrick?.bagud?.length ?? 0,
          };
          for (const { reason, source } of transfers) {
            const rows = lists[reason];
            if (rows === undefined) expect(source).toBeUndefined();
            else expect(source).toBeLessThan(rows);
          }
        }
      }),
    );
  });
});

describe("fines (rules.md, section 6)", () => {
  test.each<[string, number, NonNullable<Deal["fines"]>[number]]>([
    ["the rule's amount", 20, { player: "b", kind: "playedOutOfTurn" }],
    ["an amount given with it", 10, { player: "b", kind: "playedOutOfTurn", amount: 10 } as never],
    ["the club's own", 7, { player: "b", kind: "other", amount: 7 } as never],
  ])("%s goes into each pot: %i", (_, amount, fine) => {
    expect(pays({ fines: [fine] })).toEqual([`b→pagat ${amount} fine[0]`, `b→king ${amount} fine[0]`]);
  });

  test("waived pays nothing", () => {
    expect(pays({ fines: [{ player: "b", kind: "revoke", amount: 0 } as never] })).toEqual([]);
  });
});
