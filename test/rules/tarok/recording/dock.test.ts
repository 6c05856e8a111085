import { describe, expect, test } from "vitest";
import { surface } from "../../../../src/rules/tarok/recording/index.ts";
import { marked, row } from "../../../support/keys.ts";
import { recording, tapped } from "./support.ts";

const context = recording();
const PLAIN = "winner:bo digit:3 digit:1 digit:2 digit:2";
const dockOf = (ids: string) => surface(tapped(context, ids), context).dock;

const SUITS = ["spades", "hearts", "diamonds", "clubs"];
const RANKS = ["king", "queen", "cavalier", "jack"];
const CARDS = ["pagat", ...SUITS.map((suit) => `king:${suit}`), "king"];
const IN = [...SUITS, "kings"];
const DIGITS = row("digit", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
const taroks = (from: number, to: number, on?: string): string =>
  ["withPagat", "not-withPagat"]
    .map((pagat) =>
      row(
        "taroks",
        Array.from({ length: to - from + 1 }, (_, i) => `${from + i}:${pagat}`),
        on,
      ),
    )
    .join(" ");
/** The keys of bo's own face; `marks` are what `marked` adds to some of them. */
function person(marks: Readonly<Record<string, string>> = {}, { before = "", bagud = "" } = {}): string {
  const declare = row("declare:bo", ["half", "taroks", "matadors", "full", "overfull"]);
  const keys = `${before} ${declare} ${row("lost:bo", CARDS)} pagatHome:bo nolo:bo tout:bo ${bagud} fines:bo close`;
  return keys
    .split(" ")
    .flatMap((id) => (id === "" ? [] : [`${id}${marks[id] ?? ""}`]))
    .join(" ");
}
const tabs = (on: string) => row("trick", ["ann", "bo", "dora"], on);
const ofRow = (at: number) => `remove:declarations:${at} move:declarations:${at}`;
const MORE =
  "taroks:10:withPagat back declare:bo:matadors matadors:3 back declare:bo:half of:hearts lacking:queen back";

describe("the keys of the dock, in their order", () => {
  test.each<[string, string, string]>([
    ["at rest", "", "redeal:1 voided"],
    ["of a voided deal", "voided", "redeal:1 voided*"],
    ["of a player", "person:bo", person()],
    [
      "of a player beside the last trick of another",
      "winner:dora person:bo nolo:bo person:bo",
      person({ "nolo:bo": "*", "pagatHome:bo": "!noloTookTrick", "tout:bo": "!toutLostTrick" }, { bagud: "trick:bo" }),
    ],
    ["who won the last trick", "winner:bo person:bo", person({ "nolo:bo": "!noloTookTrick" })],
    [
      "who declared taroks: they are opened again",
      "person:bo declare:bo:taroks taroks:11:withPagat back",
      person({ "declare:bo:taroks": "*" }, { before: "edit:declarations:0" }),
    ],
    [
      "who declared a half, and so no full: another half can be",
      "person:bo declare:bo:half of:hearts lacking:queen back",
      person({ "declare:bo:full": "!handContradiction" }, { before: "edit:declarations:0" }),
    ],
    [
      "of whom more was noted than fits",
      `person:bo declare:bo:taroks ${MORE}`,
      person(
        { "declare:bo:taroks": "*", "declare:bo:matadors": "*", "declare:bo:full": "!handContradiction" },
        { before: "edit:declarations:0 edit:declarations:1 allNoted:bo" },
      ),
    ],
    [
      "all that was noted",
      `person:bo declare:bo:taroks ${MORE} allNoted:bo`,
      "edit:declarations:0 edit:declarations:1 edit:declarations:2 back close",
    ],
    ["a half", "person:bo declare:bo:half", `${row("of", IN)} ${row("lacking", RANKS)} back close`],
    [
      "a half in kings",
      "person:bo declare:bo:half of:kings",
      `${row("of", IN, "kings")} ${row("lacking", SUITS)} back close`,
    ],
    [
      "a half that stands",
      "person:bo declare:bo:half of:hearts lacking:queen",
      `${row("of", IN, "hearts")} ${row("lacking", RANKS, "queen")} ${ofRow(0)} withdraw:0:fine withdraw:0:not-fine back close`,
    ],
    [
      "a full that was taken back",
      "person:bo declare:bo:full of:kings withdraw:0:fine",
      `${row("of", IN, "kings")} ${ofRow(0)} reinstate:0* back close`,
    ],
    ["taroks", "person:bo declare:bo:taroks", `${taroks(10, 14)} further back close`],
    ["taroks, the next page", "person:bo declare:bo:taroks further", `${taroks(15, 19)} further back close`],
    [
      "taroks, the first page again",
      "person:bo declare:bo:taroks further further further",
      `${taroks(10, 14)} further back close`,
    ],
    [
      "taroks that stand",
      "person:bo declare:bo:taroks further taroks:15:not-withPagat",
      `${taroks(15, 19, "15:not-withPagat")} further ${ofRow(0)} withdraw:0:fine withdraw:0:not-fine back close`,
    ],
    [
      "matadors",
      "person:bo declare:bo:matadors matadors:4",
      `${row("matadors", [3, 4, 5, 6, 7], 4)} further ${ofRow(0)} withdraw:0:fine withdraw:0:not-fine back close`,
    ],
    ["a count", "count:ann", `${DIGITS} erase jump`],
    ["a last trick", "winner:bo", `${tabs("bo")} ${row("ultimo", CARDS)} ${DIGITS} erase jump`],
    [
      "both counts, and a king ultimo",
      `${PLAIN} ultimo:king:hearts`,
      `${tabs("bo")} ${row("ultimo", CARDS, "king:hearts")} ${DIGITS} erase exchange`,
    ],
    [
      "a king bagud",
      "winner:bo trick:ann bagud:ann:king:clubs",
      `${tabs("ann")} ${row("bagud:ann", CARDS, "king:clubs")} ${DIGITS} erase jump`,
    ],
    [
      "beside a nolo nothing is counted",
      "person:bo nolo:bo winner:ann",
      `${tabs("ann")} ${row("ultimo", CARDS)} ${DIGITS.replaceAll(/digit:./g, "$&!countTotal")} erase`,
    ],
    [
      "a king lost",
      "person:bo lost:bo:king:clubs",
      `${row("lost:bo", CARDS, "king:clubs")} ${row("taker", ["ann", "dora", "unknown"])} remove:lost:0 move:lost:0 back close`,
    ],
    [
      "the pagat lost, and to whom",
      "person:bo lost:bo:pagat taker:ann edit:lost:0",
      `${row("lost:bo", CARDS, "pagat")} ${row("taker", ["ann", "dora", "unknown"], "ann")} remove:lost:0 move:lost:0 back close`,
    ],
    ["whose it was instead", "person:bo lost:bo:pagat move:lost:0", "moveTo:ann moveTo:dora back close"],
    ["an ultimo", "winner:bo ultimo:king person:bo theUltimo", "refuse ultimo:king* back close"],
    [
      "an ultimo that the table refused",
      "winner:bo ultimo:pagat person:bo theUltimo refuse",
      "refuse* ultimo:pagat* back close",
    ],
    [
      "fines",
      "person:bo fines:bo",
      `${row("fine:bo", ["potsNotMoved", "misdeal", "wrongCardCount", "wrongSkat", "declaredBeforeDealer", "forgottenDeclaration", "falseDeclaration", "playedOutOfTurn", "revoke", "other"])} back close`,
    ],
    [
      "a fine",
      "person:bo fines:bo fine:bo:playedOutOfTurn waive",
      "waive* ownAmount afterPlay:not-late* afterPlay:late remove:fines:0 move:fines:0 back close",
    ],
    [
      "a fine that asks whether the deal stands",
      "person:bo fines:bo fine:bo:revoke",
      "accepted:accepted accepted:not-accepted waive ownAmount afterPlay:not-late* afterPlay:late remove:fines:0 move:fines:0 back close",
    ],
    [
      "a fine that may void the deal, found late, with an amount of its own",
      "person:bo fines:bo fine:bo:forgottenDeclaration afterPlay:late ownAmount",
      `accepted:accepted* accepted:not-accepted waive ownAmount* ${DIGITS} erase afterPlay:not-late afterPlay:late* remove:fines:0 move:fines:0 back close`,
    ],
    [
      "a fine of the club's own, before it has an amount",
      "person:bo fines:bo fine:bo:other",
      `${DIGITS} erase back close`,
    ],
    ["more", "more", `seating redeal:1 voided dealerPays ${row("skatTaroks", [1, 2, 3])} noteFace close`],
    [
      "more, all of it said",
      "redeal:1 more skatTaroks:2 dealerPays",
      `seating redeal:1 redeal:-1 voided dealerPays* ${row("skatTaroks", [1, 2, 3], 2)} noteFace close`,
    ],
    [
      "who sits where",
      "seating",
      `${row("dealer", ["ann", "bo", "carl", "dora"], "ann")} sitOut:ann:carl!dealerSitsOut sitOut:bo:carl sitOut:dora:carl close`,
    ],
    ["the payments", "payments", "close"],
    ["a pot", "pot:king", "close"],
    ["the note", "more noteFace", "back close"],
  ])("%s", (_, ids, expected) => {
    expect(marked(dockOf(ids))).toBe(expected);
  });
});

describe("what the dock says beside its keys", () => {
  const taker = { card: "king", suit: "clubs", player: "bo", to: "ann" };
  test.each<[string, string, object]>([
    ["nothing at rest", "", { face: "rest" }],
    ["a declaration while it is open", "person:bo declare:bo:half", { kind: "half", declaration: null, amount: null }],
    [
      "what each opponent pays for it (rules.md, section 4)",
      "person:bo declare:bo:taroks further taroks:15:withPagat",
      { kind: "taroks", declaration: { player: "bo", kind: "taroks", count: 15, withPagat: true }, amount: 35 },
    ],
    ["a card lost", "person:bo lost:bo:king:clubs taker:ann edit:lost:0", { face: "lost", player: "bo", lost: taker }],
    [
      "what is moved to another player",
      "person:bo lost:bo:king:clubs taker:ann edit:lost:0 move:lost:0",
      { face: "move", player: "bo", noted: { what: "lost", lost: taker } },
    ],
    [
      "an ultimo",
      "winner:bo ultimo:king:hearts person:bo theUltimo",
      { face: "ultimo", player: "bo", card: "king", suit: "hearts", refused: false, annulled: false },
    ],
    [
      "an ultimo annulled by a nolo",
      "winner:bo ultimo:pagat person:ann nolo:ann person:bo theUltimo refuse",
      { card: "pagat", suit: undefined, refused: true, annulled: true },
    ],
    ["the amounts of the fines", "person:bo fines:bo", { face: "fines", player: "bo" }],
    [
      "a fine that bars from the ultimo (rules.md, section 5)",
      "person:bo fines:bo fine:bo:revoke",
      { player: "bo", fine: { kind: "revoke" }, amount: 40, bars: true, question: { must: true } },
    ],
    [
      "one that bars, and that may void the deal",
      "person:bo fines:bo fine:bo:falseDeclaration",
      { amount: 40, bars: true, question: { must: false } },
    ],
    [
      "one that neither bars nor voids",
      "person:bo fines:bo fine:bo:misdeal",
      { amount: 5, bars: false, question: null },
    ],
    ["one that waits for its amount", "person:bo fines:bo fine:bo:other", { fine: null, amount: null, bars: false }],
    ["to the left, where the caret can jump", "winner:bo digit:3 digit:1", { jump: { player: "ann", isLeft: true } }],
    ["to the right", "winner:bo", { jump: { player: "dora", isLeft: false } }],
    [
      "of whom the cards are",
      "winner:bo",
      { trick: { tabs: [{ role: "bagud" }, { role: "ultimo" }, { role: "bagud" }] } },
    ],
    ["no cards before a last trick", "count:ann", { face: "pad", trick: null }],
    ["a pot", "pot:king", { face: "pot", pot: "king" }],
    ["no note", "more noteFace", { face: "note", text: "" }],
    [
      "nothing to do with a half that is open",
      "person:bo declare:bo:half",
      { numbers: [], further: null, remove: null, move: null, withdraw: [], reinstate: null },
    ],
    ["no suits of taroks", "person:bo declare:bo:taroks", { face: "declare", of: [], lacking: [], withdraw: [] }],
    ["none of matadors", "person:bo declare:bo:matadors", { of: [], lacking: [] }],
    ["nothing that a full lacks", "person:bo declare:bo:full", { lacking: [], numbers: [], further: null }],
    [
      "nothing that can be taken back again",
      "person:bo declare:bo:full of:hearts withdraw:0:not-fine",
      { withdraw: [], reinstate: { id: "reinstate:0" } },
    ],
  ])("%s", (_, ids, expected) => {
    expect(dockOf(ids)).toMatchObject(expected);
  });

  test("what a fine costs, into each pot; the club's own has no amount yet", () => {
    const dock = dockOf("person:bo fines:bo");
    expect(dock.face === "fines" && dock.kinds.map(({ amount }) => amount)).toEqual([
      5,
      5,
      40,
      40,
      20,
      40,
      40,
      20,
      40,
      null,
    ]);
  });

  test("how much more was noted than is shown", () => {
    const dock = dockOf(`person:bo declare:bo:taroks ${MORE}`);
    expect(dock.face === "person" && dock.allNoted?.left).toBe(1);
  });
});

describe("once something is finished the dock goes", () => {
  const caretAt = (player: string) => ({ player, fresh: false, swaps: false });
  test.each<[string, string, string, unknown]>([
    ["to rest before the last trick", "person:bo close", "rest", null],
    ["on with the count after it", "winner:bo person:bo close", "pad", caretAt("ann")],
    ["on with the pile that is not typed yet", "winner:bo digit:3 digit:1 person:bo close", "pad", caretAt("dora")],
    ["to rest once both are typed", `${PLAIN} person:bo close`, "rest", null],
    ["to rest with a nolo, which has no count", "winner:bo person:ann nolo:ann", "rest", null],
    ["to rest with a tout, whose count is seldom typed", "winner:bo person:bo tout:bo person:bo close", "rest", null],
  ])("%s", (_, ids, face, caret) => {
    const draft = tapped(context, ids);
    expect([draft.face.face, draft.caret]).toEqual([face, caret]);
  });
});
