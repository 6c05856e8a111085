import { describe, expect, test } from "vitest";
import { append, open } from "../../../../src/ledger/index.ts";
import type { Evening } from "../../../../src/model/index.ts";
import type { Deal, TarokRules, TarokState } from "../../../../src/rules/index.ts";
import { newDraft, type RecordingContext, tap, tapId } from "../../../../src/rules/tarok/recording/index.ts";
import { CLUB_EVENING, TAROK_CASES } from "../../../support/cases.ts";
import { keysOn, plainDeal, recorded, tapsFor } from "../../../support/taps.ts";

/** Texts are typed into a field; no key carries them. */
const TYPED = ["note", "fineNote"];

/** The deals of an evening, each with how it stood before. */
function deals(file: Evening): readonly (readonly [Deal, RecordingContext])[] {
  let state = open(file).state;
  return file.entries.flatMap((entry, index) => {
    const context: RecordingContext = {
      players: new Set(file.players.map(({ id }) => id)),
      rules: file.rules as TarokRules,
      state: state as TarokState,
      potsKnown: true,
      number: index + 1,
      recorder: file.seats[1] ?? null,
    };
    state = append(file, state, entry).state;
    return entry.type === "deal" ? [[entry as Deal, context] as const] : [];
  });
}

test.each(TAROK_CASES)("every deal of %s can be recorded by taps", (_, { file }) => {
  for (const [deal, context] of deals(file)) {
    const empty = newDraft(context, { entry: deal.id, revision: "r" });
    const draft = tapsFor(deal, empty, context).reduce((now, one) => tap(now, one, context), empty);
    expect(recorded(draft, context)).toEqual(plainDeal(deal, context));
  }
});

/** One evening with five seats and the rarest of everything, and the ordinary one. */
const LOOKED_AT = [
  ...TAROK_CASES.filter(([, { file }]) => file.seats.length === 5).slice(0, 2),
  ["club", CLUB_EVENING],
] as const;

describe.each(LOOKED_AT)("%s", (_, { file }) => {
  test.each(deals(file).map(([deal, context]) => [deal.id, deal, context] as const))(
    "every tap that records %s is a key on the screen",
    (_, deal, context) => {
      let draft = newDraft(context, { entry: deal.id, revision: "r" });
      for (const one of tapsFor(deal, draft, context)) {
        if (!TYPED.includes(one.tap)) expect(keysOn(draft, context).map(({ id }) => id)).toContain(tapId(one));
        draft = tap(draft, one, context);
      }
    },
  );
});
