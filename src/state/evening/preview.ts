import type { Raw } from "../../ledger/index.ts";
import { open, readEvening, withSetup, writeEvening } from "../../ledger/index.ts";
import { type EntryBase, type Player, type Problem, type Setup, under } from "../../model/index.ts";
import type { Change, Line, Preview } from "../types.ts";
import { type Book, linesOf } from "./book.ts";

/** The evening as a change would make it. */
interface Candidate {
  readonly lines: readonly Line[];
  /** The entry that the change is about: its problems are told with paths inside it. */
  readonly about: string | null;
}

/** What a change makes impossible; an entry behind all others is looked at alone, however long the evening is. */
export function problemsOf(book: Book, change: Change): readonly Problem[] {
  if (change.kind === "add" && !change.newcomer) return book.peek(raw(change.entry)).problems;
  return previewOf(book, change).problems;
}

/** What a change would do to everybody, and everything that then cannot be (rules.md, section 11). */
export function previewOf(book: Book, change: Change): Preview {
  if (change.kind === "add" && !change.newcomer) return previewOfNext(book, book.peek(raw(change.entry)));
  const wrong = change.kind === "setup" ? setupProblems(withSetup(book.setup, { ...change.keys })) : [];
  // Rules or seats that cannot be are not replayed.
  if (wrong.length > 0) return { problems: wrong, before: book.state.books, after: book.state.books, changed: [] };
  const { lines, about } = candidate(book, change);
  const before = linesById(book.lines);
  return {
    problems: newProblems(lines, before, about),
    before: book.state.books,
    after: (lines.at(-1)?.state ?? book.opening.state).books,
    changed: lines.filter((line) => !paysTheSame(line, before.get(line.entry.id))),
  };
}

/** One entry more, asked for at every tap: it costs the same however many there are. */
const previewOfNext = ({ state }: Book, next: Line): Preview => ({
  problems: next.problems,
  before: state.books,
  after: next.state.books,
  changed: [next],
});

function candidate(book: Book, change: Change): Candidate {
  const { opening, lines } = book;
  const setup = { ...book.setup, players: playersWith(book.setup, change) };
  const replay = (from: number, entries: readonly EntryBase[]) =>
    linesOf(setup, { lines: lines.slice(0, from), opening }, entries.map(raw));
  const after = (index: number) => lines.slice(index).map(({ entry }) => entry);
  switch (change.kind) {
    case "add":
      return { lines: replay(lines.length, [change.entry]), about: change.entry.id };
    case "amend": {
      const at = book.indexOf(change.entry.id);
      return { lines: replay(at, [change.entry, ...after(at + 1)]), about: change.entry.id };
    }
    case "remove": {
      const at = book.indexOf(change.id);
      return { lines: replay(at, after(at + 1)), about: null };
    }
    case "insert": {
      const at = book.indexOf(change.before);
      return { lines: replay(at, [change.entry, ...after(at)]), about: change.entry.id };
    }
    case "setup": {
      const changed: Setup = withSetup(setup, { ...change.keys });
      return { lines: linesOf(changed, { lines: [], opening: open(changed) }, after(0).map(raw)), about: null };
    }
  }
}

/** Everyone in the evening, with whom a change brings along. */
export function playersWith({ players }: Setup, change: Change): readonly Player[] {
  const newcomer = "newcomer" in change ? change.newcomer : undefined;
  return newcomer && players.every(({ id }) => id !== newcomer.id) ? [...players, newcomer] : players;
}

/** The file's own door, for the document alone: who gets the remainder is said of those at the table at the end. */
function setupProblems(setup: Setup): readonly Problem[] {
  const read = readEvening(writeEvening({ ...setup, end: null }, [], []));
  return read.ok ? [] : read.error;
}

const raw = (entry: EntryBase): Raw => ({ ...entry });

const linesById = (lines: readonly Line[]) => new Map(lines.map((line) => [line.entry.id, line]));

/** What the change makes impossible; what could not be before it is not its fault. */
function newProblems(lines: readonly Line[], before: ReadonlyMap<string, Line>, about: string | null): Problem[] {
  return lines.flatMap(({ index, entry, problems }) => {
    if (problems.length === 0) return [];
    if (entry.id === about) return problems;
    return before.get(entry.id)?.problems.length ? [] : under(["entries", index], problems);
  });
}

function paysTheSame(line: Line, before: Line | undefined): boolean {
  if (line === before) return true;
  return before !== undefined && JSON.stringify(line.transfers) === JSON.stringify(before.transfers);
}
