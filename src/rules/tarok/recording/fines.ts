import type { PlayerId } from "../../../model/index.ts";
import { points } from "../../../model/index.ts";
import { BARRING_FINES, type Fine, type FineKind } from "../fine.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft, DealSoFar, Face } from "./draft.ts";
import { finished } from "./faces.ts";
import { voided } from "./play.ts";
import { addRow, removeRow, replaceRow, rowsOf, without } from "./rows.ts";
import { refuse } from "./trick.ts";

type Fining = Extract<Face, { readonly face: "fine" }>;

/** Fines that void the deal unless the two others let it stand (rules.md, section 6). */
export const ASKING_FINES: readonly FineKind[] = ["wrongCardCount", "wrongSkat", "revoke"];

/** Whether the two others are asked if the deal stands. */
export const isAsked = (deal: DealSoFar): boolean =>
  rowsOf(deal, "fines").some(({ kind }) => ASKING_FINES.includes(kind));

/** More digits than a fine can have points. */
const DIGITS = 6;

/** Notes a fine; one of the club's own waits for its amount. */
export function fine(draft: DealDraft, player: PlayerId, kind: FineKind): DealDraft {
  if (kind === "other") return { ...draft, face: { face: "fine", player, row: null, digits: "" } };
  return {
    ...draft,
    deal: addRow(draft.deal, "fines", { player, kind }),
    face: { face: "fine", player, row: rowsOf(draft.deal, "fines").length, digits: null },
    question: draft.question || (ASKING_FINES.includes(kind) && !draft.deal.voided),
  };
}

/** The two others let the deal stand, or it is voided. */
export function accepted(draft: DealDraft, stands: boolean, context: RecordingContext): DealDraft {
  const answered = { ...draft, question: false };
  const changes = Boolean(draft.deal.voided) === stands;
  return changes ? voided(answered, context) : finished(answered, context);
}

/** Nothing is due, or the rule's amount again. */
export const waive = (draft: DealDraft): DealDraft =>
  onFine(draft, (one) => {
    if (one.kind === "other" || one.amount !== 0) return { ...one, amount: points(0) };
    return without(one, "amount") as Fine;
  });

/** The pad for an amount of its own; again closes it. */
export function ownAmount(draft: DealDraft): DealDraft {
  const { face } = draft;
  if (face.face !== "fine" || face.row === null) return draft;
  return { ...draft, face: { ...face, digits: face.digits === null ? "" : null } };
}

/** Found once the end of play had been paid: it goes into the pots as they are then (rules.md, section 3). */
export const afterPlay = (draft: DealDraft, late: boolean): DealDraft =>
  onFine(draft, (one) => (late ? { ...one, afterPlay: true } : (without(one, "afterPlay") as Fine)));

export const fineNote = (draft: DealDraft, text: string): DealDraft =>
  onFine(draft, (one) => (text === "" ? (without(one, "note") as Fine) : { ...one, note: text }));

/** One more digit of a fine's amount. */
export const fineDigit = (draft: DealDraft, face: Fining, typed: number): DealDraft =>
  withAmount(draft, face, `${face.digits}${typed}`.slice(0, DIGITS));

export const fineErase = (draft: DealDraft, face: Fining): DealDraft =>
  withAmount(draft, face, (face.digits ?? "").slice(0, -1));

function withAmount(draft: DealDraft, face: Fining, digits: string): DealDraft {
  const amount = points(Number(digits));
  if (face.row === null) {
    if (digits === "") return draft;
    const deal = addRow(draft.deal, "fines", { player: face.player, kind: "other", amount });
    return { ...draft, deal, face: { ...face, row: rowsOf(draft.deal, "fines").length, digits } };
  }
  const next = onFine(draft, (one) =>
    digits === "" && one.kind !== "other" ? (without(one, "amount") as Fine) : { ...one, amount },
  );
  return { ...next, face: { ...face, digits } };
}

function onFine(draft: DealDraft, change: (fine: Fine) => Fine): DealDraft {
  const { face, deal } = draft;
  if (face.face !== "fine" || face.row === null) return draft;
  const old = rowsOf(deal, "fines")[face.row];
  return old ? { ...draft, deal: replaceRow(deal, "fines", face.row, change(old)) } : draft;
}

/** Takes a fine away, and with it what only it asked for: the question, and the bar from the ultimo. */
export function removeFine(draft: DealDraft, row: number): DealDraft {
  const gone = rowsOf(draft.deal, "fines")[row];
  const deal = removeRow(draft.deal, "fines", row);
  const next = { ...draft, deal, question: draft.question && isAsked(deal) };
  return gone ? unbarred(next, gone) : next;
}

/** An ultimo that was refused because of a fine which is not the player's any more stands again. */
export function unbarred(draft: DealDraft, gone: Fine): DealDraft {
  const { lastTrick, fines = [] } = draft.deal;
  if (!bars(gone) || !lastTrick?.refused || lastTrick.winner !== gone.player) return draft;
  return fines.some((one) => one.player === gone.player && bars(one)) ? draft : refuse(draft);
}

const bars = ({ kind }: Fine): boolean => BARRING_FINES.includes(kind);
