import { checkEntry, Folder, open, type Raw, withSetup } from "../../ledger/index.ts";
import type { EntryBase, EntryId, Revision, Setup } from "../../model/index.ts";
import { type AnyGame, gameOf, type Step, type TableState } from "../../rules/index.ts";
import type { Line } from "../types.ts";

/** A line that knows how many deals there are up to it, so that the next one's number needs no counting. */
export interface BookLine extends Line {
  readonly deals: number;
}

/** What a change of the entries begins with: the lines before it stay as they are. */
interface Start {
  readonly lines: readonly BookLine[];
  readonly opening: Step<TableState>;
}

/** The lines that some entries come to after others; an entry that cannot be stays, pays nothing and says why. */
export function linesOf(setup: Setup, { lines, opening }: Start, entries: readonly Raw[]): BookLine[] {
  const all = [...lines];
  const post = poster(setup);
  const ids = takenIds(setup, all);
  for (const entry of entries) {
    const line = post(entry, all.at(-1), opening.state, ids);
    ids.add(line.entry.id);
    all.push(line);
  }
  return all;
}

const takenIds = ({ players }: Setup, lines: readonly Line[]): Set<string> =>
  new Set([...players.map(({ id }) => id), ...lines.map(({ entry }) => entry.id)]);

/** Posts one entry behind another; it costs the same however many there are. */
function poster(setup: Setup) {
  const game = gameOf(setup.game);
  const players = new Set(setup.players.map(({ id }) => id));
  return (raw: Raw, before: BookLine | undefined, opening: TableState, ids: ReadonlySet<string>): BookLine => {
    const state = before?.state ?? opening;
    const checked = checkEntry(game, raw, { players, rules: setup.rules, state, potsKnown: true }, ids);
    const step = checked.ok ? game.step(checked.value, state, setup.rules) : unpaid(game, raw, state);
    const entry = checked.ok ? checked.value : asEntry(raw);
    const deals = (before?.deals ?? 0) + (entry.type === game.dealType ? 1 : 0);
    return {
      index: (before?.index ?? -1) + 1,
      deals,
      number: entry.type === game.dealType ? deals : null,
      entry,
      ...step,
      problems: checked.ok ? [] : checked.error,
    };
  };
}

const unpaid = (game: AnyGame, raw: Raw, state: TableState): Step<TableState> => ({
  transfers: [],
  state: game.reseat(asEntry(raw), state),
});

/** What a broken copy may hold instead of an entry still has a type and an id to speak of. */
const asEntry = (raw: Raw): EntryBase => ({ ...raw, type: String(raw["type"]), id: String(raw["id"]) });

/** One evening in memory: its revisions folded, its entries posted, kept up to date revision by revision. */
export class Book {
  readonly base: Setup;
  readonly #folder: Folder;
  #setup: Setup;
  #opening: Step<TableState>;
  #lines: BookLine[];
  #ids: Set<string>;
  #post: ReturnType<typeof poster>;

  constructor(base: Setup, revisions: Iterable<Revision>) {
    this.base = base;
    this.#folder = new Folder(revisions);
    this.#setup = this.#foldedSetup();
    this.#opening = open(this.#setup);
    this.#post = poster(this.#setup);
    this.#lines = linesOf(this.#setup, { lines: [], opening: this.#opening }, this.#folder.folded.entries);
    this.#ids = takenIds(this.#setup, this.#lines);
  }

  get setup(): Setup {
    return this.#setup;
  }
  get opening(): Step<TableState> {
    return this.#opening;
  }
  get lines(): readonly BookLine[] {
    return this.#lines;
  }
  /** How many revisions are known here. */
  get revisions(): number {
    return this.#folder.log.inTime.length;
  }
  get folder(): Folder {
    return this.#folder;
  }
  /** How many deals were recorded. */
  get deals(): number {
    return this.#lines.at(-1)?.deals ?? 0;
  }
  get state(): TableState {
    return this.#lines.at(-1)?.state ?? this.#opening.state;
  }

  /** Takes one more revision; false where it was there already. */
  add(revision: Revision): boolean {
    const added = this.#folder.add(revision);
    if (added.kind === "append") this.#append(added.entry);
    else if (added.kind === "setup") this.#reset();
    else if (added.kind === "changed") this.#replay(added.from);
    return added.kind !== "known";
  }

  /** Where an entry stands, or -1. */
  indexOf(id: EntryId): number {
    return this.#lines.findIndex(({ entry }) => entry.id === id);
  }

  has(id: EntryId): boolean {
    return this.#ids.has(id);
  }

  /** The line that an entry would be behind all others; costs the same however many there are. */
  peek(entry: Raw): BookLine {
    return this.#post(entry, this.#lines.at(-1), this.#opening.state, this.#ids);
  }

  #append(entry: Raw): void {
    const line = this.peek(entry);
    this.#ids.add(line.entry.id);
    this.#lines.push(line);
  }

  #reset(): void {
    this.#setup = this.#foldedSetup();
    this.#opening = open(this.#setup);
    this.#post = poster(this.#setup);
    this.#replay(0);
  }

  #replay(from: number): void {
    const start = { lines: this.#lines.slice(0, from), opening: this.#opening };
    this.#lines = linesOf(this.#setup, start, this.#folder.folded.entries.slice(from));
    this.#ids = takenIds(this.#setup, this.#lines);
  }

  #foldedSetup(): Setup {
    return withSetup(this.base, this.#folder.folded.setup);
  }
}
