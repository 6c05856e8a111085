import fc from "fast-check";
import { expect, test } from "vitest";
import { readEvening, writeEvening } from "../../src/ledger/index.ts";
import { tarokEvening } from "./evening.ts";

test("every generated evening can be: it is read as what was written", () => {
  fc.assert(
    fc.property(tarokEvening, ({ entries, ...setup }) => {
      const file = writeEvening(
        setup,
        entries.map((entry) => ({ ...entry })),
        [],
      );
      expect(readEvening(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: { ...setup, entries } });
    }),
  );
});
