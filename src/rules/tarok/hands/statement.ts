import type { PlayerId } from "../../../model/index.ts";
import { unreachable } from "../../../model/index.ts";
import type { Deal } from "../deal.ts";
import type { Declaration, DeclarationKind } from "../declaration.ts";
import { type Card, fourOf, MATADORS } from "./card.ts";

/** What one declaration says of the hand it was made on (rules.md, section 4). */
export interface Statement {
  readonly holds: readonly Card[];
  readonly lacks: readonly Card[];
  /** How many taroks the hand needs for it; a file may say more than there are. */
  readonly taroks: number;
  /** Whether the hand holds just so many, as only a declaration of taroks says. */
  readonly exact: boolean;
}

const HAS_SCUS = { taroks: 1, exact: false } as const;

export function statementOf(declaration: Declaration): Statement {
  switch (declaration.kind) {
    case "taroks": {
      const { count, withPagat } = declaration;
      return { holds: withPagat ? ["pagat"] : [], lacks: withPagat ? [] : ["pagat"], taroks: count, exact: true };
    }
    case "matadors":
      return { holds: MATADORS.slice(0, declaration.count), lacks: [], taroks: declaration.count, exact: false };
    case "half": {
      const missing: Card =
        declaration.of === "kings" ? `${declaration.missing} king` : `${declaration.of} ${declaration.missing}`;
      const held = fourOf(declaration.of).filter((card) => card !== missing);
      return { holds: ["scus", ...held], lacks: [missing], ...HAS_SCUS };
    }
    case "full":
      return { holds: fourOf(declaration.of), lacks: ["scus"], taroks: 0, exact: false };
    case "overfull":
      return { holds: ["scus", ...fourOf(declaration.of)], lacks: [], ...HAS_SCUS };
    default:
      return unreachable(declaration);
  }
}

/** A declaration that stands, with its row in the deal and what it says of the hand. */
export interface Row extends Statement {
  readonly index: number;
  readonly player: PlayerId;
  readonly kind: DeclarationKind;
  /** The earlier row in which the same player declared this kind, in the same suit or kings. */
  readonly twin: number | undefined;
}

/** The declarations that say something about a hand: those not withdrawn (rules.md, section 11). */
export function standingRows({ declarations = [] }: Deal): readonly Row[] {
  const first = new Map<string, number>();
  return declarations.flatMap((declaration, index) => {
    const { player, kind, withdrawn } = declaration;
    if (withdrawn) return [];
    const subject = `${kind} ${"of" in declaration ? declaration.of : ""} ${player}`;
    const twin = first.get(subject);
    if (twin === undefined) first.set(subject, index);
    return [{ index, player, kind, twin, ...statementOf(declaration) }];
  });
}
