import { describe, expect, test } from "vitest";
import { replay, settle, stateAfter } from "../../src/ledger/index.ts";
import { CASES } from "../support/cases.ts";

describe("the evenings that another program computed", () => {
  test.each(CASES)("%s: equal to the point after the opening and after every entry", (_, { file, expected }) => {
    const { opening, postings } = replay(file);
    expect(opening.state.books).toEqual(expected.opening);
    expect(postings.map(({ state }) => state.books)).toEqual(expected.entries);
  });

  const ended = CASES.flatMap(
    ([
      name,
      {
        file,
        expected: { settlement },
      },
    ]) => (settlement ? [[name, file, settlement] as const] : []),
  );
  test.each(ended)("%s: settled to the same points and money, in as few payments", (_, file, expected) => {
    const { split, points, money, payments } = settle(file, stateAfter(replay(file)));
    const minPayments = payments?.length ?? null;
    expect({ potSplit: split.shares, points, money, minPayments }).toEqual(expected);
  });
});
