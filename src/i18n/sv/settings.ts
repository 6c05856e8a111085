import type { settings as da } from "../da/settings.ts";
import type { Terms } from "../terms.ts";
import { backup } from "./backup.ts";
import { termWord } from "./terms.ts";

export const settings = ({ scus, full, overfull, halfWithoutKing }: Terms): ReturnType<typeof da> => ({
  title: "Meny",
  up: "Meny",
  start: "Start",
  language: { label: "Språk", system: "Auto" },
  theme: { label: "Utseende", system: "Auto", light: "Ljust", dark: "Mörkt" },
  club: {
    title: "Klubben",
    intro: "En ny kväll börjar med det som står här. Det kan rättas för varje kväll.",
    club: "Klubb",
    place: "Ställe",
    perPoint: (price) => `${price} per poäng`,
  },
  atTable: {
    title: "Vid bordet",
    hand: {
      label: "Tumme",
      right: "Höger",
      left: "Vänster",
      help: "Det man trycker mest på ligger vid den hand som sköter telefonen.",
    },
    awake: {
      label: "Håll skärmen tänd",
      help: "Så länge en kväll är i gång och ligger framme. Kostar lite ström.",
    },
    missing: "Den här webbläsaren kan inte hålla skärmen tänd. Ställ in en längre tid i telefonens inställningar.",
    refused: "Telefonen vill inte hålla skärmen tänd just nu, kanske för att batteriet håller på att ta slut.",
    restDisplay: {
      label: "Skärm i vila",
      help: "Bordet blir en skärm för alla när ingen har rört det på en minut. Ett tryck för tillbaka.",
    },
    jetons: {
      label: "Vi spelar med jetonger",
      help: "Då visas efter varje giv vilka jetonger som ska skjutas över.",
    },
  },
  terms: {
    title: "Ord vid bordet",
    intro: "Alla säger inte likadant. Välj vad ni säger.",
    spoken: [scus, termWord[full], termWord[overfull], termWord[halfWithoutKing]].join(", "),
    things: {
      scus: { label: "Narren heter", scus: "scus, scusen", scies: "scies, sciesen" },
      full: { label: `Fyra bilder utan ${scus}en`, fuldt: "fullt i hjärter", helt: "helt i hjärter" },
      overfull: { label: `Fyra bilder och ${scus}en`, sprøjte: "spruta i klöver", overfyldt: "överfullt i klöver" },
      halfWithoutKing: {
        label: "Halvt utan kungen",
        "uden kongen": "halvt i hjärter utan kungen",
        "den dumme": "den dumma i hjärter",
      },
    },
  },
  data: { ...backup, title: "Data" },
  home: {
    title: "På hemskärmen",
    installed: "Kongekop ligger på hemskärmen och är öppnad därifrån. Då är allt som det ska vara.",
    why: "På hemskärmen öppnas Kongekop som en app, fyller hela skärmen och fungerar utan nät.",
    install: "Lägg Kongekop på hemskärmen",
    iphone: {
      title: "iPhone och iPad",
      steps: [
        "Öppna sidan i Safari.",
        "Tryck på Dela, fyrkanten med en pil uppåt.",
        "Rulla ner och tryck på ”Lägg till på hemskärmen”.",
        "Öppna Kongekop från hemskärmen från och med nu.",
      ],
      week: "En flik i Safari förlorar sina data efter en vecka utan användning. Det gör inte appen på hemskärmen.",
      apart:
        "Appen och fliken delar inte data. Har du redan kvällar i fliken, så spara en kopia här först och läs in den i appen.",
    },
    android: {
      title: "Android",
      steps: ["Öppna menyn med de tre prickarna.", "Tryck på ”Lägg till på startskärmen” eller ”Installera app”."],
    },
    computer: {
      title: "Dator",
      steps: ["Tryck på tecknet för att installera till höger i adressfältet, eller leta upp ”Installera” i menyn."],
    },
  },
  about: {
    title: "Om Kongekop",
    version: (version) => `Version ${version}`,
    what: "Kongekop för bok över en kväll med dansk tarok. Den kan reglerna från Hjørring; varje belopp kan ändras.",
    private: "Inget du skriver lämnar telefonen. Det finns inget konto, ingen reklam och ingen som följer med.",
    free: "Kongekop är fri programvara under MIT-licensen.",
    licences: "Licenser för det som den är byggd av",
    fresh: {
      key: "Hämta appen på nytt",
      ask: "Appens egna filer raderas och hämtas igen. Allt som har noterats ligger kvar.",
      yes: "Hämta på nytt",
      offline: "Det går inte att nå stället som appen hämtas från. Inget är ändrat.",
    },
  },
});
