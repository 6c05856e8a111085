import { computed, signal } from "@preact/signals";
import { append, open, replay, settle, stateAfter, withSetup } from "../../../src/ledger/index.ts";
import {
  type End,
  type EntryBase,
  EVENING_FORMAT,
  EVENING_VERSION,
  type Evening,
  ok,
  type Problem,
  type Setup,
} from "../../../src/model/index.ts";
import type {
  Change,
  Conflict,
  Done,
  Line,
  LiveEvening,
  LogRow,
  Moved,
  Payment,
  Preview,
} from "../../../src/state/index.ts";

/** What a fake evening says that the file alone does not. */
interface Extras {
  readonly log?: readonly LogRow[];
  readonly conflicts?: readonly Conflict[];
  readonly moved?: ReadonlyMap<string, Moved>;
  /** What cannot be, by the id of the entry: such an entry pays nothing. */
  readonly faulty?: Readonly<Record<string, readonly Problem[]>>;
  /** What every preview says cannot be. */
  readonly refusals?: readonly Problem[];
}

/** A live evening without a drawer: a file in memory, replayed whole at every change. */
export interface FakeEvening extends LiveEvening {
  /** The file as it is now. */
  readonly file: () => Evening;
  /** The changes that were applied, in order. */
  readonly applied: readonly Change[];
}

const endOf = ({ end }: Setup, keys: Partial<End>): End => ({ at: "2026-10-24T23:30:00+02:00", ...end, ...keys });

const done = (): Done => Promise.resolve(ok(undefined));

function changed(file: Evening, change: Change): Evening {
  const { entries } = file;
  switch (change.kind) {
    case "add":
      return { ...file, entries: [...entries, change.entry] };
    case "amend":
      return { ...file, entries: entries.map((entry) => (entry.id === change.entry.id ? change.entry : entry)) };
    case "remove":
      return { ...file, entries: entries.filter(({ id }) => id !== change.id) };
    case "insert": {
      const at = entries.findIndex(({ id }) => id === change.before);
      return { ...file, entries: entries.toSpliced(at, 0, change.entry) };
    }
    case "setup":
      return withSetup(file, { ...change.keys });
  }
}

function linesOf(file: Evening, faulty: NonNullable<Extras["faulty"]>): readonly Line[] {
  let { state } = open(file);
  let deals = 0;
  return file.entries.map((entry: EntryBase, index) => {
    const problems = faulty[entry.id] ?? [];
    const step = problems.length === 0 ? append(file, state, entry) : { transfers: [], state };
    state = step.state;
    const number = entry.type === "deal" ? ++deals : null;
    return { index, number, entry, ...step, problems };
  });
}

/** Makes a live evening of a file. */
export function fakeEvening(
  start: Evening,
  { log = [], moved = new Map(), conflicts = [], faulty = {}, refusals = [] }: Extras = {},
): FakeEvening {
  const file = signal(start);
  const past = signal<readonly Evening[]>([]);
  const future = signal<readonly Evening[]>([]);
  const applied: Change[] = [];
  const lines = computed(() => linesOf(file.value, faulty));
  const now = computed(() => lines.value.at(-1)?.state ?? open(file.value).state);

  const become = (next: Evening): Done => {
    past.value = [...past.value, file.value];
    future.value = [];
    file.value = next;
    return done();
  };
  const step = (from: typeof past, to: typeof past): Done => {
    const last = from.value.at(-1);
    if (last) {
      to.value = [...to.value, file.value];
      from.value = from.value.slice(0, -1);
      file.value = last;
    }
    return done();
  };
  const endAs = (keys: Partial<End>): Done => become({ ...file.value, end: endOf(file.value, keys) });

  return {
    id: start.id,
    file: () => file.value,
    applied,
    setup: file,
    opening: computed(() => open(file.value)),
    lines,
    now,
    outcome: computed(() => settle(file.value, now.value)),
    outcomeIf: (remainderTo) => settle({ ...file.value, end: endOf(file.value, { remainderTo }) }, now.value),
    log: signal(log),
    movedBy: () => moved,
    conflicts: signal(conflicts),
    undoes: computed(() => log[0] ?? savedLast(lines.value)),
    redoes: signal(null),
    numberOf: () => 1,
    seatsAt: () => file.value.seats,
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    reader: signal(false),
    takenOver: signal(false),
    lastDeal: signal(null),
    name: (id) => file.value.players.find((player) => player.id === id)?.name ?? id,
    upcoming: () => [],
    announceLastDeal: done,
    document: () => ({ ...file.value, format: EVENING_FORMAT, version: EVENING_VERSION }),
    preview: (change) => ({ ...previewOf(file.value, changed(file.value, change), faulty), problems: refusals }),
    apply: (change) => {
      applied.push(change);
      return become(changed(file.value, change));
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    end: (remainderTo) => endAs(remainderTo === undefined ? {} : { remainderTo }),
    reopen: () => become({ ...file.value, end: null }),
    markPaid: (payment, paid) => endAs({ paid: marked(file.value.end?.paid ?? [], payment, paid) }),
  };
}

function marked(rows: readonly Omit<Payment, "paid">[], { from, to, amountMinor }: Payment, paid: boolean) {
  const others = rows.filter((row) => row.from !== from || row.to !== to || row.amountMinor !== amountMinor);
  return paid ? [...others, { from, to, amountMinor }] : others;
}

function previewOf(before: Evening, after: Evening, faulty: NonNullable<Extras["faulty"]>): Omit<Preview, "problems"> {
  const was = new Map(linesOf(before, faulty).map((line) => [line.entry.id, JSON.stringify(line.transfers)]));
  return {
    before: stateAfter(replay(before)).books,
    after: stateAfter(replay(after)).books,
    changed: linesOf(after, faulty).filter(({ entry, transfers }) => was.get(entry.id) !== JSON.stringify(transfers)),
  };
}

function savedLast(lines: readonly Line[]): LogRow | null {
  const last = lines.at(-1);
  if (!last) return null;
  return { revision: last.entry.id, of: last.entry.id, kind: "saved", at: "", entry: { ...last.entry }, before: null };
}
