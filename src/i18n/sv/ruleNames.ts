import type * as da from "../da/ruleNames.ts";
import type { Terms } from "../terms.ts";
import { titled } from "./grammar.ts";
import { termWord } from "./terms.ts";

export const ruleNames = ({ scus, full, overfull }: Terms): ReturnType<typeof da.ruleNames> => ({
  stake: { label: "Insats", meaning: "Alla som spelar lägger det i potten före varje giv." },
  returnsStake: { label: "Egen insats tillbaka", meaning: "Den som visar ett kort får också sin egen insats." },
  "weights.fool": { label: "Narren", meaning: "Så många insatser tar den som visar Narren." },
  "weights.magician": { label: "Magikern", meaning: "Så många insatser tar den som visar Magikern." },
  "weights.strength": { label: "Styrka", meaning: "Så många insatser tar den som visar Styrka." },
  name: { label: "Reglernas namn", meaning: "Så kallas reglerna när det finns flera uppsättningar." },
  funding: {
    label: "Grundinsats",
    meaning: "Alla vid bordet lägger det i varje pott före första given och i en pott som har tömts.",
  },
  dealerFee: { label: "Kortgivarens insats", meaning: "Kortgivaren lägger det i varje pott före given." },
  "declarations.taroksFrom": { label: "Taroker meldas från", meaning: `Det minsta antalet, ${scus}en inräknad.` },
  "declarations.taroksBase": { label: "Taroker", meaning: "Varje motspelare betalar det för det minsta antalet." },
  "declarations.taroksStep": { label: "Varje tarok därutöver", meaning: "Varje motspelare betalar det dessutom." },
  "declarations.matadorsBase": { label: "Matadorer", meaning: "Varje motspelare betalar det för tre." },
  "declarations.matadorsStep": { label: "Varje matador därutöver", meaning: "Varje motspelare betalar det dessutom." },
  "declarations.half": { label: "Halvt", meaning: `${titled(scus)}en och tre av fyra i en färg eller av kungarna.` },
  "declarations.full": {
    label: titled(termWord[full]),
    meaning: `Alla fyra i en färg eller av kungarna, utan ${scus}en.`,
  },
  "declarations.overfull": {
    label: titled(termWord[overfull]),
    meaning: `Alla fyra i en färg eller av kungarna, och ${scus}en.`,
  },
  "lostUltimoCard.pagat.toEachOpponent": {
    label: "Förlorad pagat, till varje motspelare",
    meaning: "Den som förlorar pagaten före sista sticket betalar det till båda motspelarna.",
  },
  "lostUltimoCard.pagat.toPot": { label: "Förlorad pagat, i potten", meaning: "Läggs i pagatpotten." },
  "lostUltimoCard.king.toEachOpponent": {
    label: "Förlorad kung, till varje motspelare",
    meaning: "Den som förlorar en kung före sista sticket betalar det till båda motspelarna.",
  },
  "lostUltimoCard.king.toPot": { label: "Förlorad kung, i potten", meaning: "Läggs i kungspotten." },
  pagatHome: {
    label: "Pagaten hem",
    meaning: "Varje motspelare betalar det till den som vinner ett stick med pagaten före det sista.",
  },
  "ultimo.pagat": {
    label: "Ultimo med pagaten",
    meaning: "Varje motspelare betalar det, och den som gör ultimo tömmer pagatpotten.",
  },
  "ultimo.king": {
    label: "Ultimo med en kung",
    meaning: "Varje motspelare betalar det, och den som gör ultimo tömmer kungspotten.",
  },
  "bagud.pagat": {
    label: "Pagaten bagud",
    meaning: "Betalas till varje motspelare; i pagatpotten läggs så mycket som den håller.",
  },
  "bagud.king": {
    label: "Kung bagud",
    meaning: "Betalas till varje motspelare; i kungspotten läggs så mycket som den håller.",
  },
  lastTrick: {
    label: "Sista sticket",
    meaning: "Varje motspelare betalar det när det varken är ultimo, nolo eller tout.",
  },
  lastTrickPaidOnBagud: {
    label: "Sista sticket betalas vid bagud",
    meaning: "Även när någon gick bagud betalas sista sticket.",
  },
  nolo: {
    label: "Nolo",
    meaning:
      "Varje motspelare betalar det till den som inte tar något stick. En ultimo i samma giv annulleras och betalar inget.",
  },
  tout: {
    label: "Tout",
    meaning:
      "Varje motspelare betalar det till den som tar alla stick och tömmer båda potterna. En ultimo betalas inte bredvid.",
  },
  "count.par": { label: "Räkningen går jämnt ut vid", meaning: "Med så många i högen varken får eller betalar man." },
  "count.step": {
    label: "Räkning avrundas till",
    meaning: "Det som är över eller under avrundas till närmaste; mitt emellan till det högre beloppet.",
  },
  "count.afterTout": { label: "Räkning efter tout", meaning: "Högarna räknas och betalas även efter en tout." },
  voidKeeps: {
    label: "En kasserad giv",
    meaning: "Vad som betalas när given kasseras. Kortgivarens insats och böter betalas alltid.",
  },
  refusedUltimo: {
    label: "Ultimo inte godkänd",
    meaning: "Vad sista sticket betalar när ultimon inte godkänns. Potten står kvar.",
  },
  fivePlayers: { label: "Fem vid bordet", meaning: "Hur turen att stå över går." },
  splitUnit: {
    label: "Potterna delas i",
    meaning: "Det minsta som delas ut. Alla får lika mycket; den som ligger lägst får resten.",
  },
});

export const ruleChoices: typeof da.ruleChoices = {
  voidKeeps: {
    nothing: "Bara insats och böter",
    declarations: "Också meldningar",
    play: "Också meldningar och förlorade ultimokort",
  },
  refusedUltimo: { lastTrick: "Som ett sista stick", nothing: "Inget" },
  fivePlayers: {
    alternate: "Efter varje giv: kortgivaren står över nästa gång",
    blocks: "Fem givar i taget",
  },
};
