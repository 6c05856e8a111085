import { describe, expect, test } from "vitest";
import type { Deal } from "../../../../src/rules/index.ts";
import { tarokRecorder } from "../../../../src/rules/tarok/recorder.ts";
import { type RecordingContext, surface } from "../../../../src/rules/tarok/recording/index.ts";
import { recording, tapped } from "./support.ts";

// Ann deals, carl and dora sit out of five.
const five = recording(5);
const at = (...seats: readonly string[]): RecordingContext => ({
  ...five,
  state: { ...five.state, seats, rotation: { ...five.state.rotation, firstDealer: seats[0] ?? "" } },
});
/** Without eli the three are ann, bo and dora, while carl sits out; without bo they are ann, carl and eli. */
const withoutEli = at("ann", "bo", "carl", "dora");
const withoutBo = at("ann", "carl", "dora", "eli");

const rebased = (taps: string, context: RecordingContext) => tarokRecorder.rebase(tapped(five, taps), context);
const kept = (taps: string, context: RecordingContext): Partial<Deal> => {
  const { type: _, id: __, dealer: ___, sittingOut: ____, ...said } = tarokRecorder.entryOf(rebased(taps, context));
  return said;
};
const lostTo = (to: string) => `person:bo lost:bo:pagat taker:${to}`;

describe("a draft at a table that has changed", () => {
  test("has its ids, and dealer and sitting out as the rotation has them now", () => {
    const draft = rebased("winner:bo", withoutEli);
    expect(tarokRecorder.revisionOf(draft)).toBe("r");
    expect(tarokRecorder.entryOf(draft)).toEqual({
      type: "deal",
      id: "deal",
      dealer: "ann",
      sittingOut: ["carl"],
      lastTrick: { winner: "bo" },
    });
  });

  test.each<[string, string, RecordingContext, Partial<Deal>]>([
    ["nothing where nothing was noted", "", withoutEli, {}],
    ["the last trick of who plays", "winner:bo", withoutEli, { lastTrick: { winner: "bo" } }],
    ["not that of who left", "winner:eli", withoutEli, {}],
    [
      "of the cards that went bagud those of who plays",
      "winner:ann trick:bo bagud:bo:king:clubs trick:eli bagud:eli:king:hearts",
      withoutEli,
      { lastTrick: { winner: "ann", bagud: [{ card: "king", suit: "clubs", player: "bo" }] } },
    ],
    [
      "no list of them where nobody is left",
      "winner:ann trick:eli bagud:eli:king",
      withoutEli,
      { lastTrick: { winner: "ann" } },
    ],
    [
      "declarations and fines of who plays",
      "person:bo declare:bo:full of:hearts person:eli declare:eli:full of:clubs person:bo fines:bo fine:bo:misdeal person:eli fines:eli fine:eli:misdeal",
      withoutEli,
      {
        declarations: [{ player: "bo", kind: "full", of: "hearts" }],
        fines: [{ player: "bo", kind: "misdeal" }],
      },
    ],
    ["a card lost, and to whom", lostTo("ann"), withoutEli, { lost: [{ card: "pagat", player: "bo", to: "ann" }] }],
    ["a card lost to who left", lostTo("eli"), withoutEli, { lost: [{ card: "pagat", player: "bo" }] }],
    ["no card that who left has lost", lostTo("ann"), withoutBo, {}],
    ["the pagat home", "person:bo pagatHome:bo", withoutEli, { pagatHome: "bo" }],
    ["not of who left", "person:eli pagatHome:eli", withoutEli, {}],
    ["a nolo", "person:bo nolo:bo", withoutEli, { nolo: "bo" }],
    ["not of who left", "person:eli nolo:eli", withoutEli, {}],
    ["no tout of who left", "person:eli tout:eli", withoutEli, {}],
    [
      "what was said of the deal itself",
      "redeal:1 more skatTaroks:2 voided",
      withoutEli,
      { redeals: 1, skatTaroks: 2, voided: true },
    ],
  ])("keeps %s", (_, taps, context, expected) => {
    expect(kept(taps, context)).toEqual(expected);
  });

  test("keeps a tout with its count, and the note", () => {
    const noted = tarokRecorder.tap(tapped(five, "person:ann tout:ann"), { tap: "note", text: "Late" }, five);
    const { tout, note } = tarokRecorder.entryOf(tarokRecorder.rebase(noted, withoutEli));
    expect({ tout, note }).toEqual({ tout: "ann", note: "Late" });
  });

  test("keeps the piles of those who still count", () => {
    // Of five bo, next to ann's right, does not count; of four he deals next, and does not either.
    const taps = "winner:bo digit:3 digit:1 digit:2 digit:2";
    expect(tapped(five, taps).piles.map(({ player }) => player)).toEqual(["ann", "eli"]);
    expect(rebased(taps, withoutEli).piles).toEqual([{ player: "ann", digits: "31" }]);
    expect(rebased(taps, withoutBo).piles.map(({ player }) => player)).toEqual(["ann", "eli"]);
  });

  test("is blank again when what was noted is taken back", () => {
    const draft = tapped(withoutEli, "winner:bo", rebased("winner:bo", withoutEli));
    expect(surface(draft, withoutEli).blank).toBe(true);
  });

  test("still asks whether the deal stands, as long as the fine that asked does", () => {
    const revoke = (id: string) => `person:${id} fines:${id} fine:${id}:revoke`;
    expect(rebased(revoke("bo"), withoutEli).question).toBe(true);
    expect(rebased(revoke("eli"), withoutEli).question).toBe(false);
    expect(rebased(`${revoke("bo")} accepted:accepted`, withoutEli).question).toBe(false);
  });
});
