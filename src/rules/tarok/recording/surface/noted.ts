import type { PlayerId, Points } from "../../../../model/index.ts";
import { points } from "../../../../model/index.ts";
import type { Bagud, Lost } from "../../deal.ts";
import type { Declaration } from "../../declaration.ts";
import type { Fine } from "../../fine.ts";
import type { Duty } from "../../hands/index.ts";
import type { TarokRules } from "../../rules.ts";
import { fineAmount, isAnnulled, stepsKept } from "../../settle/index.ts";
import type { DealSoFar } from "../draft.ts";
import type { CardTap, Tap } from "../tap.ts";
import type { Keys } from "./keys.ts";

/** One thing that was noted of a player, and the tap that opens it. */
export type Noted = {
  readonly tap: Tap;
  /** Not paid, since the deal is voided. */
  readonly unpaid?: true;
} & (
  | { readonly what: "declaration"; readonly declaration: Declaration }
  | { readonly what: "lost"; readonly lost: Lost }
  | { readonly what: "pagatHome" | "nolo" | "tout" }
  | ({ readonly what: "ultimo"; readonly refused: boolean; readonly annulled: boolean } & CardTap)
  | { readonly what: "bagud"; readonly bagud: Bagud }
  | { readonly what: "fine"; readonly fine: Fine; readonly amount: Points }
  /** Not noted, but it had to be declared by what is (rules.md, section 11). */
  | { readonly what: "duty"; readonly duty: Duty }
);

/** What was noted of a player, in the order in which a deal is played; before it what may have been forgotten. */
export const notedOf = (keys: Keys, player: PlayerId): readonly Noted[] => [
  ...dutiesOf(keys, player),
  ...recordedOf(keys.draft.deal, player, keys.context.rules),
];

const dutiesOf = (keys: Keys, player: PlayerId): readonly Noted[] =>
  keys.forgotten.flatMap(({ player: whose, duty }): readonly Noted[] => {
    const [kind] = duty.kinds;
    return whose === player && kind ? [{ what: "duty", duty, tap: { tap: "declare", player, kind } }] : [];
  });

const recordedOf = (deal: DealSoFar, player: PlayerId, rules: TarokRules): readonly Noted[] => {
  const kept = stepsKept(deal, rules);
  return allOf(deal, player, rules).map((noted) => (isKept(noted, kept) ? noted : { ...noted, unpaid: true }));
};

function isKept({ what }: Noted, kept: ReturnType<typeof stepsKept>): boolean {
  if (what === "declaration") return kept.declarations;
  return what === "lost" || what === "pagatHome" ? kept.play : true;
}

const allOf = (deal: DealSoFar, player: PlayerId, rules: TarokRules): readonly Noted[] => [
  ...ofPlayer(
    deal.declarations,
    player,
    (declaration, row): Noted => ({
      what: "declaration",
      declaration,
      tap: { tap: "edit", list: "declarations", row },
    }),
  ),
  ...ofPlayer(
    deal.lost,
    player,
    (lost, row): Noted => ({ what: "lost", lost, tap: { tap: "edit", list: "lost", row } }),
  ),
  ...singles(deal, player),
  ...inLastTrick(deal, player),
  ...ofPlayer(
    deal.fines,
    player,
    (fine, row): Noted => ({
      what: "fine",
      fine,
      amount: points(fineAmount(fine, rules)),
      tap: { tap: "edit", list: "fines", row },
    }),
  ),
];

function ofPlayer<Row extends { readonly player: PlayerId }>(
  rows: readonly Row[] | undefined,
  player: PlayerId,
  note: (row: Row, at: number) => Noted,
): readonly Noted[] {
  return (rows ?? []).flatMap((row, at) => (row.player === player ? [note(row, at)] : []));
}

function singles(deal: DealSoFar, player: PlayerId): readonly Noted[] {
  const all = ["pagatHome", "nolo", "tout"] as const;
  return all.flatMap((what) => (deal[what] === player ? [{ what, tap: { tap: what, player } }] : []));
}

function inLastTrick(deal: DealSoFar, player: PlayerId): readonly Noted[] {
  const { lastTrick } = deal;
  if (!lastTrick) return [];
  const { winner, ultimo: card, suit, refused = false, bagud = [] } = lastTrick;
  const won: readonly Noted[] =
    winner === player && card !== undefined
      ? [{ what: "ultimo", card, suit, refused, annulled: isAnnulled(deal), tap: { tap: "theUltimo" } }]
      : [];
  const lost = bagud
    .filter((row) => row.player === player)
    .map((row): Noted => ({ what: "bagud", bagud: row, tap: { tap: "trick", player } }));
  return [...won, ...lost];
}
