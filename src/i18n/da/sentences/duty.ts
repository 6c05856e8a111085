import type { Declaration, DeclaredIn } from "../../../rules/tarok/declaration.ts";
import { type Phrase, phrase } from "../../phrase.ts";
import type { Terms } from "../../terms.ts";
import { suitPart } from "../names.ts";

type Kind = Declaration["kind"];

/** Kinds of declarations as one may have been forgotten: "mindst 3 matadorer", "fuldt eller sprøjte i hjerter". */
export const duty = (terms: Terms) => {
  const called: Record<Kind, string> = {
    taroks: "tarokker",
    matadors: "matadorer",
    half: "halvt",
    full: terms.full,
    overfull: terms.overfull,
  };
  return {
    count: (kind: Kind, count: number): string => `${count} ${called[kind]}`,
    atLeast: (kind: Kind, count: number): string => `mindst ${count} ${called[kind]}`,
    in: (kinds: readonly Kind[], of: DeclaredIn): Phrase =>
      phrase`${kinds.map((kind) => called[kind]).join(" eller ")} i ${of === "kings" ? "konger" : suitPart(of)}`,
  };
};

/** What is pointed out, and can be left so. */
export const reminders = {
  forgotten: (who: string, what: Phrase): Phrase => phrase`har ${who} glemt at melde ${what}?`,
  notCounted: "spillet er ikke talt",
};
