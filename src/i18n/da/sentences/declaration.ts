import type { Declaration, DeclaredIn } from "../../../rules/tarok/declaration.ts";
import { type Phrase, phrase } from "../../phrase.ts";
import type { Terms } from "../../terms.ts";
import { courtCard, suitPart, theRanks } from "../names.ts";

/** A declaration in two lines: what, and with or without which card. */
export interface Declared {
  readonly what: Phrase;
  readonly detail: Phrase;
}

const inWhat = (of: DeclaredIn): Phrase => (of === "kings" ? ["konger"] : [suitPart(of)]);

type Half = Extract<Declaration, { kind: "half" }>;

function half(declaration: Half, { halfWithoutKing }: Terms): Declared {
  const { of, missing } = declaration;
  if (of === "kings") return { what: ["halvt i konger"], detail: phrase`uden ${courtCard(missing, "king")}` };
  if (missing === "king" && halfWithoutKing === "den dumme") {
    return { what: phrase`den dumme i ${inWhat(of)}`, detail: [] };
  }
  return { what: phrase`halvt i ${inWhat(of)}`, detail: [`uden ${theRanks[missing]}`] };
}

/** "11 tarokker med pagaten", "3 matadorer", "halvt i hjerter uden damen", "fuldt i konger", "sprøjte i klør". */
export const declaration =
  (terms: Terms) =>
  (declared: Declaration): Declared => {
    switch (declared.kind) {
      case "taroks":
        return {
          what: [`${declared.count} ${declared.count === 1 ? "tarok" : "tarokker"}`],
          detail: [declared.withPagat ? "med pagaten" : "uden pagaten"],
        };
      case "matadors":
        return { what: [`${declared.count} matadorer`], detail: [] };
      case "half":
        return half(declared, terms);
      case "full":
        return { what: phrase`${terms.full} i ${inWhat(declared.of)}`, detail: [] };
      case "overfull":
        return { what: phrase`${terms.overfull} i ${inWhat(declared.of)}`, detail: [] };
    }
  };
