import type { TarokEntry } from "../../rules/tarok/entry.ts";
import type { TriompheEntry } from "../../rules/triomphe/entry.ts";

/** An entry of any game: what the sentences speak of. */
export type ToldEntry = TarokEntry | TriompheEntry;
