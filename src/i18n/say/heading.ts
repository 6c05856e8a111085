import type { Phrase } from "../phrase.ts";
import { potName } from "./accounts.ts";
import { dealHeading } from "./dealHeading.ts";
import { fineName } from "./fine.ts";
import type { PaymentGroup } from "./group.ts";
import { roundHeading } from "./round.ts";
import { heading, sentences, type Telling } from "./telling.ts";
import type { ToldEntry } from "./toldEntry.ts";

/**
 * What some payments were for: "Karen melder halvt i hjerter uden damen", "Kongekoppen funderes igen".
 * `entry` is the one that made them, null for the first funding.
 */
export function groupHeading(told: Telling, group: PaymentGroup, entry: ToldEntry | null): Phrase {
  const { headings } = told.words.sentences;
  return heading(special(told, group, entry) ?? headings.reasons[group.reason]);
}

/** What several groups of one entry were for, a sentence each. */
export const causes = (told: Telling, groups: readonly PaymentGroup[], entry: ToldEntry | null): Phrase =>
  sentences(groups.map((group) => groupHeading(told, group, entry)));

function special(told: Telling, group: PaymentGroup, entry: ToldEntry | null): Phrase | string | undefined {
  const { words, name } = told;
  const { headings, entries } = words.sentences;
  switch (entry?.type) {
    case undefined:
      return headings.opening;
    case "deal":
      return dealHeading(told, group, entry);
    case "round":
      return roundHeading(told, group, entry);
    case "fine":
      return headings.fine(name(entry.player), fineName(words, entry));
    case "join":
      return headings.joins(name(entry.player));
    case "leave":
      return headings.leaveShare(name(entry.player));
    case "transfer":
      return entry.note ? entries.because(headings.reasons.transfer, entry.note) : undefined;
    case "potCheck":
      return entries.potCheck(potName(words, entry.pot), words.format.points(entry.counted));
    default:
      return undefined;
  }
}
