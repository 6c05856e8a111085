import type { Terms } from "../terms.ts";
import { backup } from "./backup.ts";

/** What a language has several words for: what the thing is called, and each of its words. */
type Things = Partial<Readonly<Record<keyof Terms, Readonly<Record<string, string>>>>>;

export const settings = ({ scus, full, overfull, halfWithoutKing }: Terms) => ({
  title: "Menu",
  up: "Menu",
  start: "Start",
  language: { label: "Sprog", system: "Auto" },
  theme: { label: "Udseende", system: "Auto", light: "Lyst", dark: "Mørkt" },
  club: {
    title: "Klubben",
    intro: "En ny aften begynder med det, der står her. Det kan rettes for hver aften.",
    club: "Klub",
    place: "Sted",
    perPoint: (price: string): string => `${price} pr. point`,
  },
  atTable: {
    title: "Ved bordet",
    hand: {
      label: "Tommel",
      right: "Højre",
      left: "Venstre",
      help: "Det, der trykkes mest på, ligger ved den hånd, telefonen betjenes med.",
    },
    awake: {
      label: "Hold skærmen tændt",
      help: "Så længe en aften er i gang og ligger fremme. Koster lidt strøm.",
    },
    missing: "Denne browser kan ikke holde skærmen tændt. Gør tiden til dvale længere i telefonens indstillinger.",
    refused: "Telefonen vil ikke holde skærmen tændt lige nu, måske fordi den er ved at løbe tør for strøm.",
    restDisplay: {
      label: "Skærm i hvile",
      help: "Bordet bliver til en skærm for alle, når ingen har rørt det i et minut. Et tryk fører tilbage.",
    },
    jetons: {
      label: "Vi spiller med jetons",
      help: "Så vises efter hvert spil, hvilke jetons der skal skubbes.",
    },
  },
  terms: {
    title: "Ord ved bordet",
    intro: "Ikke alle siger det samme. Vælg, hvad I siger.",
    /** The words that are spoken now. */
    spoken: [scus, full, overfull, halfWithoutKing].join(", "),
    things: {
      scus: { label: "Narren hedder", scus: "scus, scusen", scies: "scies, sciesen" },
      full: { label: `Fire billeder uden ${scus}en`, fuldt: "fuldt i hjerter", helt: "helt i hjerter" },
      overfull: { label: `Fire billeder og ${scus}en`, sprøjte: "sprøjte i klør", overfyldt: "overfyldt i klør" },
      halfWithoutKing: {
        label: "Halvt uden kongen",
        "uden kongen": "halvt i hjerter uden kongen",
        "den dumme": "den dumme i hjerter",
      },
    } as Things,
  },
  data: { ...backup, title: "Data" },
  home: {
    title: "På hjemmeskærmen",
    installed: "Kongekop ligger på hjemmeskærmen, og den er åbnet derfra. Så er alt, som det skal være.",
    why: "På hjemmeskærmen åbner Kongekop som en app, fylder hele skærmen og virker uden net.",
    install: "Læg Kongekop på hjemmeskærmen",
    iphone: {
      title: "iPhone og iPad",
      steps: [
        "Åbn siden i Safari.",
        "Tryk på Del, firkanten med en pil opad.",
        "Rul ned, og tryk på ”Føj til hjemmeskærm”.",
        "Åbn Kongekop fra hjemmeskærmen fra nu af.",
      ],
      week: "En fane i Safari mister sine data efter en uge uden brug. Appen på hjemmeskærmen gør ikke.",
      apart:
        "Appen og fanen deler ikke data. Har du allerede aftener i fanen, så gem en kopi her først, og hent den ind i appen.",
    },
    android: {
      title: "Android",
      steps: ["Åbn menuen med de tre prikker.", "Tryk på ”Føj til startskærm” eller ”Installer app”."],
    },
    computer: {
      title: "Computer",
      steps: ["Tryk på tegnet for at installere i højre side af adresselinjen, eller find ”Installer” i menuen."],
    },
  },
  about: {
    title: "Om Kongekop",
    version: (version: string): string => `Udgave ${version}`,
    what: "Kongekop holder regnskabet for en aften med dansk tarok. Den kender reglerne fra Hjørring; hvert beløb kan rettes.",
    private: "Intet, du skriver, forlader telefonen. Der er ingen konto, ingen reklamer og ingen, der følger med.",
    free: "Kongekop er fri software under MIT-licensen.",
    licences: "Licenser for det, den er bygget af",
    fresh: {
      key: "Hent appen forfra",
      ask: "Appens egne filer slettes og hentes igen. Alt, hvad der er noteret, bliver, hvor det er.",
      yes: "Hent forfra",
      offline: "Der er ikke forbindelse til det sted, appen hentes fra. Intet er ændret.",
    },
  },
});
