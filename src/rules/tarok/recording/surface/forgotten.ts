import { type Reminder, reminders } from "../../check/index.ts";
import { dealOf } from "../piles.ts";
import type { Keys, TapKey } from "./keys.ts";

/** A declaration that a hand had to make; only pointed out, since the table may know better (rules.md, section 11). */
export interface Forgotten {
  readonly reminder: Extract<Reminder, { readonly kind: "forgottenDeclaration" }>;
  /** To the player, where it can be declared still, or fined. */
  readonly key: TapKey;
}

export const forgottenIn = (keys: Keys): readonly Forgotten[] =>
  reminders(dealOf(keys.draft), keys.context).flatMap((reminder) =>
    reminder.kind === "forgottenDeclaration"
      ? [{ reminder, key: keys.of({ tap: "person", player: reminder.player }) }]
      : [],
  );
