import type { Declaration, DeclaredIn } from "../../../rules/tarok/declaration.ts";
import type { Declared } from "../../da/sentences/declaration.ts";
import { type Phrase, phrase } from "../../phrase.ts";
import { courtCard, suitPart, theRanks } from "../names.ts";

const inWhat = (of: DeclaredIn): Phrase => (of === "kings" ? ["kings"] : [suitPart(of)]);

/** "11 taroks with the pagat", "3 matadors", "half in hearts without the queen", "full in kings", "overfull in clubs". */
export function declaration(declared: Declaration): Declared {
  switch (declared.kind) {
    case "taroks":
      return {
        what: [`${declared.count} ${declared.count === 1 ? "tarok" : "taroks"}`],
        detail: [declared.withPagat ? "with the pagat" : "without the pagat"],
      };
    case "matadors":
      return { what: [`${declared.count} matadors`], detail: [] };
    case "half":
      return {
        what: phrase`half in ${inWhat(declared.of)}`,
        detail:
          declared.of === "kings"
            ? phrase`without ${courtCard(declared.missing, "king")}`
            : [`without ${theRanks[declared.missing]}`],
      };
    case "full":
      return { what: phrase`full in ${inWhat(declared.of)}`, detail: [] };
    case "overfull":
      return { what: phrase`overfull in ${inWhat(declared.of)}`, detail: [] };
  }
}
