import type { EntryBase } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { paths } from "../../paths.ts";
import { here } from "../../router.ts";
import { words } from "../../words.ts";
import type { Place } from "./kind.ts";

/** The settlement sends here to find out whose its jetons are. */
const fromSettlement = (live: LiveEvening): boolean => here.value.trail.at(-1) === paths.settle(live.id).slice(1);

/** One screen up: the book for what is corrected there, the settlement for who came from it, else what else there is between deals. */
export function backOf(live: LiveEvening, { entry, before }: Place): { readonly to: string; readonly label: string } {
  const { book, common, settle } = words.value;
  const at = entry ?? before;
  if (at !== undefined) return { to: paths.book(live.id, at), label: book.title };
  if (fromSettlement(live)) return { to: paths.settle(live.id), label: settle.title };
  return { to: paths.more(live.id), label: common.more };
}

/** Where a saved entry shows: in the book where it was corrected there, on the settlement for who came from it, else at the table. */
export function onwards(live: LiveEvening, place: Place, entry: EntryBase): string {
  if (place.entry !== undefined || place.before !== undefined) return paths.book(live.id, entry.id);
  return fromSettlement(live) ? paths.settle(live.id) : paths.table(live.id);
}
