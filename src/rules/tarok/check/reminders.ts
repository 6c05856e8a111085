import type { PlayerId, Problem, ProblemCode } from "../../../model/index.ts";
import type { Deal } from "../deal.ts";
import type { Fine } from "../fine.ts";
import { type Duty, dutiesOf, impossible } from "../hands/index.ts";
import { playingIn, type TarokContext } from "./context.ts";
import { knowledge } from "./knowledge.ts";

/** A declaration to be withdrawn, and the fine that goes with it. */
export interface Withdrawal {
  readonly row: number;
  readonly fine: Fine;
}

/** What a deal gives reason to ask about. It refuses nothing: the table may know better. */
export type Reminder =
  | { readonly kind: "forgottenDeclaration"; readonly player: PlayerId; readonly duty: Duty }
  | { readonly kind: "falseDeclaration"; readonly problem: Problem; readonly withdrawals: readonly Withdrawal[] }
  | { readonly kind: "notCounted" };

/** What is pointed out, and can be left so (rules.md, sections 7 and 11). */
export const reminders = (deal: Deal, context: TarokContext): readonly Reminder[] => [
  ...forgotten(deal, context),
  ...contradicted(deal, context),
  ...(isNotCounted(deal, context) ? [{ kind: "notCounted" } as const] : []),
];

/** Declarations that a hand must have had by what it declared, of players not yet fined for it. */
function forgotten(deal: Deal, context: TarokContext): readonly Reminder[] {
  const { fines = [], declarations = [] } = deal;
  const fined = new Set(fines.flatMap(({ kind, player }) => (kind === "forgottenDeclaration" ? [player] : [])));
  return [...knowledge(deal, context)].flatMap(([player, known]) => {
    const own = declarations.filter((declaration) => declaration.player === player);
    const duties = fined.has(player) ? [] : dutiesOf(known, own, context.rules.declarations.taroksFrom);
    return duties.map((duty) => ({ kind: "forgottenDeclaration", player, duty }) as const);
  });
}

const CONTRADICTIONS: readonly ProblemCode[] = ["heldTwice", "handContradiction", "tooManyTaroks", "handTooLarge"];

/** Declarations that cannot all be true, each with the offer to withdraw one; a half first, which is the usual slip. */
function contradicted(deal: Deal, context: TarokContext): readonly Reminder[] {
  const { declarations = [] } = deal;
  return impossible(deal, playingIn(deal, context))
    .filter(({ code }) => CONTRADICTIONS.includes(code))
    .map((problem) => {
      const rows = (problem.rows ?? []).map(([, row]) => Number(row));
      const slipsFirst = rows.toSorted((a, b) => Number(isHalf(b)) - Number(isHalf(a)));
      return { kind: "falseDeclaration", problem, withdrawals: slipsFirst.flatMap(withdrawal) } as const;
    });

  function isHalf(row: number): boolean {
    return declarations[row]?.kind === "half";
  }
  function withdrawal(row: number): Withdrawal[] {
    const player = declarations[row]?.player;
    return player === undefined ? [] : [{ row, fine: { player, kind: "falseDeclaration" } }];
  }
}

/** Played to the end, and neither counted nor a deal that is not counted. */
const isNotCounted = ({ voided, nolo, tout, lastTrick, counts }: Deal, { rules }: TarokContext): boolean => {
  if (voided || nolo !== undefined || counts !== undefined) return false;
  return tout === undefined ? lastTrick !== undefined : rules.count.afterTout;
};
