import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { instantOf } from "../../model/index.ts";
import type { Answer, Observable, Store } from "../../store/index.ts";
import type { Front, Summing } from "../app.ts";
import { type Book, cardOf } from "../evening/index.ts";
import type { EveningCard } from "../types.ts";
import { type FiguredEvening, figuresShelf, figuresText } from "./figures.ts";
import { asKnown } from "./known.ts";
import type { People } from "./people.ts";
import { type Ask, type OpenBook, summarizer } from "./summarizer.ts";

/** Another one whenever a card or the figures hold something else, or are computed otherwise: what was kept is then computed anew. */
export const VERSION = 5;

/** As many evenings as a club plays in a quarter; older ones are in the list of all. */
const NEWEST = 12;

/** Up to so many evenings that are just being computed nobody needs to see a list without. */
const SOON = 20;

/** The lists of evenings, each followed only while somebody looks at it. */
export interface Shelf {
  readonly front: ReadonlySignal<Front | null>;
  readonly evenings: ReadonlySignal<readonly EveningCard[] | null>;
  readonly summing: ReadonlySignal<Summing | null>;
  /** All with their figures; null until every one has been computed. */
  readonly figures: ReadonlySignal<readonly FiguredEvening[] | null>;
  /** All, with the ids they were recorded with. */
  readonly recorded: ReadonlySignal<Told<readonly EveningCard[]> | null>;
}

/** What the drawer told, and whether any evening that can be computed was missing from it. */
export interface Told<T> {
  readonly value: T;
  readonly whole: boolean;
}

export function shelf(store: Store, openBook: OpenBook, people: Pick<People, "nameOf" | "idOf">): Shelf {
  const { ask, progress } = summarizer(store, openBook, VERSION, summaryOf);
  const named = (cards: readonly unknown[]) => cards.map((card) => asKnown(card as EveningCard, people));
  const front = answered(store.summaries.front(VERSION, NEWEST), ask);
  const all = answered(store.summaries.all(VERSION), ask);
  return {
    front: computed(() => {
      const told = front.value?.value;
      return told ? { ...told, running: named(told.running), ended: named(told.ended) } : null;
    }),
    evenings: computed(() => all.value && named(all.value.value)),
    summing: progress,
    figures: figuresShelf(store, VERSION, ask),
    recorded: computed(() => all.value as Told<readonly EveningCard[]> | null),
  };
}

/** What is kept of an evening, so that no list has to replay it. */
export function summaryOf(book: Book) {
  const card = cardOf(book);
  return { running: card.running, began: instantOf(card.startedAt).second * 1000, card, figures: figuresText(book) };
}

/** An answer of the drawer; what few evenings it still lacks are computed first. */
function answered<T>(source: Observable<Answer<T>>, ask: Ask): ReadonlySignal<Told<T> | null> {
  let stop = () => {};
  let newest = 0;
  const value = signal<Told<T> | null>(null, {
    watched: () => {
      stop = source.subscribe((answer) => {
        if (answer.ok) void take(answer.value);
      });
    },
    unwatched: () => stop(),
  });
  const take = async ({ value: told, missing }: Answer<T>): Promise<void> => {
    newest++;
    const asked = newest;
    const tell = (whole: boolean) => {
      if (asked === newest) value.value = { value: told, whole };
    };
    if (missing.length === 0) return tell(true);
    const computing = ask(missing);
    if (missing.length > SOON) tell(false);
    // Whatever could not be computed is not waited for again; once it was, the drawer tells an answer that has it.
    if ((await computing) === 0) tell(true);
  };
  return value;
}
