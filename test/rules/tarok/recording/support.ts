import { expect } from "vitest";
import type { PlayerId } from "../../../../src/model/index.ts";
import type { Deal, TarokRules } from "../../../../src/rules/index.ts";
import {
  type DealDraft,
  newDraft,
  type RecordingContext,
  type Tap,
  tap,
  tapId,
} from "../../../../src/rules/tarok/recording/index.ts";
import { keysOn, recorded } from "../../../support/taps.ts";
import { context as tableContext } from "../../../support/tarok.ts";

/** The first deal of an evening: ann deals, bo is to her right, carl sits out of four, dora is the third. */
export const recording = (seated = 4, rules?: TarokRules, recorder: PlayerId | null = null): RecordingContext => ({
  ...tableContext(seated, rules),
  number: 1,
  recorder,
});

export const begun = (context: RecordingContext): DealDraft => newDraft(context, { entry: "deal", revision: "r" });

/** The key on the screen with an id; its absence fails the test. */
export function keyOn(draft: DealDraft, context: RecordingContext, id: string) {
  const key = keysOn(draft, context).find((one) => one.id === id);
  expect(key, `a key ${id} among ${keysOn(draft, context).map((one) => one.id)}`).toBeDefined();
  if (!key) throw new Error(id);
  return key;
}

/** The draft after tapping the keys with these ids, each on the screen by then. */
export function tapped(context: RecordingContext, ids: string, draft: DealDraft = begun(context)): DealDraft {
  const keys = ids.split(" ").filter((id) => id !== "");
  return keys.reduce((now, id) => tap(now, keyOn(now, context, id).tap, context), draft);
}

/** The deal that tapping these keys records, without what every deal has. */
export function dealBy(context: RecordingContext, ids: string): Partial<Deal> {
  const { type: _, id: __, dealer: ___, sittingOut: ____, ...said } = recorded(tapped(context, ids), context);
  return said;
}

export const idsOf = (taps: readonly Tap[]): readonly string[] => taps.map(tapId);
