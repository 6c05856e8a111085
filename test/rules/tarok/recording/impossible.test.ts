import { describe, expect, test } from "vitest";
import { surface, tap } from "../../../../src/rules/tarok/recording/index.ts";
import { marked } from "../../../support/keys.ts";
import { dealBy, keyOn, recording, tapped } from "./support.ts";

const context = recording();
const bo = "person:bo declare:bo:half of:hearts lacking:queen";

describe("what cannot be any more is not offered, and says why", () => {
  test.each<[string, string, string, string]>([
    ["a second half: the scus is gone", bo, "person:ann declare:ann:half", "heldTwice"],
    ["overfull: the scus is gone", bo, "person:ann declare:ann:overfull", "heldTwice"],
    ["full in a suit that somebody holds three of", bo, "person:ann declare:ann:full of:hearts", "heldTwice"],
    [
      "a king that has fallen",
      "person:bo lost:bo:king:clubs taker:ann",
      "winner:ann ultimo:king:clubs",
      "cardPlayedTwice",
    ],
    [
      "a king ultimo over the pagat",
      "winner:bo trick:ann bagud:ann:pagat",
      "trick:bo ultimo:king:hearts",
      "trickImpossible",
    ],
    ["the trick to who went bagud in it", "winner:bo trick:ann bagud:ann:pagat", "winner:ann", "selfCapture"],
    [
      "an ultimo of who is barred",
      "person:bo fines:bo fine:bo:revoke accepted:accepted",
      "winner:bo ultimo:pagat",
      "barredFromUltimo",
    ],
    [
      "a barring fine after the ultimo",
      "winner:bo ultimo:pagat",
      "person:bo fines:bo fine:bo:revoke",
      "barredFromUltimo",
    ],
    ["the last trick to the nolo player", "person:bo nolo:bo", "winner:bo", "noloTookTrick"],
    ["the last trick to another than the tout player", "person:bo tout:bo", "winner:ann", "toutLostTrick"],
    ["a result of a voided deal", "more voided", "winner:bo", "voidedHasResult"],
    ["a count of a voided deal", "more voided", "count:ann", "voidedHasResult"],
    ["a count of a nolo", "person:bo nolo:bo", "count:ann", "countTotal"],
    ["more points than there are", "winner:bo digit:3 digit:1 digit:5", "digit:2", "countTotal"],
    ["more points than there are, in the first pile", "winner:bo digit:8", "digit:5", "countTotal"],
  ])("%s", (_, first, second, code) => {
    const keys = second.split(" ");
    const draft = tapped(context, keys.slice(0, -1).join(" "), tapped(context, first));
    const key = keyOn(draft, context, keys.at(-1) ?? "");
    expect(key).toMatchObject({ state: "impossible", why: { code } });
    const after = tap(draft, key.tap, context);
    expect(after).toEqual({ ...draft, asked: key.tap });
    expect(surface(after, context).asked?.problems.map((problem) => problem.code)).toContain(code);
  });
});

describe("the way out", () => {
  test.each<[string, string, object]>([
    [
      "the earlier declaration was false",
      `${bo} person:ann declare:ann:half instead:withdraw:0:fine of:spades lacking:king`,
      {
        declarations: [
          { player: "bo", kind: "half", of: "hearts", missing: "queen", withdrawn: true },
          { player: "ann", kind: "half", of: "spades", missing: "king" },
        ],
        fines: [{ player: "bo", kind: "falseDeclaration" }],
      },
    ],
    [
      "this declaration was false",
      `${bo} person:ann declare:ann:half instead:falsely of:spades lacking:king`,
      {
        declarations: [
          { player: "bo", kind: "half", of: "hearts", missing: "queen" },
          { player: "ann", kind: "half", of: "spades", missing: "king", withdrawn: true },
        ],
        fines: [{ player: "ann", kind: "falseDeclaration" }],
      },
    ],
    [
      "the earlier declaration was noted of the wrong player",
      `${bo} person:ann declare:ann:half move:declarations:0 moveTo:ann`,
      { declarations: [{ player: "ann", kind: "half", of: "hearts", missing: "queen" }] },
    ],
    [
      "the ultimo is noted as refused",
      "person:bo fines:bo fine:bo:revoke accepted:accepted winner:bo ultimo:king:hearts ultimo:king:hearts:refused",
      {
        fines: [{ player: "bo", kind: "revoke" }],
        lastTrick: { winner: "bo", ultimo: "king", suit: "hearts", refused: true },
      },
    ],
    [
      "the fine bars: the ultimo is refused",
      "winner:bo ultimo:pagat person:bo fines:bo fine:bo:revoke instead:refuse",
      { fines: [{ player: "bo", kind: "revoke" }], lastTrick: { winner: "bo", ultimo: "pagat", refused: true } },
    ],
    [
      "and stands again without the fine",
      "winner:bo ultimo:pagat person:bo fines:bo fine:bo:revoke instead:refuse remove:fines:0",
      { lastTrick: { winner: "bo", ultimo: "pagat" } },
    ],
    [
      "it was the other way round in the last trick",
      "winner:bo trick:ann bagud:ann:pagat winner:ann instead:bagud:pagat:ann",
      { lastTrick: { winner: "ann" } },
    ],
    ["the deal is not voided after all", "more voided winner:bo instead:voided", { lastTrick: { winner: "bo" } }],
    ["it was no nolo", "person:bo nolo:bo winner:bo instead:nolo:bo", { lastTrick: { winner: "bo" } }],
  ])("%s", (_, ids, expected) => {
    expect(dealBy(context, ids)).toEqual(expected);
  });

  const overfull = "person:bo declare:bo:overfull of:hearts";
  const barred = "person:bo fines:bo fine:bo:revoke accepted:accepted winner:bo";
  test.each<[string, string, string]>([
    ["a pile too large: the other is counted anew", "winner:bo digit:3 digit:1 digit:5 digit:2", "count:ann"],
    ["no count beside a nolo: none", "person:ann nolo:ann winner:bo digit:3", ""],
    ["the nolo was none", "person:ann nolo:ann winner:ann", "instead:nolo:ann"],
    ["the tout was none", "person:ann tout:ann winner:bo", "instead:tout:ann"],
    ["the pagat did not come home", "person:ann pagatHome:ann nolo:ann", "instead:pagatHome:ann"],
    ["the deal is not voided", "voided winner:bo", "instead:voided"],
    ["the card was not lost", "person:ann lost:ann:pagat taker:bo pagatHome:ann", "instead:remove:lost:0"],
    [
      "the ultimo was none",
      "winner:bo ultimo:king:hearts person:ann lost:ann:king:hearts",
      "instead:ultimo:king:hearts instead:winner:bo",
    ],
    [
      "the ultimo was none, and its trick stays",
      "winner:bo ultimo:king trick:ann bagud:ann:pagat",
      "instead:ultimo:king",
    ],
    [
      "refused, or the fine was none; the trick stays",
      `${barred} ultimo:pagat`,
      "ultimo:pagat:refused instead:remove:fines:0",
    ],
    [
      "an earlier declaration was false, this one is, or the earlier one was not made",
      `${overfull} person:dora declare:dora:half`,
      "instead:withdraw:0:fine instead:falsely instead:remove:declarations:0 move:declarations:0",
    ],
    [
      "so too for a number",
      "person:bo declare:bo:taroks taroks:12:withPagat person:dora declare:dora:taroks taroks:11:not-withPagat",
      "instead:withdraw:0:fine instead:falsely instead:remove:declarations:0 move:declarations:0",
    ],
    [
      "for matadors",
      "person:bo declare:bo:taroks further taroks:18:not-withPagat person:dora declare:dora:matadors matadors:5",
      "instead:withdraw:0:fine instead:falsely instead:remove:declarations:0 move:declarations:0",
    ],
    [
      "for what a half lacks",
      "winner:bo ultimo:king:hearts person:ann declare:ann:half of:hearts lacking:queen",
      "instead:falsely instead:ultimo:king:hearts instead:winner:bo",
    ],
    [
      "for the suit of one that stands: no row is removed below it",
      `winner:bo ultimo:king:hearts ${overfull.replaceAll("bo", "ann").replace("hearts", "spades")} of:hearts`,
      "instead:falsely instead:ultimo:king:hearts instead:winner:bo",
    ],
    [
      "a card that a declaration places elsewhere",
      "person:dora declare:dora:full of:kings person:bo lost:bo:king:hearts",
      "instead:withdraw:0:fine instead:remove:declarations:0 move:declarations:0",
    ],
    [
      "a declaration of one's own that was false bars from the ultimo: it was not made",
      "person:dora declare:dora:half of:hearts lacking:king winner:dora ultimo:king:hearts",
      "instead:remove:declarations:0",
    ],
    ["the dealer plays: none", "seating sitOut:ann:carl", ""],
  ])("%s", (_, ids, expected) => {
    const { waysOut, move } = surface(tapped(context, ids), context).asked ?? {};
    expect(marked([waysOut, move])).toBe(expected);
  });

  test("a declaration is moved only where it is another player's and stands in the way", () => {
    const own = tapped(context, `${bo} close person:bo declare:bo:full`);
    expect(surface(own, context).asked?.move ?? null).toBeNull();
    const trick = tapped(context, "winner:bo person:bo nolo:bo");
    expect(surface(trick, context).asked?.move).toBeNull();
  });

  test("a digit too much keeps the deal from being saved until something else is tapped", () => {
    const draft = tapped(context, "winner:bo digit:3 digit:1 digit:5 digit:2");
    expect(surface(draft, context).main).toMatchObject({ does: "jump", missing: { what: "tooMuch", player: "dora" } });
    expect(surface(tapped(context, "missing digit:2 digit:2", draft), context).main).toEqual({ does: "save" });
  });
});

test("a pile that is too much after another one that was is refused as well", () => {
  const tooMuch = tapped(context, "count:ann digit:7 digit:0 digit:1 digit:0");
  expect(surface(tooMuch, context).asked?.problems[0]?.code).toBe("countTotal");
  expect(keyOn(tooMuch, context, "digit:9").state).toBe("impossible");
  expect(keyOn(tooMuch, context, "digit:8").state).toBe("free");
});
