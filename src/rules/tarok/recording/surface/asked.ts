import type { Path, Problem } from "../../../../model/index.ts";
import type { AskedOf } from "../../../surface.ts";
import type { Deal } from "../../deal.ts";
import type { DealDraft } from "../draft.ts";
import { dealToCheck } from "../piles.ts";
import { tryTap } from "../possible.ts";
import { rowsOf } from "../rows.ts";
import type { Tap } from "../tap.ts";
import type { Keys, TapKey } from "./keys.ts";

/** Why what was tapped cannot be, and what would make room for it. */
export interface Asked extends AskedOf<Tap> {
  readonly deal: Deal;
  /** A declaration of somebody else stands in the way, and may have been noted of the wrong player. */
  readonly move: TapKey | null;
}

/** Why what was tapped cannot be; null where nothing was, or where it can by now. */
export function askedOf(keys: Keys): Asked | null {
  const { draft, context } = keys;
  const tap = draft.asked;
  if (!tap) return null;
  const { made, problems } = tryTap({ ...draft, asked: null }, tap, context);
  if (problems.length === 0) return null;
  // Only what works is a way out.
  const ways = waysOut(draft, tap).filter((way) => keys.tried(way).problems.length === 0);
  const deal = dealToCheck(made, context);
  return {
    tap,
    problems: problems.map((problem) => withNoted(problem, dealToCheck(draft, context), deal)),
    deal,
    waysOut: ways.map((way) => keys.of(way)),
    move: moveOf(keys, ways),
  };
}

/** A problem whose rows are noted already, without what was only tapped. */
function withNoted(problem: Problem, noted: Deal, tapped: Deal): Problem {
  if (problem.rows === undefined) return problem;
  const said = (deal: Deal, row: Path) => JSON.stringify(row.reduce<unknown>(within, deal));
  return { ...problem, rows: problem.rows.filter((row) => said(noted, row) === said(tapped, row)) };
}

const within = (value: unknown, key: string | number): unknown => (value as Record<string, unknown> | undefined)?.[key];

/** The declaration without which it would work, where it is another player's. */
function moveOf(keys: Keys, ways: readonly Tap[]): TapKey | null {
  const { face, deal } = keys.draft;
  if (face.face !== "person" && face.face !== "declare") return null;
  for (const way of ways) {
    if (way.tap !== "instead" || way.first.tap !== "withdraw") continue;
    const { row } = way.first;
    if (deal.declarations?.[row]?.player !== face.player) return keys.of({ tap: "move", list: "declarations", row });
  }
  return null;
}

/** Everything that could be given up for a tap, the likeliest first. */
function waysOut(draft: DealDraft, wanted: Tap): readonly Tap[] {
  switch (wanted.tap) {
    case "ultimo":
      return [{ ...wanted, refused: true }, ...instead(draft, wanted)];
    case "declare":
    case "of":
    case "lacking":
    case "taroks":
    case "matadors":
      return instead(draft, wanted, [{ tap: "falsely" }]);
    case "digit":
      return draft.piles
        .filter(({ player }) => player !== draft.caret?.player)
        .map(({ player }) => ({ tap: "count", player }));
    default:
      return instead(draft, wanted);
  }
}

const instead = (draft: DealDraft, wanted: Tap, own: readonly Tap[] = []): readonly Tap[] =>
  [
    ...withdrawals(draft),
    ...own,
    ...(dependsOnRows(draft, wanted) ? [] : removals(draft)),
    ...takenBack(draft, wanted),
  ].map((first) => ({
    tap: "instead",
    first,
    wanted,
  }));

/** Rows that move would have the tap speak of another one. */
const dependsOnRows = ({ face }: DealDraft, tap: Tap): boolean => "row" in tap || ("row" in face && face.row !== null);

const withdrawals = ({ deal }: DealDraft): readonly Tap[] =>
  rowsOf(deal, "declarations").flatMap((made, row): readonly Tap[] =>
    made.withdrawn ? [] : [{ tap: "withdraw", row, fine: true }],
  );

const removals = ({ deal }: DealDraft): readonly Tap[] =>
  (["declarations", "lost", "fines"] as const).flatMap((list) =>
    rowsOf(deal, list).map((_, row): Tap => ({ tap: "remove", list, row })),
  );

/** A card of the last trick needs the trick. */
const fellInTrick = ({ tap }: Tap): boolean => tap === "ultimo" || tap === "bagud";

/** What a second tap takes back. */
function takenBack({ deal }: DealDraft, wanted: Tap): readonly Tap[] {
  const { lastTrick, nolo, tout, pagatHome, voided } = deal;
  return [
    ...(lastTrick?.ultimo === undefined ? [] : [{ tap: "refuse" } as const]),
    ...(lastTrick?.bagud ?? []).map((row): Tap => ({ tap: "bagud", ...row })),
    ...(lastTrick?.ultimo === undefined
      ? []
      : [{ tap: "ultimo", card: lastTrick.ultimo, suit: lastTrick.suit } as const]),
    ...(pagatHome === undefined ? [] : [{ tap: "pagatHome", player: pagatHome } as const]),
    ...(nolo === undefined ? [] : [{ tap: "nolo", player: nolo } as const]),
    ...(tout === undefined ? [] : [{ tap: "tout", player: tout } as const]),
    ...(lastTrick && !fellInTrick(wanted) ? [{ tap: "winner", player: lastTrick.winner } as const] : []),
    ...(voided ? [{ tap: "voided" } as const] : []),
  ];
}
