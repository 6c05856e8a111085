import { describe, expect, test } from "vitest";
import type { Deal } from "../../../../src/rules/index.ts";
import { type DealDraft, dealOf, tap } from "../../../../src/rules/tarok/recording/index.ts";
import { dealBy, recording, tapped } from "./support.ts";

const context = recording();
const other = "person:bo fines:bo fine:bo:other";
const misdeal = "person:bo fines:bo fine:bo:misdeal";
const revoke = (id: string) => `person:${id} fines:${id} fine:${id}:revoke`;
const finesBy = (ids: string) => dealBy(context, ids).fines;
const noted = (draft: DealDraft, text: string) => tap(draft, { tap: "fineNote", text }, context);

describe("the amount of a fine", () => {
  test.each<[string, string, object[] | undefined]>([
    ["is the rule's as a rule", misdeal, [{ player: "bo", kind: "misdeal" }]],
    ["is waived", `${misdeal} waive`, [{ player: "bo", kind: "misdeal", amount: 0 }]],
    ["is the rule's again", `${misdeal} waive waive`, [{ player: "bo", kind: "misdeal" }]],
    ["is another", `${misdeal} ownAmount digit:2 digit:5`, [{ player: "bo", kind: "misdeal", amount: 25 }]],
    ["is corrected", `${misdeal} ownAmount digit:2 digit:5 erase`, [{ player: "bo", kind: "misdeal", amount: 2 }]],
    ["is the rule's without digits", `${misdeal} ownAmount digit:2 erase`, [{ player: "bo", kind: "misdeal" }]],
    ["of the club's own waits for a digit", `${other} erase`, undefined],
    ["of the club's own", `${other} digit:1 digit:5`, [{ player: "bo", kind: "other", amount: 15 }]],
    ["of the club's own, erased", `${other} digit:1 digit:5 erase erase`, [{ player: "bo", kind: "other", amount: 0 }]],
    ["of the club's own, waived twice", `${other} digit:5 waive waive`, [{ player: "bo", kind: "other", amount: 0 }]],
    ["has six digits at most", `${other} ${"digit:9 ".repeat(7)}`, [{ player: "bo", kind: "other", amount: 999_999 }]],
    [
      "is that of the fine that is open",
      `${misdeal} back fines:bo fine:bo:potsNotMoved ownAmount digit:7`,
      [
        { player: "bo", kind: "misdeal" },
        { player: "bo", kind: "potsNotMoved", amount: 7 },
      ],
    ],
  ])("%s", (_, ids, expected) => {
    expect(finesBy(ids)).toEqual(expected);
  });

  test("the pad closes where it was opened", () => {
    expect(tapped(context, `${misdeal} ownAmount`).face).toMatchObject({ face: "fine", row: 0, digits: "" });
    expect(tapped(context, `${misdeal} ownAmount ownAmount`).face).toMatchObject({
      face: "fine",
      row: 0,
      digits: null,
    });
  });
});

describe("what is told of a fine", () => {
  test("its note, and none", () => {
    const draft = noted(tapped(context, misdeal), "Tired");
    expect(dealOf(draft).fines).toEqual([{ player: "bo", kind: "misdeal", note: "Tired" }]);
    expect(dealOf(noted(draft, "")).fines).toEqual([{ player: "bo", kind: "misdeal" }]);
  });

  test("that it was found late, and that it was not", () => {
    expect(finesBy(`${misdeal} afterPlay:late`)).toEqual([{ player: "bo", kind: "misdeal", afterPlay: true }]);
    expect(finesBy(`${misdeal} afterPlay:late afterPlay:not-late`)).toEqual([{ player: "bo", kind: "misdeal" }]);
  });

  test("nothing where no fine is open", () => {
    const draft = tapped(context, "person:bo");
    expect(noted(draft, "Tired")).toEqual(draft);
  });
});

describe("whether the deal stands (rules.md, section 6)", () => {
  test.each<[string, string, boolean, Partial<Deal>]>([
    ["is asked after a revoke", revoke("bo"), true, {}],
    ["is asked after a wrong number of cards", revoke("bo").replace("revoke", "wrongCardCount"), true, {}],
    ["is asked after a wrong skat", revoke("ann").replace("revoke", "wrongSkat"), true, {}],
    ["is not after a misdeal", misdeal, false, {}],
    ["is asked once", `${revoke("bo")} accepted:accepted`, false, {}],
    ["stays asked when another fine is noted", `${revoke("bo")} ${misdeal.replaceAll("bo", "ann")}`, true, {}],
    ["is not asked of a deal that is voided", `voided ${revoke("bo")}`, false, { voided: true }],
    ["is answered: voided", `${revoke("bo")} accepted:not-accepted`, false, { voided: true }],
    ["is asked no more without the fine", `${revoke("bo")} remove:fines:0`, false, {}],
    ["is still asked for the other fine", `${revoke("bo")} ${revoke("ann")} remove:fines:1`, true, {}],
  ])("%s", (_, ids, open, expected) => {
    const draft = tapped(context, ids);
    expect(draft.question).toBe(open);
    expect(dealOf(draft).voided).toBe(expected.voided);
  });
});

describe("an ultimo refused because of a fine (rules.md, section 5)", () => {
  const refused = "winner:bo ultimo:pagat person:bo fines:bo fine:bo:revoke instead:refuse";
  const again = "person:bo fines:bo fine:bo:revoke";
  test.each<[string, string, boolean, number]>([
    ["stands again without the fine", `${refused} remove:fines:0`, false, 0],
    ["stays refused for the other fine", `${refused} ${again} remove:fines:1`, true, 1],
    ["stays refused when a fine of another goes", `${refused} ${revoke("ann")} remove:fines:1`, true, 1],
    ["stays refused when a fine goes that does not bar", `${refused} ${misdeal} remove:fines:1`, true, 1],
    ["stands again where the fine was another's", `${refused} move:fines:0 moveTo:dora`, false, 1],
  ])("%s", (_, ids, expected, left) => {
    const { lastTrick, fines = [] } = dealBy(context, ids);
    expect(lastTrick).toEqual({ winner: "bo", ultimo: "pagat", ...(expected && { refused: true }) });
    expect(fines).toHaveLength(left);
  });
});
