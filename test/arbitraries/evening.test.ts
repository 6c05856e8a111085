import fc from "fast-check";
import { expect, test } from "vitest";
import { tarok } from "../../src/rules/tarok/index.ts";
import { tarokEvening } from "./evening.ts";

test("every entry of a generated evening can be where it stands", () => {
  fc.assert(
    fc.property(tarokEvening, ({ entries, ...setup }) => {
      const players = new Set(setup.players.map(({ id }) => id));
      let { state } = tarok.open(setup);
      for (const entry of entries) {
        expect(tarok.check(entry, { players, rules: setup.rules, state, potsKnown: true })).toEqual([]);
        state = tarok.step(entry, state, setup.rules).state;
      }
    }),
  );
});
