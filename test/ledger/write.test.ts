import { expect, test } from "vitest";
import { readEvening, writeEvening } from "../../src/ledger/index.ts";
import { document, numbered } from "../support/document.ts";

const entries = numbered({ type: "fine", player: "ann", kind: "misdeal" });
const written = (fields: Record<string, unknown>) => {
  const read = readEvening(document(fields));
  if (!read.ok) throw new Error("a document that cannot be");
  return writeEvening(read.value, read.value.entries as never, []);
};

test("an evening file says what the evening is, and nothing of what is not known of it", () => {
  expect(written({ entries })).toEqual(document({ entries }));
  const known = { club: "Hjørring", table: "2", place: "At Åse's", note: "With cake", entries };
  expect(written(known)).toEqual(document(known));
});
