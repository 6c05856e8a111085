import fc from "fast-check";
import { expect, test } from "vitest";
import { append, open } from "../../../../src/ledger/index.ts";
import type { Evening, Transfer } from "../../../../src/model/index.ts";
import type { Round, TriompheRules, TriompheState } from "../../../../src/rules/triomphe/index.ts";
import { triompheRecorder } from "../../../../src/rules/triomphe/recorder.ts";
import type { RecordingContext } from "../../../../src/rules/triomphe/recording/index.ts";
import { triompheEvening } from "../../../arbitraries/triomphe.ts";
import { TRIOMPHE_CASES } from "../../../support/cases.ts";
import { roundTaps } from "../../../support/triomphe.ts";
import { tapped } from "./support.ts";

const IDS = { entry: "r", revision: "v" };

/** Rows stand in the order in which they are paid, and the cards of one in their own. */
const plain = ({ id: _, at: __, shown, sittingOut = [], ...round }: Round) => ({
  ...round,
  ...(sittingOut.length > 0 && { sittingOut: sittingOut.toSorted() }),
  shown: (shown ?? []).map(({ player, cards }) => `${player} ${cards.toSorted()}`).toSorted(),
});

/** What is paid in which order, whichever row of the round it is for. */
const paid = (transfers: readonly Transfer[]) => transfers.map(({ source: _, ...transfer }) => transfer);

/** Records every round of an evening by taps, each where the evening then stands. */
function recordAll(file: Evening): void {
  let state = open(file).state;
  for (const entry of file.entries) {
    const context: RecordingContext = {
      players: new Set(file.players.map(({ id }) => id)),
      rules: file.rules as TriompheRules,
      state: state as TriompheState,
      potsKnown: true,
      number: 1,
      recorder: null,
    };
    if (entry.type === "round") {
      const empty = triompheRecorder.begin(context, IDS);
      const draft = tapped(context, roundTaps(entry as Round, empty.round.dealer).join(" "), empty);
      expect(plain(triompheRecorder.entryOf(draft))).toEqual(plain(entry as Round));
      expect(triompheRecorder.surface(draft, context).main).toEqual({ does: "save" });
      expect(paid(triompheRecorder.surface(draft, context).transfers)).toEqual(
        paid(append(file, state, entry).transfers),
      );
    }
    state = append(file, state, entry).state;
  }
}

test.each(TRIOMPHE_CASES)("every round of %s can be recorded by taps", (_, { file }) => recordAll(file));

test("every round that can be is recorded by taps that are keys on the screen", () => {
  fc.assert(fc.property(triompheEvening, recordAll), { numRuns: 30 });
});
