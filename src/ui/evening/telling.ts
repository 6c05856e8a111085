import { type Phrase, summary, type Telling, type ToldEntry, wholeSummary } from "../../i18n/index.ts";
import { type EntryBase, type EntryId, own, type PlayerId } from "../../model/index.ts";
import type { TarokRules } from "../../rules/tarok/rules.ts";
import type { Line, LiveEvening } from "../../state/index.ts";
import { words } from "../words.ts";

/** What the sentences about an evening need to know; `seats` as they were at the moment told of. */
export const tellingOf = (live: LiveEvening, seats: readonly PlayerId[], name = live.name): Telling => ({
  words: words.value,
  name,
  // Tarok is the only game so far; its evenings have its rules and its entries.
  rules: live.setup.value.rules as TarokRules,
  seats,
});

/** The same at an entry, in its place; at the next one where none is given. */
export const tellingAt = (live: LiveEvening, entry?: EntryId): Telling =>
  tellingOf(live, entry === undefined ? live.now.value.seats : live.seatsAt(entry));

/** An entry of an evening of Tarok as the sentences take it. */
export const entryOf = (entry: EntryBase): ToldEntry => entry as ToldEntry;

type TellableLine = Pick<Line, "entry" | "transfers" | "problems">;

/** Whether an entry has the shape of one, whatever else may be wrong with it. */
export const isWhole = ({ problems }: Pick<Line, "problems">): boolean =>
  problems.every(({ code }) => code !== "shape");

/** An entry in a sentence or two; one that was broken on the way here has only its kind. */
export const lineSummary = (told: Telling, line: TellableLine): Phrase => lineBy(summary, told, line);

/** The same with all that was noted of a deal besides its play. */
export const wholeLineSummary = (told: Telling, line: TellableLine): Phrase => lineBy(wholeSummary, told, line);

function lineBy(tell: typeof summary, told: Telling, line: TellableLine): Phrase {
  const { entry, transfers } = line;
  if (isWhole(line)) return tell(told, entryOf(entry), transfers);
  const kinds: Readonly<Record<string, string>> = told.words.common.entryKinds;
  return [own(kinds, entry.type) ?? told.words.book.unreadable];
}
