import type { ForgottenDeclaration, Keys, TapKey } from "./keys.ts";

/** A declaration that a hand had to make; only pointed out, since the table may know better (rules.md, section 11). */
export interface Forgotten {
  readonly reminder: ForgottenDeclaration;
  /** To the player, where it can be declared still, or fined. */
  readonly key: TapKey;
}

export const forgottenIn = (keys: Keys): readonly Forgotten[] =>
  keys.forgotten.map((reminder) => ({ reminder, key: keys.of({ tap: "person", player: reminder.player }) }));
