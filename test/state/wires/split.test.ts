import fc from "fast-check";
import { expect, test } from "vitest";
import { inSlices } from "../../../src/state/wires/data/slices.ts";
import { splitBackup } from "../../../src/state/wires/data/split.ts";

const evening = fc.dictionary(fc.string(), fc.jsonValue());
const backup = fc.record({
  format: fc.string(),
  nights: fc.jsonValue(),
  evenings: fc.array(evening),
  at: fc.jsonValue(),
});

test("a backup's text apart is the same backup", async () => {
  await fc.assert(
    fc.asyncProperty(backup, fc.constantFrom(undefined, 2), async (whole, indent) => {
      const split = await splitBackup(JSON.stringify(whole, null, indent));
      expect(split?.evenings.map((text) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(whole.evenings)));
      expect(JSON.parse(split?.rest ?? "")).toEqual(JSON.parse(JSON.stringify({ ...whole, evenings: [] })));
    }),
  );
});

test.each([
  "",
  "{}",
  '{"evenings":3}',
  '{"evenings":["a"]}',
  '{"evenings":[1]}',
  '{"evenings":[{}',
  '{"a":{"evenings":[{}]}}',
])("%j is left whole", async (text) => {
  expect(await splitBackup(text)).toBeUndefined();
});

test("what is done in slices is told on the way, and done in order", async () => {
  const told: number[] = [];
  const slow = (n: number): number => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    return 2 * n;
  };
  expect(await inSlices([1, 2, 3, 4], slow, (share) => told.push(share))).toEqual([2, 4, 6, 8]);
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});
