import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { revisionsOf } from "../../../src/ledger/index.ts";
import { isRecord } from "../../../src/model/index.ts";
import { Book } from "../../../src/state/evening/index.ts";
import { summaryOf, VERSION } from "../../../src/state/wires/shelf.ts";
import { CASES } from "../../support/cases.ts";

/** What is kept of the fixtures' evenings, and by which version of computing it. */
const KEPT = { version: 5, is: "338974f713c8" };

const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

test("what a phone has kept of its evenings is computed anew once it would be another", () => {
  const kept = CASES.map(([, { file }]) => {
    const { figures, ...rest } = summaryOf(new Book(file, revisionsOf(file)));
    return { ...rest, figures: JSON.parse(String(figures)) };
  });
  const is = createHash("sha256").update(JSON.stringify(kept, inOrder)).digest("hex").slice(0, 12);
  const told = `else phones go on showing what version ${KEPT.version} computed: raise VERSION in src/state/wires/shelf.ts (not where
only the fixtures changed), and let KEPT be { version: VERSION, is: "${is}" }`;
  expect({ version: VERSION, is }, told).toEqual(KEPT);
});
