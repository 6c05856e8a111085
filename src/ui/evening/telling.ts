import type { Telling } from "../../i18n/index.ts";
import type { EntryBase, PlayerId } from "../../model/index.ts";
import type { TarokEntry } from "../../rules/tarok/entry.ts";
import type { TarokRules } from "../../rules/tarok/rules.ts";
import type { LiveEvening } from "../../state/index.ts";
import { words } from "../words.ts";

/** What the sentences about an evening need to know; `seats` as they were at the moment told of. */
export const tellingOf = (live: LiveEvening, seats: readonly PlayerId[]): Telling => ({
  words: words.value,
  name: live.name,
  // Tarok is the only game so far; its evenings have its rules and its entries.
  rules: live.setup.value.rules as TarokRules,
  seats,
});

/** An entry of an evening of Tarok as the sentences take it. */
export const tarokEntry = (entry: EntryBase): TarokEntry => entry as TarokEntry;
