import { type Phrase, phrase } from "../../phrase.ts";
import type { Terms } from "../../terms.ts";
import { genitive } from "../grammar.ts";

const THE_SCUS: Record<Terms["scus"], string> = { scus: "Scusen", scies: "Sciesen" };
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What happens is put on a person: the dock's face for one player, and the composing of a declaration. */
export const compose = (terms: Terms) => ({
  declares: "Melder",
  loses: "Taber til et andet stik",
  losesInLastTrick: "Bagud i sidste stik",
  half: "Halvt",
  taroks: "Tarokker",
  matadors: "Matadorer",
  full: upper(terms.full),
  overfull: upper(terms.overfull),
  halfIn: "Halvt i …",
  fullIn: `${upper(terms.full)} i …`,
  overfullIn: `${upper(terms.overfull)} i …`,
  without: "uden …",
  withPagat: (n: number): string => `${n} med`,
  withoutPagat: (n: number): string => `${n} uden`,
  withPagatHead: "med pagaten",
  withoutPagatHead: "uden pagaten",
  pagat: "pagat",
  king: "konge",
  kings: "konger",
  anyKing: "kulør ukendt",
  pagatHome: "Pagaten hjem",
  nolo: "Nolo",
  tout: "Tout",
  fine: "Bøde",
  whoTook: "Hvem tog kortet?",
  takerUnknown: "Ved ikke",
  fromEach: (amount: string): string => `${amount} fra hver`,
  toEach: (amount: string): string => `${amount} til hver`,
  noted: "Noteret.",
  scusIsWith: (who: string): string => `${THE_SCUS[terms.scus]} er hos ${who}.`,
  /** What stands on a key that cannot be, instead of its word. */
  fallen: "faldet",
  barred: "spærret",
  lost: "tabt",
  noteRefused: "Notér som ikke godtaget",
  refuse: "Godtag ikke ultimoen",
  accept: "Godtag ultimoen",
  wasFalse: (who: string, amount: string): string => `${genitive(who)} melding var forkert, bøde ${amount}`,
  thatWasFalse: (what: Phrase, amount: string): Phrase => phrase`${what} var forkert, bøde ${amount}`,
  keep: (who: string): string => `Behold ${genitive(who)} melding`,
});
