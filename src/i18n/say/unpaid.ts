import type { Transfer } from "../../model/index.ts";
import type { Phrase } from "../phrase.ts";
import { roundUnpaid } from "./round.ts";
import { heading, type Telling } from "./telling.ts";
import type { ToldEntry } from "./toldEntry.ts";

/** What nobody was paid for because there was nothing to pay it with: it has no payment that would tell of it. */
export const unpaid = (told: Telling, entry: ToldEntry | null, transfers: readonly Transfer[]): readonly Phrase[] =>
  entry?.type === "round" ? roundUnpaid(told, entry, transfers).map(heading) : [];
