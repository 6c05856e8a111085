import { expect, test } from "vitest";
import { type Path, type Problem, pathText } from "../../../../src/model/index.ts";
import { HJORRING } from "../../../../src/rules/index.ts";
import { checkDeal, checkEntry } from "../../../../src/rules/tarok/check/index.ts";
import type { Deal } from "../../../../src/rules/tarok/deal.ts";
import { MATADORS } from "../../../../src/rules/tarok/hands/card.ts";
import { dutiesOf } from "../../../../src/rules/tarok/hands/index.ts";
import { context, deal, declared } from "../../../support/tarok.ts";

/** What a sentence needs of a problem beside its code: whom, which card, which rows, how many. */
function named({ code, path, rows, ...detail }: Problem): Readonly<Record<string, unknown>> {
  const texts = (paths: readonly Path[]) => paths.map(pathText);
  return { at: `${pathText(path)}: ${code}`, ...detail, ...(rows && { rows: texts(rows) }) };
}
const told = (fields: Partial<Deal>) => checkDeal(deal(fields), context()).map(named);
const king = (player: string, suit: "hearts" | "spades" | "clubs" | "diamonds") =>
  ({ card: "king", player, suit }) as const;
const anyKing = (player: string) => ({ card: "king", player }) as const;

type Case = [name: string, fields: Partial<Deal>, expected: readonly Readonly<Record<string, unknown>>[]];

test.each<Case>([
  ["the dealer", { sittingOut: ["ann"] }, [{ at: "sittingOut: dealerSitsOut", players: ["ann"] }]],
  ["how many play", { sittingOut: [] }, [{ at: "sittingOut: notThreePlaying", expected: 3, actual: 4 }]],
  [
    "the fewest taroks",
    { declarations: [...declared("bo 9 taroks with")] },
    [{ at: "declarations[0].count: amount", expected: 10, actual: 9 }],
  ],
  [
    "both rows of what was declared twice",
    { declarations: [...declared("bo full hearts", "ann full spades", "bo full hearts")] },
    [{ at: "declarations[2]: declaredTwice", players: ["bo"], rows: ["declarations[0]", "declarations[2]"] }],
  ],
  [
    "the card that was played twice, by whom, and where",
    { lost: [king("bo", "hearts"), king("ann", "hearts")] },
    [
      {
        at: "lost[1].card: cardPlayedTwice",
        card: "hearts king",
        players: ["bo", "ann"],
        rows: ["lost[0].card", "lost[1].card"],
      },
    ],
  ],
  [
    "the pagat that was played twice",
    { lost: [{ card: "pagat", player: "bo" }], pagatHome: "dora" },
    [
      {
        at: "pagatHome: cardPlayedTwice",
        card: "pagat",
        players: ["bo", "dora"],
        rows: ["lost[0].card", "pagatHome"],
      },
    ],
  ],
  [
    "how many kings there are, and whose was one too many",
    {
      lost: [anyKing("bo"), anyKing("bo"), anyKing("ann"), anyKing("dora")],
      lastTrick: { winner: "ann", bagud: [anyKing("bo")] },
    },
    [{ at: "lastTrick.bagud[0].card: cardPlayedTwice", players: ["bo"], expected: 4, actual: 5 }],
  ],
  [
    "who held a card, who lost it, and the declaration that says so",
    { declarations: [...declared("ann full kings")], lost: [king("bo", "hearts")] },
    [
      {
        at: "lost[0].player: notTheHolder",
        card: "hearts king",
        players: ["ann", "bo"],
        rows: ["declarations[0]", "lost[0].player"],
      },
    ],
  ],
  [
    "who lacks the card that was lost",
    { declarations: [...declared("bo 10 taroks without pagat")], lost: [{ card: "pagat", player: "bo" }] },
    [
      {
        at: "lost[0].player: notTheHolder",
        card: "pagat",
        players: ["bo"],
        rows: ["declarations[0]", "lost[0].player"],
      },
    ],
  ],
  [
    "who is bagud twice",
    { lastTrick: { winner: "bo", bagud: [king("ann", "clubs"), king("ann", "hearts")] } },
    [
      {
        at: "lastTrick.bagud[1].player: trickImpossible",
        players: ["ann"],
        rows: ["lastTrick.bagud[0].player", "lastTrick.bagud[1].player"],
      },
    ],
  ],
  [
    "the pagat under a king",
    { lastTrick: { winner: "bo", ultimo: "king", bagud: [{ card: "pagat", player: "ann" }] } },
    [
      {
        at: "lastTrick.bagud[0].card: trickImpossible",
        card: "pagat",
        rows: ["lastTrick.ultimo", "lastTrick.bagud[0].card"],
      },
    ],
  ],
  [
    "the fine that bars from ultimo",
    {
      fines: [
        { player: "dora", kind: "revoke" },
        { player: "bo", kind: "revoke" },
      ],
      lastTrick: { winner: "bo", ultimo: "pagat" },
    },
    [
      {
        at: "lastTrick.ultimo: barredFromUltimo",
        name: "revoke",
        players: ["bo"],
        rows: ["fines[1]", "lastTrick.ultimo"],
      },
    ],
  ],
  [
    "all that a nolo player took",
    {
      nolo: "bo",
      lost: [{ card: "king", player: "ann", suit: "hearts", to: "bo" }],
      pagatHome: "bo",
      lastTrick: { winner: "bo" },
    },
    [
      { at: "nolo: noloTookTrick", rows: ["lost[0].to", "pagatHome", "nolo"] },
      { at: "lastTrick.winner: noloTookTrick", rows: ["nolo", "lastTrick.winner"] },
    ],
  ],
  [
    "all that a tout player did not take",
    {
      tout: "bo",
      lost: [
        { card: "king", player: "bo", suit: "hearts" },
        { card: "king", player: "dora", suit: "clubs", to: "ann" },
      ],
      pagatHome: "ann",
      lastTrick: { winner: "ann", bagud: [king("bo", "spades")] },
    },
    [
      { at: "tout: toutLostTrick", rows: ["lost[0].player", "lost[1].to", "pagatHome", "tout"] },
      { at: "lastTrick.winner: toutLostTrick", rows: ["tout", "lastTrick.winner"] },
      { at: "lastTrick.bagud[0].player: toutLostTrick", rows: ["tout", "lastTrick.bagud[0].player"] },
    ],
  ],
  [
    "that a nolo is beside the tout",
    { tout: "bo", nolo: "ann" },
    [{ at: "tout: toutLostTrick", rows: ["nolo", "tout"] }],
  ],
  ["which result a voided deal has", { voided: true, nolo: "bo" }, [{ at: "nolo: voidedHasResult", name: "nolo" }]],
  [
    "whose nolo it was that is not counted",
    {
      nolo: "bo",
      counts: [
        { player: "ann", points: 20 },
        { player: "dora", points: 30 },
      ],
    },
    [{ at: "counts: countTotal", name: "nolo", players: ["bo"] }],
  ],
  [
    "who was counted twice",
    {
      counts: [
        { player: "ann", points: 20 },
        { player: "ann", points: 30 },
      ],
    },
    [{ at: "counts[1].player: countTotal", players: ["ann"] }],
  ],
  [
    "how much there is to count",
    {
      counts: [
        { player: "ann", points: 40 },
        { player: "bo", points: 39 },
      ],
    },
    [{ at: "counts[1].points: countTotal", expected: 78, actual: 79 }],
  ],
  [
    "a pile below nothing",
    {
      counts: [
        { player: "ann", points: -1 },
        { player: "bo", points: 39 },
      ],
    },
    [{ at: "counts[0].points: countTotal", expected: 0, actual: -1 }],
  ],
])("a problem names %s", (_, fields, expected) => {
  expect(told(fields)).toEqual(expected);
});

test("and of other entries: how many sit, and who was counted twice", () => {
  const about = (entry: object) => checkEntry(entry as never, context()).map(named);
  expect(about({ type: "seats", id: "s", seats: ["ann", "bo"] })).toEqual([
    { at: "seats: tableSize", expected: 4, actual: 2 },
  ]);
  const counts = ["ann", "bo", "ann"].map((player) => ({ player, amount: 5 }));
  expect(about({ type: "jetonCount", id: "j", counts })).toEqual([
    { at: "counts[2].player: shape", players: ["ann"], rows: ["counts[0].player", "counts[2].player"] },
  ]);
});

test.each([
  ["so many taroks as may be declared", 10, 2, ["taroks 10"]],
  ["one fewer", 9, 2, []],
  ["three matadors", 3, 3, ["matadors 3"]],
  ["two", 3, 2, []],
])("a hand with %s has to declare them (rules.md, section 4)", (_, taroks, matadors, expected) => {
  const holds = new Set(MATADORS.slice(0, matadors));
  const known = { holds, lacks: new Set(), taroks } as never;
  expect(
    dutiesOf(known, [], HJORRING.declarations.taroksFrom).map(({ kinds, count }) => `${kinds.join("/")} ${count}`),
  ).toEqual(expected);
});
