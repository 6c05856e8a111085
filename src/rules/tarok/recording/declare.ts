import { type PlayerId, unreachable } from "../../../model/index.ts";
import { RANKS, SUITS } from "../cards.ts";
import type { Declaration, DeclarationKind, DeclaredIn } from "../declaration.ts";
import type { TarokRules } from "../rules.ts";
import type { RecordingContext } from "./context.ts";
import type { Choice, DealDraft, DealSoFar, Face } from "./draft.ts";
import { pageAfter, pageOf } from "./numbers.ts";
import { addRow, removeRow, replaceRow, rowsOf, without } from "./rows.ts";
import type { Tap } from "./tap.ts";

type Declaring = Extract<Face, { readonly face: "declare" }>;

/** What somebody makes at most once; tapped again it opens what was made. */
const ONCE: readonly DeclarationKind[] = ["taroks", "matadors"];

/** Begins a declaration, or opens the one that a player can only make once. */
export function declare(
  draft: DealDraft,
  player: PlayerId,
  kind: DeclarationKind,
  { rules }: RecordingContext,
): DealDraft {
  const row = madeOnce(draft, player, kind);
  if (row !== undefined) return openDeclaration(draft, row, rules);
  return { ...draft, face: { face: "declare", player, choice: { kind }, row: null, page: 0 } };
}

/** Where the declaration is that a player can only make once, if it was made. */
export function madeOnce({ deal }: DealDraft, player: PlayerId, kind: DeclarationKind): number | undefined {
  const row = rowsOf(deal, "declarations").findIndex(
    (made) => made.player === player && made.kind === kind && !made.withdrawn,
  );
  return row < 0 || !ONCE.includes(kind) ? undefined : row;
}

/** What a tap makes known of a declaration; undefined for a tap that speaks of none. */
export function knownBy(tapped: Tap): Partial<Choice> | undefined {
  switch (tapped.tap) {
    case "of":
      return { of: tapped.of };
    case "lacking":
      return { missing: tapped.missing };
    case "taroks":
      return { count: tapped.count, withPagat: tapped.withPagat };
    case "matadors":
      return { count: tapped.count };
    default:
      return undefined;
  }
}

/** A declaration that was made, to be looked at and changed. */
export function openDeclaration(draft: DealDraft, row: number, rules: TarokRules): DealDraft {
  const made = rowsOf(draft.deal, "declarations")[row];
  if (!made) return draft;
  const { player, withdrawn: _, ...choice } = made;
  const page = "count" in choice ? pageOf(choice.count, choice.kind, rules) : 0;
  return { ...draft, face: { face: "declare", player, choice, row, page } };
}

/** One more thing is known of the declaration; as soon as it is complete it stands in the deal. */
export function compose(draft: DealDraft, known: Partial<Choice>): DealDraft {
  const { face } = draft;
  if (face.face !== "declare") return draft;
  const choice = fitting({ ...face.choice, ...known });
  const declaration = declarationOf(face.player, choice);
  if (!declaration) return { ...draft, face: { ...face, choice } };
  return stored(draft, { ...face, choice }, declaration);
}

function stored(draft: DealDraft, face: Declaring, declaration: Declaration): DealDraft {
  const made = rowsOf(draft.deal, "declarations");
  const old = face.row === null ? undefined : made[face.row];
  const row = face.row ?? made.length;
  const next = old?.withdrawn ? { ...declaration, withdrawn: true as const } : declaration;
  const deal = old ? replaceRow(draft.deal, "declarations", row, next) : addRow(draft.deal, "declarations", next);
  const kept = { ...draft, deal, face: { ...face, row } };
  return draft.falsely ? withdraw({ ...kept, falsely: false }, row, true) : kept;
}

/** The next numbers of taroks or matadors, or the first again. */
export function further(draft: DealDraft, rules: TarokRules): DealDraft {
  const { face } = draft;
  if (face.face !== "declare") return draft;
  return { ...draft, face: { ...face, page: pageAfter(face.page, face.choice.kind, rules) } };
}

/** A half in a suit lacks a rank, one in kings a suit: what does not fit any more is asked again. */
export function fitting(choice: Choice): Choice {
  const { kind, of, missing } = choice;
  if (kind !== "half" || of === undefined || missing === undefined) return choice;
  return lackable(of).some((card) => card === missing) ? choice : without(choice, "missing");
}

/** What a half can lack. */
export const lackable = (of: DeclaredIn) => (of === "kings" ? SUITS : RANKS);

/** The declaration that a choice amounts to, or undefined while something is still open. */
export function declarationOf(
  player: PlayerId,
  { kind, of, missing, count, withPagat }: Choice,
): Declaration | undefined {
  switch (kind) {
    case "taroks":
      return count === undefined || withPagat === undefined ? undefined : { player, kind, count, withPagat };
    case "matadors":
      return count === undefined ? undefined : { player, kind, count };
    case "half":
      return half(player, of, missing);
    case "full":
    case "overfull":
      return of && { player, kind, of };
    default:
      return unreachable(kind);
  }
}

function half(player: PlayerId, of: DeclaredIn | undefined, missing: Choice["missing"]): Declaration | undefined {
  if (of === undefined || missing === undefined) return undefined;
  const kind = "half";
  if (of !== "kings") {
    const rank = RANKS.find((one) => one === missing);
    return rank && { player, kind, of, missing: rank };
  }
  const suit = SUITS.find((one) => one === missing);
  return suit && { player, kind, of, missing: suit };
}

/** A declaration proved false: it is withdrawn, as a rule with a fine (rules.md, section 6). */
export function withdraw(draft: DealDraft, row: number, fine: boolean): DealDraft {
  const made = rowsOf(draft.deal, "declarations")[row];
  if (!made) return draft;
  const deal = replaceRow(draft.deal, "declarations", row, { ...made, withdrawn: true });
  return { ...draft, deal: fine ? addRow(deal, "fines", { player: made.player, kind: "falseDeclaration" }) : deal };
}

/** The declaration was right after all, and the fine for it goes too. */
export function reinstate(draft: DealDraft, row: number): DealDraft {
  const made = rowsOf(draft.deal, "declarations")[row];
  if (!made) return draft;
  const fine = fineFor(draft.deal, made.player);
  const deal = replaceRow(draft.deal, "declarations", row, without(made, "withdrawn") as Declaration);
  return { ...draft, deal: fine < 0 ? deal : removeRow(deal, "fines", fine) };
}

/** Where the fine stands that a player got with a declaration taken back; -1 where none was due. */
export const fineFor = (deal: DealSoFar, declarer: PlayerId): number =>
  rowsOf(deal, "fines").findLastIndex(({ player, kind }) => player === declarer && kind === "falseDeclaration");
