import { expect } from "vitest";
import type { Round } from "../../../../src/rules/triomphe/index.ts";
import { FORCEE } from "../../../../src/rules/triomphe/index.ts";
import {
  newDraft,
  type RecordingContext,
  type RoundDraft,
  type Surface,
  surface,
  type TapKey,
  tap,
} from "../../../../src/rules/triomphe/recording/index.ts";
import { EIGHT, tableOf } from "../support.ts";

/** The first round of an evening of so many; `a` deals, `b` is to the right. */
export const recording = (size = 4, rules = FORCEE): RecordingContext => ({
  players: new Set(EIGHT),
  rules,
  state: tableOf(size),
  potsKnown: true,
  number: 1,
  recorder: null,
});

export const begun = (context: RecordingContext): RoundDraft => newDraft(context, { entry: "r", revision: "v" });

/** Every key that is on the screen. */
export function keysOn(shown: Surface): readonly TapKey[] {
  const { dock, cups, people, payments, seating, more, asked, main } = shown;
  return [
    ...people.flatMap(({ person, trick }) => [person, trick]),
    ...cups.map(({ key }) => key),
    payments,
    seating,
    more,
    ...(asked?.waysOut ?? []),
    ...(main.does === "save" ? [] : [main.key]),
    ...inDock(dock),
  ];
}

function inDock(dock: Surface["dock"]): readonly TapKey[] {
  switch (dock.face) {
    case "shows":
      return [dock.death, ...dock.cards.map(({ key }) => key), dock.close];
    case "tricks":
      return [...dock.places.map(({ key }) => key), ...(dock.erase ? [dock.erase] : []), dock.close];
    case "more":
      return [dock.seating, dock.stake, dock.close];
    case "seating":
      return [...[...dock.dealers, ...dock.out].map(({ key }) => key), dock.close];
    case "stake":
      return [...dock.pad.digits, dock.pad.erase, dock.usual.key, dock.back, dock.close];
    case "rest":
      return [...(dock.places ?? []).map(({ key }) => key), dock.close];
    default:
      return [dock.close];
  }
}

/** The key on the screen with an id; its absence fails the test. */
export function keyOn(draft: RoundDraft, context: RecordingContext, id: string): TapKey {
  const keys = keysOn(surface(draft, context));
  const key = keys.find((one) => one.id === id);
  expect(key, `a key ${id} among ${keys.map((one) => one.id)}`).toBeDefined();
  if (!key) throw new Error(id);
  return key;
}

/** The draft after tapping the keys with these ids, each on the screen by then. */
export function tapped(context: RecordingContext, ids: string, draft: RoundDraft = begun(context)): RoundDraft {
  const keys = ids.split(" ").filter((id) => id !== "");
  return keys.reduce((now, id) => tap(now, keyOn(now, context, id).tap, context), draft);
}

/** The round that tapping these keys records, without what every round has. */
export function roundBy(context: RecordingContext, ids: string): Partial<Round> {
  const { type: _, id: __, dealer: ___, ...said } = tapped(context, ids).round;
  return said;
}
