import { type Points, points, type Transfer, unreachable } from "../../../model/index.ts";
import type { Declaration } from "../declaration.ts";
import type { TarokRules } from "../rules.ts";
import { bySeat, type DealTable, fromOpponents } from "./table.ts";

/** Matadors are counted from tarok 21, the pagat and the scus together. */
const MATADORS_FROM = 3;

/** What each opponent pays for a declaration, in points (rules.md, section 4). */
export function declarationAmount(declaration: Declaration, { declarations: amounts }: TarokRules): Points {
  switch (declaration.kind) {
    case "taroks":
      return points(amounts.taroksBase + amounts.taroksStep * (declaration.count - amounts.taroksFrom));
    case "matadors":
      return points(amounts.matadorsBase + amounts.matadorsStep * (declaration.count - MATADORS_FROM));
    case "half":
      return amounts.half;
    case "full":
      return amounts.full;
    case "overfull":
      return amounts.overfull;
    default:
      return unreachable(declaration);
  }
}

/** The opponents pay each declarer; what proved false was withdrawn and pays nothing. */
export function declarations(table: DealTable): Transfer[] {
  return bySeat(table, table.deal.declarations, (declaration, source) =>
    declaration.withdrawn
      ? []
      : fromOpponents(table, declaration.player, declarationAmount(declaration, table.rules), "declaration", source),
  );
}
