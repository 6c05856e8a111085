import { SUITS } from "../cards.ts";
import type { Declaration, DeclarationKind, DeclaredIn } from "../declaration.ts";
import { type Card, fourOf, MATADORS } from "./card.ts";
import type { Known } from "./knowledge.ts";

/** A declaration that a hand had to make (rules.md, section 4). */
export interface Duty {
  /** What it must have been; several where the declarations do not say which. */
  readonly kinds: readonly DeclarationKind[];
  readonly of?: DeclaredIn;
  /** Of taroks and matadors: at least so many. */
  readonly count?: number;
}

/** What a hand had to declare by what is known of it, and did not; a declaration that was withdrawn was made. */
export const dutiesOf = (known: Known, made: readonly Declaration[], taroksFrom: number): readonly Duty[] =>
  [...inTaroks(known, taroksFrom), ...[...SUITS, "kings" as const].flatMap((of) => inFour(known, of))].filter(
    ({ kinds, of }) => !made.some((one) => ("of" in one ? one.of === of : kinds.includes(one.kind))),
  );

const LEAST_MATADORS = 3;

function inTaroks({ holds, taroks }: Known, taroksFrom: number): readonly Duty[] {
  const gap = MATADORS.findIndex((tarok) => !holds.has(tarok));
  const matadors = gap < 0 ? MATADORS.length : gap;
  return [
    ...(taroks >= taroksFrom ? [{ kinds: ["taroks"], count: taroks } as const] : []),
    ...(matadors >= LEAST_MATADORS ? [{ kinds: ["matadors"], count: matadors } as const] : []),
  ];
}

function inFour({ holds, lacks }: Known, of: DeclaredIn): readonly Duty[] {
  const [missing, ...more] = fourOf(of).filter((card) => !holds.has(card));
  if (missing === undefined) return [{ kinds: fullKinds(holds, lacks), of }];
  if (more.length > 0 || !holds.has("scus")) return [];
  return [{ kinds: lacks.has(missing) ? ["half"] : ["half", "overfull"], of }];
}

function fullKinds(holds: ReadonlySet<Card>, lacks: ReadonlySet<Card>): readonly DeclarationKind[] {
  if (holds.has("scus")) return ["overfull"];
  return lacks.has("scus") ? ["full"] : ["full", "overfull"];
}
