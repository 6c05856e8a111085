import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Path } from "../../../../src/model/index.ts";
import { parse } from "../../../../src/model/index.ts";
import { type Deal, reminders, tarok } from "../../../../src/rules/index.ts";
import { checkDeal } from "../../../../src/rules/tarok/check/index.ts";
import { anyDeal, anyDeclarations } from "../../../arbitraries/anyDeal.ts";
import { context, deal } from "../../../support/tarok.ts";

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);
const HANDS = ["declaredTwice", "heldTwice", "handContradiction", "tooManyTaroks", "handTooLarge"];
const handFaults = (one: Deal) => checkDeal(one, context()).filter(({ code }) => HANDS.includes(code));

describe("every deal that can be written", () => {
  test("is one that a file may hold", () => {
    fc.assert(fc.property(anyDeal, (one) => parse(tarok.entrySchema, one).problems.length === 0));
  });

  test("is checked without failing, with problems at fields that are there", () => {
    fc.assert(
      fc.property(anyDeal, fc.constantFrom(1, 3, 4, 5), (one, seated) => {
        for (const { path, rows = [] } of checkDeal(one, context(seated))) {
          for (const at of [path, ...rows]) expect(valueAt(one, at)).toBeDefined();
        }
      }),
    );
  });

  test("is one that reminders can be told of", () => {
    fc.assert(fc.property(anyDeal, (one) => reminders(one, context()).length < 100));
  });
});

describe("declarations that cannot be", () => {
  test("can be without those that are told", () => {
    fc.assert(
      fc.property(anyDeclarations, (declarations) => {
        const told = new Set(handFaults(deal({ declarations })).map(({ path: [, row] }) => row));
        const others = declarations.filter((_, row) => !told.has(row));
        expect(handFaults(deal({ declarations: others }))).toEqual([]);
      }),
    );
  });

  test("can be when withdrawn", () => {
    fc.assert(
      fc.property(anyDeclarations, (declarations) => {
        const withdrawn = declarations.map((row) => ({ ...row, withdrawn: true as const }));
        expect(handFaults(deal({ declarations: withdrawn }))).toEqual([]);
      }),
    );
  });

  test("are told whatever is declared after them", () => {
    fc.assert(
      fc.property(anyDeclarations, fc.nat(8), (declarations, length) => {
        const before = handFaults(deal({ declarations: declarations.slice(0, length) }));
        expect(handFaults(deal({ declarations })).slice(0, before.length)).toEqual(before);
      }),
    );
  });
});
