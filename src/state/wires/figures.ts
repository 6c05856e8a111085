import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { figuresOf, settle } from "../../ledger/index.ts";
import type { EveningFigures } from "../../model/index.ts";
import type { Answer, Store } from "../../store/index.ts";
import type { Book } from "../evening/index.ts";
import type { EveningCard } from "../types.ts";
import { type Ask, pause } from "./summarizer.ts";

/** An evening with its card: what statistics are added up from. */
export interface FiguredEvening {
  readonly card: EveningCard;
  readonly figures: EveningFigures;
}

/** As text: of a thousand evenings it is read in a fraction of the time, and taken apart a few at a time. */
export const figuresText = (book: Book): string =>
  JSON.stringify(
    figuresOf(book.setup, { opening: book.opening, postings: book.lines }, settle(book.setup, book.state)),
  );

interface StoredFigures {
  readonly card: unknown;
  readonly figures: unknown;
}

/** So many are taken apart before whoever taps is listened to. */
const SLICE = 100;

/** All evenings with their figures, the newest first; null until every one has been computed. Followed only while somebody looks at it. */
export function figuresShelf(
  store: Store,
  version: number,
  ask: Ask,
): ReadonlySignal<readonly FiguredEvening[] | null> {
  let stop = () => {};
  let newest = 0;
  const value = signal<readonly FiguredEvening[] | null>(null, {
    watched: () => {
      stop = store.summaries.figures(version).subscribe((answer) => {
        if (answer.ok) void take(answer.value);
      });
    },
    unwatched: () => stop(),
  });
  const take = async ({ value: rows, missing }: Answer<readonly StoredFigures[]>): Promise<void> => {
    newest++;
    const asked = newest;
    // A figure of some of the evenings would be a wrong one; once those are kept the drawer tells an answer that has them.
    if ((await ask(missing)) > 0) return;
    const taken: FiguredEvening[] = [];
    for (const { card, figures } of rows) {
      if (taken.length % SLICE === SLICE - 1) await pause();
      if (asked !== newest) return;
      taken.push({ card: card as EveningCard, figures: JSON.parse(String(figures)) });
    }
    value.value = taken;
  };
  return computed(() => value.value);
}
