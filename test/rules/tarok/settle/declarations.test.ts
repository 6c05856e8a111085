import { describe, expect, test } from "vitest";
import { type Declaration, declarationAmount, HJORRING } from "../../../../src/rules/tarok/index.ts";
import { pays } from "../../../support/paying.ts";

type Kind = Declaration extends infer D ? (D extends Declaration ? Omit<D, "player"> : never) : never;

describe("declarations (rules.md, section 4)", () => {
  test.each<[number, Kind]>([
    [10, { kind: "taroks", count: 10, withPagat: false }],
    [15, { kind: "taroks", count: 11, withPagat: true }],
    [35, { kind: "taroks", count: 15, withPagat: false }],
    [10, { kind: "matadors", count: 3 }],
    [15, { kind: "matadors", count: 4 }],
    [30, { kind: "matadors", count: 7 }],
    [5, { kind: "half", of: "hearts", missing: "queen" }],
    [5, { kind: "half", of: "kings", missing: "spades" }],
    [10, { kind: "full", of: "clubs" }],
    [10, { kind: "full", of: "kings" }],
    [15, { kind: "overfull", of: "diamonds" }],
    [15, { kind: "overfull", of: "kings" }],
  ])("%i points from each opponent: %o", (amount, declaration) => {
    expect(declarationAmount({ ...declaration, player: "b" } as Declaration, HJORRING)).toBe(amount);
    expect(pays({ declarations: [{ ...declaration, player: "b" } as Declaration] })).toEqual([
      `c→b ${amount} declaration[0]`,
      `a→b ${amount} declaration[0]`,
    ]);
  });

  test("count taroks from where the club's rules begin", () => {
    const declarations = { ...HJORRING.declarations, taroksFrom: 8 } as typeof HJORRING.declarations;
    const taroks: Declaration = { player: "a", kind: "taroks", count: 10, withPagat: false };
    expect(declarationAmount(taroks, { ...HJORRING, declarations })).toBe(20);
  });

  test("are paid in the order of the seats from the dealer's right, each naming its own row", () => {
    const declarations: Declaration[] = [
      { player: "a", kind: "full", of: "kings" },
      { player: "c", kind: "half", of: "hearts", missing: "jack" },
      { player: "b", kind: "taroks", count: 10, withPagat: false },
    ];
    expect(pays({ declarations })).toEqual([
      "c→b 10 declaration[2]",
      "a→b 10 declaration[2]",
      "b→c 5 declaration[1]",
      "a→c 5 declaration[1]",
      "b→a 10 declaration[0]",
      "c→a 10 declaration[0]",
    ]);
  });

  test("pay nothing once withdrawn, and leave the rows of the others as they stand", () => {
    const declarations: Declaration[] = [
      { player: "b", kind: "full", of: "kings", withdrawn: true },
      { player: "b", kind: "full", of: "clubs" },
    ];
    expect(pays({ declarations })).toEqual(["c→b 10 declaration[1]", "a→b 10 declaration[1]"]);
  });
});
