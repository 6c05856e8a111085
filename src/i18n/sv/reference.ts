import type { reference as da } from "../da/reference.ts";

export const reference: typeof da = {
  title: "Betalningar och böter",
  of: (name) => `Enligt reglerna: ${name}. Alla belopp i poäng.`,
  pays: {
    declarations: "Varje motspelare betalar den som meldar.",
    lastTrick: "Varje motspelare betalar, där inget annat står.",
    fines: "I var och en av de två potterna.",
  },
  fines: {
    potsNotMoved: "Den som ger, när potterna inte har flyttats före första utspelet.",
    misdeal: "Den som ger. Efterskänks för det mesta, eller så ges det om.",
    wrongCardCount: "Given kasseras om de andra inte godkänner den. Utan rätt till ultimo.",
    wrongSkat: "Den som ger. Given kasseras om de andra inte godkänner den. Utan rätt till ultimo.",
    declaredBeforeDealer: "Den som meldar innan den som ger har meldat.",
    forgottenDeclaration: "Given kan kasseras. Utan rätt till ultimo.",
    falseDeclaration: "Det som meldningen gav betalas tillbaka. Given kan kasseras. Utan rätt till ultimo.",
    playedOutOfTurn: "Fel utspel eller kort lagt för tidigt.",
    revoke: "Given kasseras om de andra inte godkänner den. Utan rätt till ultimo.",
  },
  notes: {
    tarok: [
      "En bot kan efterskänkas. Att ultimon inte godkänns kan inte efterskänkas.",
      "Den som står över betalar och får inget i given, men är med och fyller potterna.",
      "De två som inte ger nästa gång räknar. Den tredje får eller betalar resten.",
    ],
    triomphe: [
      "Den som har Döden visar den och tar hela potten; given är slut.",
      "Annars visas korten från höger om den som ger. Potten betalar vad den har.",
      "Finns det något kvar spelas fem stick. Flest stick tar potten; två mot två: den som först tog sitt andra; ett var: den som tog det första.",
    ],
  },
  below: "Kostar",
  above: "Ger",
  points: "Poäng",
  free: "fritt",
  shown: "Visade kort",
  print: "Skriv ut",
};
