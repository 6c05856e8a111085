import { describe, expect, test } from "vitest";
import { points } from "../../../src/model/index.ts";
import { type Deal, type TarokEntry, tarok } from "../../../src/rules/tarok/index.ts";
import { pageOf, storyOf } from "../../support/page.ts";
import { dealOf, setupOf, stateOf } from "../../support/paying.ts";

const SEATS = ["a", "b", "c", "d"];
const { rules } = setupOf(SEATS);

/** What a deal counts, as "player key amount". */
function counted(fields: Partial<Deal>): string[] {
  const deal: Deal = { ...dealOf(fields), dealer: "a", sittingOut: ["c"] };
  const step = tarok.step(deal, stateOf(SEATS), rules);
  const told = tarok.figures.tally({ entry: deal, ...step }, rules);
  return told.map(({ player, key, amount }) => `${player} ${key} ${amount}`);
}

describe("what a deal counts, and nothing else", () => {
  const seated = ["a dealt 1", "c satOut 1"];
  test.each<[string, Partial<Deal>, string[]]>([
    ["who dealt and who sat out", {}, seated],
    ["a last trick", { lastTrick: { winner: "b" } }, [...seated, "b lastTrick.won 1", "b lastTrick.paid 1"]],
    [
      "an ultimo",
      { lastTrick: { winner: "b", ultimo: "pagat" } },
      [...seated, "b lastTrick.won 1", "b ultimo.tried.pagat 1", "b ultimo.made.pagat 1"],
    ],
    [
      "a king bagud, of which the winner has the trick unpaid",
      { lastTrick: { winner: "b", bagud: [{ card: "king", player: "d" }] } },
      [...seated, "b lastTrick.won 1", "d ultimo.tried.king 1", "d ultimo.failed.king 1", "b forced.king 1"],
    ],
    ["a nolo", { nolo: "b" }, [...seated, "b nolo 1"]],
    ["a tout", { tout: "b" }, [...seated, "b tout 1"]],
    [
      "a full, and what both opponents pay for it",
      { declarations: [{ player: "b", kind: "full", of: "hearts" }] },
      [...seated, "b declared.full 1", "b declared.points 10", "b declared.points 10"],
    ],
    [
      "one that was taken back",
      { declarations: [{ player: "b", kind: "full", of: "hearts", withdrawn: true }] },
      [...seated, "b declared.withdrawn 1"],
    ],
    ["a king lost", { lost: [{ card: "king", player: "b" }] }, [...seated, "b lost.king 1"]],
    [
      "the pagat lost to somebody",
      { lost: [{ card: "pagat", player: "b", to: "d" }] },
      [...seated, "b lost.pagat 1", "d taken.pagat 1"],
    ],
    ["the pagat home", { pagatHome: "b" }, [...seated, "b pagatHome 1"]],
    [
      "a fine, into both pots",
      { fines: [{ player: "b", kind: "misdeal" }] },
      [...seated, "b fines 1", "b fines.misdeal 1", "b fines.points 10", "b fines.points.misdeal 10"],
    ],
    [
      "a fine that was waived",
      { fines: [{ player: "b", kind: "misdeal", amount: points(0) }] },
      [...seated, "b fines 1", "b fines.misdeal 1", "b fines.points 0", "b fines.points.misdeal 0", "b fines.waived 1"],
    ],
    [
      "how many taroks",
      { declarations: [{ player: "b", kind: "taroks", count: 11, withPagat: true }] },
      [...seated, "b declared.taroks 1", "b most.taroks 11", "b declared.points 15", "b declared.points 15"],
    ],
    [
      "an ultimo that the table refused",
      { lastTrick: { winner: "b", ultimo: "king", refused: true } },
      [...seated, "b lastTrick.won 1", "b lastTrick.paid 1", "b ultimo.tried.king 1", "b ultimo.refused.king 1"],
    ],
    [
      "the two piles that were counted",
      {
        counts: [
          { player: "a", points: 30 },
          { player: "b", points: 26 },
        ],
      },
      [
        ...seated,
        "a counts 1",
        "a counts.sum 30",
        "a most.count 30",
        "b counts 1",
        "b counts.sum 26",
        "b most.count 26",
      ],
    ],
    ["a voided deal", { voided: true }, ["a voided 1", "b voided 1", "d voided 1"]],
  ])("%s", (_, fields, expected) => {
    expect(counted(fields)).toEqual(expected);
  });
});

test("a fine between deals counts, anything else does not; only a deal that stands is played", () => {
  const posted = (entry: TarokEntry) => ({ entry, ...tarok.step(entry, stateOf(SEATS), rules) });
  const fine: TarokEntry = { type: "fine", id: "f", player: "d", kind: "misdeal" };
  const transfer: TarokEntry = { type: "transfer", id: "t", from: "player:a", to: "player:b", amount: points(5) };
  const { played, tally } = tarok.figures;
  expect(tally(posted(fine), rules)[0]).toEqual({ player: "d", key: "fines", amount: 1 });
  expect(tally(posted(transfer), rules)).toEqual([]);
  const deal: Deal = { ...dealOf(), dealer: "a", sittingOut: ["c"] };
  expect(played(posted(deal))).toEqual(["a", "b", "d"]);
  expect(played(posted({ ...deal, voided: true }))).toEqual([]);
  expect(played(posted(fine))).toEqual([]);
});

describe("the figures of a person", () => {
  test("have a row for everything that is counted of a deal, and every group its columns", () => {
    const keys = tarok.figures.groups.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell.as === "average" ? [cell.sum, cell.over] : [cell.key])),
      ),
    );
    const deals: Partial<Deal>[] = [
      { lastTrick: { winner: "b", ultimo: "pagat" }, pagatHome: "d" },
      { nolo: "b" },
      { tout: "b" },
      { declarations: [{ player: "b", kind: "full", of: "hearts" }] },
      { lost: [{ card: "pagat", player: "b", to: "d" }] },
      { fines: [{ player: "b", kind: "misdeal" }] },
      { voided: true },
    ];
    for (const deal of deals) for (const one of counted(deal)) expect(keys).toContain(one.split(" ")[1]);
    for (const { columns = [""], rows } of tarok.figures.groups) {
      for (const { cells } of rows) expect(cells.length).toBeLessThanOrEqual(columns.length);
    }
  });
});

test("what a person's page tells, and the story of an evening", () => {
  expect(pageOf(tarok.figures.groups)).toEqual([
    "deals (deals)",
    "  dealt: times dealt",
    "  satOut: times satOut",
    "  voided: times voided",
    "ultimo (deals) pagat king",
    "  tried: times ultimo.tried.pagat, times ultimo.tried.king",
    "  made: times ultimo.made.pagat, times ultimo.made.king",
    "  failed: times ultimo.failed.pagat, times ultimo.failed.king",
    "  refused: times ultimo.refused.pagat, times ultimo.refused.king",
    "  annulled: times ultimo.annulled.pagat, times ultimo.annulled.king",
    "  forced: times forced.pagat, times forced.king",
    "  lost: times lost.pagat, times lost.king",
    "  taken: times taken.pagat, times taken.king",
    "endOfPlay (deals)",
    "  lastTrickWon: times lastTrick.won",
    "  lastTrickPaid: times lastTrick.paid",
    "  pagatHome: times pagatHome",
    "  nolo: times nolo",
    "  tout: times tout",
    "declarations (deals)",
    "  taroks: times declared.taroks",
    "  matadors: times declared.matadors",
    "  half: times declared.half",
    "  full: times declared.full",
    "  overfull: times declared.overfull",
    "  withdrawn: times declared.withdrawn",
    "  mostTaroks: most most.taroks",
    "  mostMatadors: most most.matadors",
    "  received: points declared.points",
    "count (counts)",
    "  average: counts.sum / counts",
    "  highest: most most.count",
    "fines (deals) times points",
    "  all: times fines, points fines.points",
    "  waived: times fines.waived",
    "  potsNotMoved: times fines.potsNotMoved, points fines.points.potsNotMoved",
    "  misdeal: times fines.misdeal, points fines.points.misdeal",
    "  wrongCardCount: times fines.wrongCardCount, points fines.points.wrongCardCount",
    "  wrongSkat: times fines.wrongSkat, points fines.points.wrongSkat",
    "  declaredBeforeDealer: times fines.declaredBeforeDealer, points fines.points.declaredBeforeDealer",
    "  forgottenDeclaration: times fines.forgottenDeclaration, points fines.points.forgottenDeclaration",
    "  falseDeclaration: times fines.falseDeclaration, points fines.points.falseDeclaration",
    "  playedOutOfTurn: times fines.playedOutOfTurn, points fines.points.playedOutOfTurn",
    "  revoke: times fines.revoke, points fines.points.revoke",
    "  other: times fines.other, points fines.points.other",
  ]);
  expect(storyOf(tarok.figures.story)).toEqual([
    "ultimo: times ultimo.made.pagat + ultimo.made.king",
    "bagud: times ultimo.failed.pagat + ultimo.failed.king",
    "nolo: times nolo",
    "tout: times tout",
    "fines: times fines",
    "finePoints: points fines.points",
  ]);
  expect(tarok.figures.most).toEqual(["most.taroks", "most.matadors", "most.count"]);
});
