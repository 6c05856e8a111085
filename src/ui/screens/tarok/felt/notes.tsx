import {
  bagudNote,
  declarationNote,
  dutyNote,
  fineNote,
  lostNote,
  type Note,
  plain,
  playNote,
  type Telling,
} from "../../../../i18n/index.ts";
import type { Noted } from "../../../../rules/tarok/recording/index.ts";
import { classes, PlusIcon, Say } from "../../../components/index.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import "./notes.css";

/** So many notes fit on a high screen, and on a low one; of more, one line says how many. */
const FIT = { high: 3, low: 2 } as const;

/** A longer second line takes two on a phone, and the room of the key under it. */
const LINE = 15;

/** How many of some notes are shown, so that what is left out has its line too. */
const shownOf = (notes: number, fit: number): number => (notes > fit ? fit - 1 : notes);

/** What was noted of a player, in two short lines; the second says where it is not paid. */
export function noteOf(told: Telling, noted: Noted): Note {
  const note = noteAlone(told, noted);
  return noted.unpaid ? { ...note, detail: [told.words.sentences.notes.unpaid] } : note;
}

function noteAlone(told: Telling, noted: Noted): Note {
  switch (noted.what) {
    case "declaration":
      return declarationNote(told.words, noted.declaration);
    case "lost":
      return lostNote(told, noted.lost);
    case "bagud":
      return bagudNote(told.words, noted.bagud);
    case "fine":
      return fineNote(told, noted.fine);
    case "duty":
      return dutyNote(told, noted.duty);
    case "ultimo":
      return ultimoNote(told, noted);
    default:
      return playNote(told.words, noted.what);
  }
}

function ultimoNote({ words: said }: Telling, noted: Extract<Noted, { what: "ultimo" }>): Note {
  const { sentences, table } = said;
  const { card, suit, refused, annulled } = noted;
  const not = refused ? table.refused : annulled ? sentences.notes.annulled : undefined;
  return { title: [table.ultimo], detail: not === undefined ? sentences.ultimoCard(card, suit) : [not] };
}

/** What was noted of a player; the ultimo stands on the key below. */
export function Notes({ noted }: { readonly noted: readonly Noted[] }) {
  const notes = noted.filter((one) => one.what !== "ultimo");
  const { told } = useTable();
  const long = notes.some((one) => plain(noteOf(told, one).detail).length > LINE);
  const [high, low] = [shownOf(notes.length, FIT.high), shownOf(notes.length, FIT.low)];
  return (
    <span class={classes("notes", long && "long")} data-count={notes.length}>
      {notes.map((one, i) => (
        <NoteOf
          key={`${one.what} ${JSON.stringify(one.tap)}`}
          noted={one}
          class={classes(one.what === "duty" && "duty", i >= high && "beyond-high", i >= low && "beyond-low")}
        />
      ))}
      <Others class="high-only" left={notes.length - high} />
      <Others class="low-only" left={notes.length - low} />
      <span class="add">
        <PlusIcon />
        {words.value.table.note}
      </span>
    </span>
  );
}

function NoteOf({ noted, class: name }: { readonly noted: Noted; readonly class: string }) {
  const { title, detail } = noteOf(useTable().told, noted);
  return (
    <span class={classes("noted", name)}>
      <b>
        <Say tight>{title}</Say>
      </b>
      <span>{detail.length === 0 ? null : <Say tight>{[" ", ...detail]}</Say>}</span>
    </span>
  );
}

function Others({ left, class: name }: { readonly left: number; readonly class: string }) {
  return left > 0 ? <span class={classes("noted", name)}>{words.value.table.others(left)}</span> : null;
}
