import { plain, problemPhrase, type Telling, type ToldEntry } from "../../../i18n/index.ts";
import type { Problem } from "../../../model/index.ts";
import type { Change, Preview } from "../../../state/index.ts";
import { tellingOf } from "../../evening/telling.ts";
import type { Built, Kept, Kind, Moment, NewEntry, Place } from "./kind.ts";

/** What a form has come to so far. */
export interface Entry {
  readonly built: Built;
  /** The entry with its id, and the change that saves it; undefined while something is missing. */
  readonly change: Change | undefined;
  readonly entry: ToldEntry | undefined;
  readonly preview: Preview | undefined;
  /** What cannot be and has no field of its own. */
  readonly elsewhere: readonly Problem[];
  /** How the entry is told, with the name of whom it seats for the first time. */
  readonly told: Telling;
  readonly problem: (field: string) => string | undefined;
  readonly look: (entry: NewEntry) => Preview;
}

/** The entry of a form, what it would do, and what cannot be about it. */
export function useEntry<D extends object>(kind: Kind<D>, moment: Moment, place: Place, kept: Kept<D>): Entry {
  const { live, state } = moment;
  const built = kind.build(kept.fields, moment);
  const changeTo = (made: Extract<Built, { entry: NewEntry }>): Change => changeOf(made, kept, place, moment);
  const change = "entry" in built ? changeTo(built) : undefined;
  const preview = change && live.preview(change);
  const problems = preview?.problems ?? [];
  const entry = change && "entry" in change ? (change.entry as ToldEntry) : undefined;
  const newcomer = "entry" in built ? built.newcomer : undefined;
  const told = tellingOf(live, state.seats, (id) => (id === newcomer?.id ? newcomer.name : live.name(id)));
  const isOf = (field: string, { path }: Problem) => path[0] === field;
  return {
    built,
    change,
    entry,
    preview,
    elsewhere: problems.filter((problem) => kind.fields.every((field) => !isOf(field, problem))),
    told,
    problem: (field) => {
      const found = problems.find((problem) => isOf(field, problem));
      return found && plain(problemPhrase(told, found, entry));
    },
    look: (other) => live.preview(changeTo({ entry: other })),
  };
}

function changeOf<D>(
  { entry, newcomer }: Extract<Built, { entry: NewEntry }>,
  { id, revision }: Kept<D>,
  place: Place,
  { live }: Moment,
): Change {
  const saved = live.lines.value.find((line) => line.entry.id === place.entry)?.entry;
  const named = { ...entry, id, ...(saved?.at !== undefined && { at: saved.at }) };
  const more = newcomer && { newcomer };
  if (place.entry !== undefined) return { kind: "amend", entry: named, ...more };
  if (place.before !== undefined) return { kind: "insert", before: place.before, entry: named, ...more };
  return { kind: "add", entry: named, revision, ...more };
}
