import type { handOver as da } from "../da/handOver.ts";

export const handOver: typeof da = {
  title: "Fortsätt på en annan telefon",
  intro:
    "Hela kvällen följer med, även det som är rättat. Öppna länken på den andra telefonen och tryck på ”Fortsätt här”.",
  unsaved: "Det som inte är sparat följer inte med.",
  qrTooLong: "Kvällen är för lång för en QR-kod. Skicka länken eller filen.",
  send: "Skicka länken",
  copy: "Kopiera länken",
  file: "Skicka kvällen som fil",
  fileHint: "På den andra telefonen läses filen in under Meny, Data.",
  after: "När den andra telefonen har den",
  counts: "Bara en telefon för kvällen. Tryck här när den andra är klar: då kan kvällen bara läsas på den här.",
  give: "Den andra telefonen för nu",
  together: "Har båda ändå noterat något går inget förlorat: skicka tillbaka kvällen på samma sätt, så läggs de ihop.",
  reader: {
    title: "Läses här",
    lead: "Kvällen förs nu på en annan telefon; här kan den bara läsas.",
    counts: "Det är den andra telefonen som räknas. Skicka tillbaka kvällen därifrån, så läggs de två ihop.",
    takeBack: "För den här igen",
  },
  arrived: {
    lead: "Kvällen är i gång.",
    counts:
      "Tryck på ”Fortsätt här”, så förs den på den här telefonen, och det är den som räknas. Tryck sedan på ”Den andra telefonen för nu” på den första.",
    here: "Fortsätt här",
  },
};
