import type { Bagud, Lost } from "../../rules/tarok/deal.ts";
import type { Declaration } from "../../rules/tarok/declaration.ts";
import type { Fine } from "../../rules/tarok/fine.ts";
import { capital, type Phrase, phrase } from "../phrase.ts";
import type { Words } from "../words.ts";
import { fineAmount, fineName } from "./fine.ts";
import { type Duty, dutyText } from "./reminder.ts";
import type { Speaking, Telling } from "./telling.ts";

/** What stands in a player's column: a title, and a second line where there is more to say. */
export interface Note {
  readonly title: Phrase;
  readonly detail: Phrase;
}

const note = (title: Phrase | string, detail: Phrase | string = []): Note => ({
  title: capital(typeof title === "string" ? [title] : title),
  detail: typeof detail === "string" ? [detail] : detail,
});

/** The pagat or a king by its suit: "pagat", "♥ konge", "konge". */
function cardName(words: Words, played: Lost | Bagud): Phrase {
  const { notes, suit } = words.sentences;
  if (played.card === "pagat") return [notes.pagat];
  return played.suit === undefined ? [notes.king] : phrase`${suit(played.suit)} ${notes.king}`;
}

/** "Halvt i ♥" / "uden damen"; of a false one that it was false. */
export function declarationNote(words: Words, declaration: Declaration): Note {
  const { what, detail } = words.sentences.declaration(declaration);
  return note(what, declaration.withdrawn ? words.sentences.notes.withdrawn : detail);
}

/** "♣ konge" / "tabt til Poul". */
export function lostNote({ words, name }: Speaking, lost: Lost): Note {
  const { notes } = words.sentences;
  return note(cardName(words, lost), lost.to === undefined ? notes.lost : notes.lostTo(name(lost.to)));
}

/** "♥ konge" / "bagud". */
export const bagudNote = (words: Words, bagud: Bagud): Note =>
  note(cardName(words, bagud), words.sentences.notes.bagud);

/** "Bøde 40" / "kulørsvigt". */
export function fineNote({ words, rules }: Pick<Telling, "words" | "rules">, fine: Fine): Note {
  const { notes } = words.sentences;
  const amount = fineAmount(rules, fine);
  return note(amount === 0 ? notes.fineWaived : notes.fine(words.format.points(amount)), fineName(words, fine));
}

/** "Glemt?" / "3 matadorer". */
export function dutyNote(told: Speaking, duty: Duty): Note {
  const { notes, duty: say } = told.words.sentences;
  const [kind] = duty.kinds;
  const short = kind !== undefined && duty.count !== undefined ? say.count(kind, duty.count) : dutyText(told, duty);
  return note(notes.forgotten, short);
}

/** What a player did with the pagat or the tricks as a whole. */
export const playNote = (words: Words, what: "pagatHome" | "nolo" | "tout"): Note => note(words.sentences.notes[what]);
