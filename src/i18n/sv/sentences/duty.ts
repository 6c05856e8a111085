import type { Declaration } from "../../../rules/tarok/declaration.ts";
import type * as da from "../../da/sentences/duty.ts";
import { phrase } from "../../phrase.ts";
import type { Terms } from "../../terms.ts";
import { suitPart } from "../names.ts";
import { termWord } from "../terms.ts";

export const duty = ({ full, overfull }: Terms): ReturnType<typeof da.duty> => {
  const called: Record<Declaration["kind"], string> = {
    taroks: "taroker",
    matadors: "matadorer",
    half: "halvt",
    full: termWord[full],
    overfull: termWord[overfull],
  };
  return {
    count: (kind, count) => `${count} ${called[kind]}`,
    atLeast: (kind, count) => `minst ${count} ${called[kind]}`,
    in: (kinds, of) =>
      phrase`${kinds.map((kind) => called[kind]).join(" eller ")} i ${of === "kings" ? "kungar" : suitPart(of)}`,
  };
};

export const reminders: typeof da.reminders = {
  forgotten: (who, what) => phrase`har ${who} glömt att melda ${what}?`,
  notCounted: "given är inte räknad",
};
