import { describe, expect, test } from "vitest";
import { points, post } from "../../../../src/model/index.ts";
import type { Round } from "../../../../src/rules/triomphe/index.ts";
import { triompheRecorder } from "../../../../src/rules/triomphe/recorder.ts";
import { amendment, type RecordingContext, surface } from "../../../../src/rules/triomphe/recording/index.ts";
import { marked } from "../../../support/keys.ts";
import { begun, recording, tapped } from "./support.ts";

const four = recording();
const FIVE = "trick:b trick:c trick:b trick:d trick:b";
const seen = (ids: string, context: RecordingContext = four) => surface(tapped(context, ids), context);
/** Something of everybody at the table, as they sit. */
const each = <K extends keyof ReturnType<typeof seen>["people"][number]>(key: K, ids: string) =>
  seen(ids).people.map((one) => one[key]);

describe("everybody on the felt", () => {
  test("deals, shows, takes tricks and wins, each alone", () => {
    expect(each("player", "")).toEqual([..."abcd"]);
    expect(each("dealer", "")).toEqual([true, false, false, false]);
    expect(each("dealer", "seating dealer:c")).toEqual([false, false, true, false]);
    expect(each("death", "person:c death:c")).toEqual([false, false, true, false]);
    expect(each("cards", "person:c show:c:strength person:b show:b:fool")).toEqual([[], ["fool"], ["strength"], []]);
    expect(each("wins", FIVE)).toEqual([false, true, false, false]);
    expect(each("wins", "trick:b trick:b trick:b trick:b")).toEqual([false, false, false, false]);
  });

  test("has the dock open, one at a time", () => {
    expect(each("open", "person:b")).toEqual([false, true, false, false]);
    expect(each("open", "person:b person:c")).toEqual([false, false, true, false]);
    expect(each("open", "pot")).toEqual([false, false, false, false]);
  });

  test("stands where the evening stands, and gets or pays what is noted", () => {
    const { state } = four;
    const books = post(state.books, [{ from: "player:b", to: "player:c", amount: points(70), reason: "transfer" }]);
    const { people } = seen("person:b death:b", { ...four, state: { ...state, books } });
    expect(people.map(({ balance, net }) => [balance, net])).toEqual([
      [0, -10],
      [-70, 30],
      [70, -10],
      [0, -10],
    ]);
  });

  test("the pot shows what lay in it before, with the stakes, and after", () => {
    const { state } = four;
    const books = post(state.books, [{ from: "player:a", to: "pot:pot", amount: points(7), reason: "transfer" }]);
    const { cups } = seen("person:b show:b:fool", { ...four, state: { ...state, books } });
    expect(cups).toMatchObject([{ pot: "pot", before: 7, staked: 47, after: 27, key: { state: "free" } }]);
    expect(seen("pot").cups[0].key.state).toBe("on");
  });
});

describe("the surface", () => {
  test("is blank until something is noted; who deals and sits out stands in every round", () => {
    const five = recording(5);
    const blank = (ids: string) => seen(ids, five).blank;
    expect([blank(""), blank("seating sitOut:e"), blank("seating dealer:c"), blank("person:b")]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const noted = ["person:b death:b", "person:b show:b:fool", "trick:b", "more stake digit:5"];
    expect(noted.map(blank)).toEqual([false, false, false, false]);
  });

  test("says who sits out, and who wins once all tricks are told", () => {
    const five = recording(5);
    expect(seen("seating sitOut:d", five).sittingOut).toEqual([{ player: "d" }]);
    expect(seen("trick:b trick:b trick:b trick:b").winner).toBeNull();
    expect(seen(FIVE).amends).toBe(false);
  });

  test("marks what the dock shows", () => {
    const open = (ids: string) => marked([seen(ids).payments, seen(ids).seating, seen(ids).more]);
    expect(open("")).toBe("payments seating more");
    expect(open("payments")).toBe("payments* seating more");
    expect(open("seating")).toBe("payments seating* more");
    expect(open("more")).toBe("payments seating more*");
  });
});

describe("taps that change nothing", () => {
  test("the place of a trick that is not told yet, and a nought before any digit", () => {
    expect(tapped(four, "trick:b place:3").place).toBeNull();
    expect(tapped(four, "trick:b place:1").place).toBeNull();
    expect(tapped(four, "more stake digit:0").round.stake).toBeUndefined();
    expect(tapped(four, "more stake digit:1 digit:0").round.stake).toBe(10);
  });

  test("the digit that would make the stake too large; the largest can be", () => {
    const million = `more stake digit:1${" digit:0".repeat(6)}`;
    expect(tapped(four, million).round.stake).toBe(1_000_000);
    expect(tapped(four, `${million} digit:0`).round.stake).toBe(1_000_000);
  });

  test("another dealer leaves those who sit out where they are", () => {
    const five = recording(5);
    expect(tapped(five, "seating sitOut:e dealer:b").round).toMatchObject({ dealer: "b", sittingOut: ["e"] });
  });
});

describe("what was tapped though it cannot be", () => {
  const ways = (ids: string) => seen(ids).asked?.waysOut.map(({ id }) => id);

  test("one card is taken back itself, several at once", () => {
    expect(ways("person:b show:b:fool person:d death:d")).toEqual(["instead:show:b:fool"]);
    expect(ways("person:b show:b:fool show:b:magician person:d death:d")).toEqual(["instead:clear:shown"]);
    expect(ways("trick:b person:d death:d")).toEqual(["instead:clear:tricks"]);
  });

  test("a trick beside Death leaves the dock where it was; one too many turns it to the tricks", () => {
    expect(seen("person:c death:c trick:b").dock.face).toBe("shows");
    expect(seen(`${FIVE} person:c trick:c`).dock.face).toBe("tricks");
    expect(seen(`${FIVE} person:c death:c`).dock.face).toBe("shows");
  });

  test("of a round that cannot be as it stands only what comes on top is told", () => {
    // The table has changed since: `e` is not at it any more.
    const round: Round = { type: "round", id: "r", dealer: "a", tricks: ["e", "b", "b", "b", "e"] };
    const draft = { ...begun(four), round };
    const shown = surface(draft, four);
    expect(shown.main).toMatchObject({ does: "jump", missing: { what: "problems" }, key: { id: "payments" } });
    expect(shown.transfers).toEqual([]);
    expect(marked(shown.people.map(({ trick }) => trick))).toBe(
      ["a", "b", "c", "d"].map((id) => `trick:${id}!tricksMissing`).join(" "),
    );
    expect(tapped(four, "person:b show:b:fool", draft)).toMatchObject({ asked: null });
    const { waysOut = [] } = surface(tapped(four, "trick:a", draft), four).asked ?? {};
    expect(waysOut.map(({ id }) => id)).toEqual(["instead:place:4", "clear:tricks"]);
  });
});

describe("the recorder", () => {
  const ids = { entry: "r", revision: "v" };

  test("hands out the round and its ids as they were chosen", () => {
    const draft = triompheRecorder.begin(four, ids);
    expect(triompheRecorder.entryOf(draft)).toEqual({ type: "round", id: "r", dealer: "a" });
    expect(triompheRecorder.revisionOf(draft)).toBe("v");
    const amended = triompheRecorder.amend({ type: "round", id: "x", dealer: "b", death: "c" }, four, "w");
    expect(triompheRecorder.entryOf(amended)).toEqual({ type: "round", id: "x", dealer: "b", death: "c" });
    expect(triompheRecorder.revisionOf(amended)).toBe("w");
    expect(amended).toEqual(amendment(triompheRecorder.entryOf(amended), four, "w"));
  });
});

describe("a draft at a table that has changed", () => {
  const six = recording(6);
  const at = (seats: string, firstDealer = "a"): RecordingContext => ({
    ...six,
    state: { ...six.state, seats: [...seats], firstDealer },
  });
  const kept = (taps: string, seats: string, firstDealer?: string) => {
    const { round, revision } = triompheRecorder.rebase(tapped(six, taps), at(seats, firstDealer));
    const { type: _, ...said } = round;
    return { ...said, revision };
  };
  const ids = { id: "r", dealer: "a", revision: "v" };

  test.each<[string, string, string, object]>([
    ["keeps its ids and its stake", "more stake digit:5", "abcde", { stake: 5 }],
    ["keeps who had Death", "person:b death:b", "abcde", { death: "b" }],
    ["forgets Death of who left", "person:b death:b", "acdef", {}],
    ["keeps who sits out", "seating sitOut:e sitOut:f", "abcdef", { sittingOut: ["e", "f"] }],
    ["keeps who of them is still there", "seating sitOut:e sitOut:f", "abcdf", { sittingOut: ["f"] }],
    ["has all play where fewer than four would", "seating sitOut:e sitOut:f", "abcef", {}],
    ["forgets the tricks where one who took some left", "trick:b trick:f", "abcde", {}],
    ["keeps them where all are there", "trick:b trick:c", "abcde", { tricks: ["b", "c"] }],
    [
      "keeps the cards of those who are there",
      "person:b show:b:fool person:f show:f:magician",
      "abcde",
      {
        shown: [{ player: "b", cards: ["fool"] }],
      },
    ],
  ])("%s", (_, taps, seats, expected) => {
    expect(kept(taps, seats)).toEqual({ ...ids, ...expected });
  });

  test("proposes the dealer anew, who then plays", () => {
    expect(kept("seating sitOut:e sitOut:f", "abcdef", "e")).toEqual({ ...ids, dealer: "e", sittingOut: ["f"] });
  });
});
