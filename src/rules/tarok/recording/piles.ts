import type { PlayerId } from "../../../model/index.ts";
import type { Deal, Pile } from "../deal.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft } from "./draft.ts";
import { counting } from "./table.ts";

/** The digits typed for a player's pile; empty where there are none. */
export const digitsOf = ({ piles }: DealDraft, player: PlayerId): string =>
  piles.find((pile) => pile.player === player)?.digits ?? "";

/** The draft with other digits for a pile; a pile without digits is none. */
export function withDigits(draft: DealDraft, player: PlayerId, digits: string): DealDraft {
  const { piles } = draft;
  if (digits === "") return { ...draft, piles: piles.filter((pile) => pile.player !== player) };
  if (digitsOf(draft, player) === "") return { ...draft, piles: [...piles, { player, digits }] };
  return { ...draft, piles: piles.map((pile) => (pile.player === player ? { player, digits } : pile)) };
}

const typed = ({ piles }: DealDraft): readonly Pile[] =>
  piles.map(({ player, digits }) => ({ player, points: Number(digits) }));

/** Whether the digit that was tapped last makes more points than there are. */
export const isTooMuch = ({ asked, face }: DealDraft): boolean =>
  asked?.tap === "digit" && (face.face !== "fine" || face.digits === null);

/** The deal as it would be saved now; piles of which only one is typed are none yet, nor is one that is too much. */
export function dealOf(draft: DealDraft): Deal {
  const [one, two] = isTooMuch(draft) ? [] : typed(draft);
  return { ...draft.deal, ...(one && two ? { counts: [{ ...one }, { ...two }] } : {}) };
}

/** The deal that is checked: a pile typed alone stands beside an empty one, so that what cannot be is told at once. */
export function dealToCheck(draft: DealDraft, context: RecordingContext): Deal {
  const [one, two] = typed(draft);
  const other = counting(draft, context).find((id) => id !== one?.player);
  if (!one || two || other === undefined) return dealOf(draft);
  return { ...draft.deal, counts: [{ ...one }, { player: other, points: 0 }] };
}

/** Whether this deal has piles to count (rules.md, section 7). */
export const hasCount = ({ deal }: DealDraft): boolean => deal.nolo === undefined && !deal.voided;

/** Of the two who count, the first whose pile is not typed yet. */
export const firstUncounted = (draft: DealDraft, context: RecordingContext): PlayerId | undefined =>
  counting(draft, context).find((id) => digitsOf(draft, id) === "");
