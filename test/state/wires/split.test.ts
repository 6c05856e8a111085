import fc from "fast-check";
import { expect, test } from "vitest";
import { Splitter } from "../../../src/state/wires/data/split.ts";
import { turns } from "../../../src/state/wires/slices.ts";

const evening = fc.dictionary(fc.string(), fc.jsonValue());
const backup = fc.record({
  format: fc.string(),
  nights: fc.jsonValue(),
  evenings: fc.array(evening),
  at: fc.jsonValue(),
});

/** A text taken apart as it comes in pieces of some length. */
function split(text: string, length: number) {
  const splitter = new Splitter();
  const evenings: string[] = [];
  for (let at = 0; at < text.length; at += length) evenings.push(...splitter.push(text.slice(at, at + length)));
  return { evenings, rest: splitter.isLost ? undefined : splitter.rest };
}

test("a backup's text apart is the same backup, in whatever pieces it comes", () => {
  fc.assert(
    fc.property(backup, fc.constantFrom(undefined, 2), fc.integer({ min: 1, max: 200 }), (whole, indent, length) => {
      const { evenings, rest } = split(JSON.stringify(whole, null, indent), length);
      expect(evenings.map((text) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(whole.evenings)));
      expect(JSON.parse(rest ?? "")).toEqual(JSON.parse(JSON.stringify({ ...whole, evenings: [] })));
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
])("%j is left whole", (text) => {
  expect([split(text, 1).rest, split(text, 100).rest]).toEqual([undefined, undefined]);
});

test("what is known before the list is told once it begins", () => {
  const splitter = new Splitter();
  splitter.push('{"version":3,"eve');
  expect(splitter.head).toBeUndefined();
  splitter.push('nings":[{"a":[1');
  expect(splitter.head).toBe('{"version":3,"evenings":[]}');
});

test("the screen has its turn when a slice is used up, and is told how far the work is", async () => {
  const told: number[] = [];
  const turn = turns((share) => told.push(share));
  expect([turn(0.1), told]).toEqual([undefined, []]);
  const until = performance.now() + 40;
  while (performance.now() < until);
  await turn(0.5);
  expect(told).toEqual([0.5]);
  expect(turn(0.6)).toBeUndefined();
});
