import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDeal } from "../../../../src/rules/index.ts";
import {
  type DealDraft,
  dealOf,
  type RecordingContext,
  surface,
  tap,
} from "../../../../src/rules/tarok/recording/index.ts";
import { keysOn } from "../../../support/taps.ts";
import { begun, recording } from "./support.ts";

/** Which key is tapped next, among those the screen shows then. */
const walk = fc.array(fc.nat(10_000), { minLength: 5, maxLength: 40 });
const table = fc.constantFrom(recording(3), recording(4, undefined, "dora"), recording(5, undefined, "bo"));

const next = (draft: DealDraft, choice: number, context: RecordingContext) => {
  const keys = keysOn(draft, context);
  const key = keys[choice % keys.length];
  if (!key) throw new Error("a screen without keys");
  return key;
};

// Every step looks at every key of a screen, each of which checks the deal.
describe("however one taps", { timeout: 60_000 }, () => {
  test("nothing is recorded that the check refuses, and a key does what it says", () => {
    fc.assert(
      fc.property(table, walk, (context, choices) => {
        let draft = begun(context);
        for (const choice of choices) {
          const key = next(draft, choice, context);
          const after = tap(draft, key.tap, context);
          expect(checkDeal(dealOf(after), context)).toEqual([]);
          if (key.state === "impossible") expect(after).toEqual({ ...draft, asked: key.tap });
          else expect(after.asked).toBeNull();
          draft = after;
        }
      }),
      { numRuns: 60 },
    );
  });

  test("no key that is offered leads to what the check refuses", () => {
    fc.assert(
      fc.property(table, walk, (context, choices) => {
        const draft = choices.reduce(
          (now, choice) => tap(now, next(now, choice, context).tap, context),
          begun(context),
        );
        for (const key of keysOn(draft, context)) {
          if (key.state !== "impossible") expect(checkDeal(dealOf(tap(draft, key.tap, context)), context)).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("a draft is what its JSON says, and the three nets and the pots' changes sum to what the deal moves", () => {
    fc.assert(
      fc.property(table, walk, (context, choices) => {
        const draft = choices.reduce(
          (now, choice) => tap(now, next(now, choice, context).tap, context),
          begun(context),
        );
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
        const { columns, sittingOut, cups } = surface(draft, context);
        const nets = [...columns, ...sittingOut].reduce((sum, { net }) => sum + net, 0);
        expect(nets + cups.reduce((sum, { before, after }) => sum + after - before, 0)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test("keys have different names", () => {
    fc.assert(
      fc.property(table, walk, (context, choices) => {
        const draft = choices.reduce(
          (now, choice) => tap(now, next(now, choice, context).tap, context),
          begun(context),
        );
        const ids = new Map<string, string>();
        for (const { id, tap } of keysOn(draft, context)) {
          const said = JSON.stringify(tap);
          expect(ids.get(id) ?? said).toBe(said);
          ids.set(id, said);
        }
      }),
      { numRuns: 30 },
    );
  });
});
