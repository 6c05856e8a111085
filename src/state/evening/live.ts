import { computed, type ReadonlySignal, signal } from "@preact/signals";
import {
  amend,
  appendEntry,
  changeSetup,
  type Folder,
  insertBefore,
  nextPart,
  redo,
  redoable,
  remove,
  type Stamp,
  settle,
  undo,
  undoable,
} from "../../ledger/index.ts";
import {
  type End,
  err,
  ok,
  type Paid,
  type Player,
  type PlayerId,
  type Revision,
  SETUP,
  type Setup,
  writtenName,
} from "../../model/index.ts";
import type { Change, Done, LiveEvening, Payment, SetupKeys } from "../types.ts";
import type { Book } from "./book.ts";
import { conflictsOf } from "./conflicts.ts";
import { fileOf } from "./file.ts";
import { actionOf, logOf, numberOf, seatsAt } from "./log.ts";
import { momentIn } from "./moment.ts";
import { movedBy } from "./moved.ts";
import { playersWith, previewOf, problemsOf } from "./preview.ts";
import { tidied } from "./tidied.ts";
import { turnsFrom } from "./turns.ts";

/** What a live evening needs of the world: the drawer, a clock, ids, and what this device keeps beside the books. */
export interface World {
  /** Stores revisions, and takes the draft they came from away in the same breath; done only when they are safe. */
  store(revisions: readonly Revision[], draft?: string): Done;
  newId(): string;
  now(): string;
  /** Keeps somebody in the directory who is new there. */
  meet(player: Player): Done;
  /** Gives people another name in the directory, which every evening shows. */
  rename(players: readonly Player[]): Done;
  /** The name that the directory has for somebody, if it has one. */
  nameOf(id: PlayerId): string | undefined;
  /** Another phone keeps the evening now: nothing is stored here. */
  readonly reader: ReadonlySignal<boolean>;
  /** It came from another phone. */
  readonly takenOver: ReadonlySignal<boolean>;
  readonly lastDeal: ReadonlySignal<number | null>;
  announceLastDeal(number: number | null): Done;
}

/** A live evening, and the way in for revisions that other tabs have stored. */
export interface Followed {
  readonly evening: LiveEvening;
  take(revisions: readonly Revision[]): void;
}

/** Wires one evening: signals follow the book, commands store revisions first and show them then. */
export function follow(book: Book, world: World): Followed {
  const version = signal(0);
  /** A value of the book that is looked up again whenever something was stored. */
  const live = <T>(value: () => T): ReadonlySignal<T> =>
    computed(() => {
      version.value;
      return value();
    });

  const take = (revisions: readonly Revision[]): void => {
    const changed = revisions.map((revision) => book.add(revision)).some(Boolean);
    if (changed) version.value++;
  };

  let last: Promise<unknown> = Promise.resolve();
  /** One command after the other, so that each sees what the one before it stored. */
  const queued = (command: () => Done): Done => {
    const done = last.then(command);
    last = done;
    return done;
  };
  const commit = async (revisions: readonly Revision[], draft?: string): Done => {
    if (revisions.length === 0 && draft === undefined) return ok(undefined);
    const stored = await world.store(revisions, draft);
    if (stored.ok) take(revisions);
    return stored;
  };
  const moment = (): string => momentIn(book, world.now());
  const stamp = (): Stamp => ({ id: world.newId(), at: moment() });
  const changed = (change: Change) => async (): Done => {
    if (change.kind === "add" && book.has(change.entry.id)) return ok(undefined);
    const problems = problemsOf(book, change);
    if (problems.length > 0) return err({ kind: "problems", problems });
    const renamed = change.kind === "setup" ? renamedIn(book, change.keys) : [];
    const { newcomer, draft } = "entry" in change ? change : {};
    const done = await commit(revisionsOf(book, change, stamp()), draft);
    if (!done.ok) return done;
    return newcomer ? world.meet(newcomer) : world.rename(renamed);
  };
  const apply = (change: Change): Done => queued(changed(tidied(change)));
  const changeEnd = (end: (now: End | null) => End | null): Done =>
    queued(() => changed({ kind: "setup", keys: { end: end(book.setup.end) } })());

  const setup = live(() => book.setup);
  const now = live(() => book.state);
  const undoes = live(() => actionOf(book.folder, undoable(book.folder.log), book.base.game));
  const redoes = live(() => actionOf(book.folder, undone(book.folder), book.base.game));
  const outcome = computed(() => settle(setup.value, now.value, paidIn(book)));
  return {
    take,
    evening: {
      id: book.base.id,
      setup,
      opening: live(() => book.opening),
      lines: live(() => [...book.lines]),
      numberOf: (deal) => numberOf(book, deal),
      seatsAt: (entry) => seatsAt(book, entry),
      now,
      outcome,
      outcomeIf: (remainderTo) => settle(endingWith(book.setup, { remainderTo }, moment()), book.state, paidIn(book)),
      log: live(() => logOf(book.folder, book.base.game)),
      movedBy: (actions) => movedBy(book, actions),
      conflicts: live(() => conflictsOf(book.folder, book.base.game)),
      undoes,
      redoes,
      canUndo: computed(() => undoes.value !== null && !world.reader.value),
      canRedo: computed(() => redoes.value !== null && !world.reader.value),
      reader: world.reader,
      takenOver: world.takenOver,
      lastDeal: world.lastDeal,
      name: (id) => world.nameOf(id) ?? writtenName(setup.value.players, id),
      upcoming: (deals) => turnsFrom(setup.value, now.value, book.deals + 1, deals),
      announceLastDeal: world.announceLastDeal,
      document: () => fileOf(book),
      preview: (change) => previewOf(book, change),
      apply,
      undo: () => queued(() => commit(undo(book.folder, { at: moment() }))),
      redo: () => queued(() => commit(redo(book.folder, { at: moment() }))),
      end: (remainderTo) =>
        changeEnd((end) => ({
          ...paidEnd(paidIn(book)),
          ...end,
          at: end?.at ?? moment(),
          ...(remainderTo !== undefined && { remainderTo }),
        })),
      reopen: () => changeEnd(() => null),
      markPaid: (payment, paid) =>
        changeEnd((end) => {
          // A switch that is tapped twice in one moment asks for the same again.
          const isThere = settle(book.setup, book.state).payments?.some(
            (one) => isSame(one, payment) && one.paid !== paid,
          );
          return end && isThere ? withPaid(end, payment, paid) : end;
        }),
    },
  };
}

/** What the last undo took back. */
const undone = ({ log }: Folder) => redoable(log).map((row) => log.target(row.revision) ?? row);

/** One action: whom a change brings along, and the change itself. */
function revisionsOf(book: Book, change: Change, { id, ...moment }: Stamp): Revision[] {
  const first = change.kind === "add" ? (change.revision ?? id) : id;
  const players = changeSetup(
    book.folder,
    book.setup,
    { players: playersWith(book.setup, change) },
    { ...moment, id: first },
  );
  const own = players.reduce((part) => nextPart(part), first);
  return [...players, ...ownRevisions(book, change, { ...moment, id: own })];
}

function ownRevisions({ folder, setup }: Book, change: Change, stamp: Stamp): Revision[] {
  switch (change.kind) {
    case "add":
      return appendEntry(folder, saved(change.entry, stamp.at), stamp);
    case "amend":
      return amend(folder, change.entry, stamp);
    case "remove":
      return remove(folder, change.id, stamp);
    case "insert":
      return insertBefore(folder, change.before, saved(change.entry, stamp.at), stamp);
    case "setup":
      return changeSetup(folder, setup, change.keys, stamp);
  }
}

/** Who gets another name by a change of the set-up. */
function renamedIn({ setup }: Book, { players = [] }: SetupKeys): readonly Player[] {
  const before = new Map(setup.players.map(({ id, name }) => [id, name]));
  return players.filter(({ id, name }) => before.has(id) && before.get(id) !== name);
}

/** What was paid: of an evening that is open again what had been paid when it ended, since that money changed hands. */
function paidIn({ base, folder, setup }: Book): readonly Paid[] {
  if (setup.end !== null) return setup.end.paid ?? [];
  const ends = folder.log.of(SETUP).flatMap(({ revision: { entry } }) => {
    const end = (entry?.["end"] ?? null) as End | null;
    return end ? [end] : [];
  });
  return (ends.at(-1) ?? base.end)?.paid ?? [];
}

const paidEnd = (paid: readonly Paid[]): Pick<End, "paid"> => (paid.length > 0 ? { paid: [...paid] } : {});

/** An entry carries the time when it was first saved (format.md). */
const saved = <E extends { readonly at?: string }>(entry: E, now: string): E => ({ ...entry, at: entry.at ?? now });

const endingWith = (setup: Setup, keys: Partial<End>, now: string): Setup => ({
  ...setup,
  end: { at: now, ...setup.end, ...keys },
});

const isSame = (a: Paid, b: Paid): boolean => a.from === b.from && a.to === b.to && a.amountMinor === b.amountMinor;

/** The end with one payment more, or one fewer, among those that were made. */
function withPaid({ paid = [], ...end }: End, { from, to, amountMinor }: Payment, isPaid: boolean): End {
  const payment = { from, to, amountMinor };
  const at = paid.findIndex((one) => isSame(one, payment));
  const rest = isPaid ? [...paid, payment] : paid.toSpliced(at, at < 0 ? 0 : 1);
  return { ...end, ...paidEnd(rest) };
}
