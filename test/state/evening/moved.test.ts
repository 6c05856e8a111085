import { expect, test } from "vitest";
import type { EntryBase, Evening } from "../../../src/model/index.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";

const club = (deals: number): Evening => ({
  ...CLUB_EVENING.file,
  end: null,
  entries: CLUB_EVENING.file.entries.slice(0, deals),
});

test("an action of the log moved what the books say, correction and undo included", async () => {
  const { evening } = followed(club(6));
  const [, second] = evening.lines.value;
  if (!second) throw new Error("no second deal");
  const saved = evening.now.value.books;
  await evening.apply({
    kind: "amend",
    entry: { ...second.entry, dealerPays: false } as EntryBase,
  });
  const corrected = evening.now.value.books;
  await evening.undo();

  const moved = evening.movedBy(3);
  const [undone, amended, last] = evening.log.value.map(({ revision }) => moved.get(revision));
  expect(last?.after).toEqual(saved);
  expect(last?.before).not.toEqual(saved);
  expect(amended).toEqual({ before: saved, after: corrected });
  expect(corrected).not.toEqual(saved);
  expect(undone).toEqual({ before: corrected, after: saved });
  expect(moved.size).toBe(3);
});

test("what only few actions did is not looked up further back, and everything is where all is asked for", () => {
  const { evening } = followed(club(6));
  expect(evening.movedBy(2).size).toBe(2);
  const all = evening.movedBy(100);
  const chain = evening.log.value.toReversed().map(({ revision }) => all.get(revision));
  expect(chain[0]?.before).toEqual(evening.opening.value.state.books);
  for (const [i, one] of chain.entries()) if (i > 0) expect(one?.before).toEqual(chain[i - 1]?.after);
  expect(chain.at(-1)?.after).toEqual(evening.now.value.books);
});
