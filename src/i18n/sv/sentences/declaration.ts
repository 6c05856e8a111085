import type { Declaration, DeclaredIn } from "../../../rules/tarok/declaration.ts";
import type { Declared } from "../../da/sentences/declaration.ts";
import { type Phrase, phrase } from "../../phrase.ts";
import type { Terms } from "../../terms.ts";
import { courtCard, suitPart, theRanks } from "../names.ts";
import { termWord } from "../terms.ts";

const inWhat = (of: DeclaredIn): Phrase => (of === "kings" ? ["kungar"] : [suitPart(of)]);

type Half = Extract<Declaration, { kind: "half" }>;

function half({ of, missing }: Half, { halfWithoutKing }: Terms): Declared {
  if (of === "kings") return { what: ["halvt i kungar"], detail: phrase`utan ${courtCard(missing, "king")}` };
  if (missing === "king" && halfWithoutKing === "den dumme") {
    return { what: phrase`den dumma i ${inWhat(of)}`, detail: [] };
  }
  return { what: phrase`halvt i ${inWhat(of)}`, detail: [`utan ${theRanks[missing]}`] };
}

/** "11 taroker med pagaten", "3 matadorer", "halvt i hjärter utan damen", "fullt i kungar", "spruta i klöver". */
export const declaration =
  (terms: Terms) =>
  (declared: Declaration): Declared => {
    switch (declared.kind) {
      case "taroks":
        return {
          what: [`${declared.count} ${declared.count === 1 ? "tarok" : "taroker"}`],
          detail: [declared.withPagat ? "med pagaten" : "utan pagaten"],
        };
      case "matadors":
        return { what: [`${declared.count} matadorer`], detail: [] };
      case "half":
        return half(declared, terms);
      case "full":
        return { what: phrase`${termWord[terms.full]} i ${inWhat(declared.of)}`, detail: [] };
      case "overfull":
        return { what: phrase`${termWord[terms.overfull]} i ${inWhat(declared.of)}`, detail: [] };
    }
  };
