import {
  compareInstants,
  compareText,
  type EntryId,
  type Instant,
  instantOf,
  type Revision,
  type RevisionId,
} from "../../model/index.ts";
import { canonical } from "./canonical.ts";
import { reversalId } from "./derivedId.ts";

/** A revision with its time read once. */
export interface Dated {
  readonly revision: Revision;
  readonly instant: Instant;
}

/** The earlier one first; at the same moment the smaller id. */
export const byTime = (a: Dated, b: Dated): number =>
  compareInstants(a.instant, b.instant) || compareText(a.revision.id, b.revision.id);

const dated = (revision: Revision): Dated => ({ revision, instant: instantOf(revision.at) });

/** All revisions of an evening that are known here, each once, by id, by entry and in the order of time. */
export class Log {
  readonly #byId = new Map<RevisionId, Dated>();
  readonly #byEntry = new Map<EntryId, Dated[]>();
  readonly #inTime: Dated[] = [];
  /** By the id of what would take it back; made when it is first asked for. */
  #targets: Map<RevisionId, Dated> | undefined;

  constructor(revisions: Iterable<Revision>) {
    for (const row of [...distinct(revisions)].sort(byTime)) this.#index(row);
  }

  get inTime(): readonly Dated[] {
    return this.#inTime;
  }

  get entries(): Iterable<EntryId> {
    return this.#byEntry.keys();
  }

  get(id: RevisionId): Dated | undefined {
    return this.#byId.get(id);
  }

  /** The revision that this one takes back, if it takes one back. */
  target({ id, of }: Revision): Dated | undefined {
    this.#targets ??= new Map(this.#inTime.map((row) => [reversalId(row.revision.id), row]));
    const target = this.#targets.get(id);
    return target?.revision.of === of ? target : undefined;
  }

  /** The revisions of one entry, or of the set-up, in the order of time. */
  of(entry: EntryId): readonly Dated[] {
    return this.#byEntry.get(entry) ?? [];
  }

  /** Takes one more; what is already there stays as it is. Later than all others it costs the same however many there are. */
  add(revision: Revision): Dated {
    const row = dated(revision);
    this.#index(row);
    return row;
  }

  #index(row: Dated): void {
    const { id, of } = row.revision;
    this.#byId.set(id, row);
    this.#targets?.set(reversalId(id), row);
    insert(this.#inTime, row);
    const same = this.#byEntry.get(of);
    if (same) insert(same, row);
    else this.#byEntry.set(of, [row]);
  }
}

/** Two different revisions under one id cannot be, but may be read: the same one must count wherever they are met. */
function distinct(revisions: Iterable<Revision>): Iterable<Dated> {
  const found = new Map<RevisionId, Revision>();
  for (const revision of revisions) {
    const other = found.get(revision.id);
    if (!other || isPreferred(revision, other)) found.set(revision.id, revision);
  }
  return [...found.values()].map(dated);
}

/** Whether the first of two revisions with one id counts and not the second. */
export const isPreferred = (a: Revision, b: Revision): boolean =>
  a !== b && compareText(canonical(a), canonical(b)) < 0;

function insert(rows: Dated[], row: Dated): void {
  let at = rows.length;
  for (let last = rows[at - 1]; last && byTime(last, row) > 0; last = rows[at - 1]) at--;
  rows.splice(at, 0, row);
}
