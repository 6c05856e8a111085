import type { DeclarationKind } from "../../../rules/tarok/declaration.ts";
import type { TarokRules } from "../../../rules/tarok/rules.ts";
import type { rules as da } from "../../da/sentences/rules.ts";
import type { Terms } from "../../terms.ts";
import { titled } from "../grammar.ts";
import { termWord } from "../terms.ts";

const POT = { pagat: "pagatpotten", king: "kungspotten" };
const LOST = { pagat: "pagat", king: "kung" };
const BAGUD = { pagat: "Pagat", king: "Kung" };
const ULTIMO = { pagat: "Pagatultimo", king: "Kungsultimo" };

const declared = (kind: DeclarationKind, amounts: TarokRules["declarations"], terms: Terms): string => {
  switch (kind) {
    case "taroks":
      return `Taroker: varje motspelare betalar ${amounts.taroksBase} för ${amounts.taroksFrom} och ${amounts.taroksStep} för varje därutöver`;
    case "matadors":
      return `Matadorer: varje motspelare betalar ${amounts.matadorsBase} för tre och ${amounts.matadorsStep} för varje därutöver`;
    case "half":
      return `Halvt: varje motspelare betalar ${amounts.half}`;
    case "full":
      return `${titled(termWord[terms.full])}: varje motspelare betalar ${amounts.full}`;
    case "overfull":
      return `${titled(termWord[terms.overfull])}: varje motspelare betalar ${amounts.overfull}`;
  }
};

export const rules = (terms: Terms): ReturnType<typeof da> => ({
  opening: (funding) => `Före första given lägger alla vid bordet ${funding} i varje pott`,
  fundedAgain: (funding) => `När en pott har tömts lägger alla vid bordet ${funding} i den, även den som står över`,
  joins: (funding) => `Den som sätter sig vid bordet lägger ${funding} i varje pott`,
  dealerFee: (fee) => `Kortgivaren lägger ${fee} i varje pott`,
  fine: (what, amount) => `${what} kostar ${amount} i varje pott`,
  fineChanged: (what, amount) => `${what} kostar annars ${amount} i varje pott; här är böterna ändrade`,
  ownFine: "Böterna läggs i båda potterna",
  declared: (kind, amounts) => declared(kind, amounts, terms),
  lost: (card, toEach, toPot) => `Förlorad ${LOST[card]}: ${toEach} till varje motspelare och ${toPot} i ${POT[card]}`,
  pagatHome: (amount) => `Pagaten hem: varje motspelare betalar ${amount}`,
  tout: (amount) => `Tout: varje motspelare betalar ${amount}, och båda potterna töms`,
  nolo: (amount) => `Nolo: varje motspelare betalar ${amount}`,
  ultimo: (card, amount) =>
    `${ULTIMO[card]}: varje motspelare betalar ${amount}, och den som gör ultimo tömmer ${POT[card]}`,
  bagud: (card, amount) =>
    `${BAGUD[card]} bagud: ${amount} till varje motspelare och lika mycket i ${POT[card]} som den höll`,
  lastTrick: (amount) => `Sista sticket: varje motspelare betalar ${amount}`,
  count: (par, step) =>
    `Räkning: det som en hög är över eller under ${par} rundas till närmaste ${step}; den som inte räknar jämnar ut`,
  potCheck: "Det som potten saknar eller har för mycket flyttas till eller från differensen",
  jetonCount: "Skillnaden mellan jetonger och bok flyttas till eller från differensen",
  leaveShare: (unit) => `Andelen är potten delad lika, rundad ner till närmaste ${unit}`,
});
