import type { shell as da } from "../da/shell.ts";

export const shell: typeof da = {
  wentWrong: "Något gick fel.",
  nothingLost: "Allt som är noterat är sparat på telefonen.",
  tryAgain: "Försök igen",
  toStart: "Till startsidan",
  broughtBack: "Allt är framme igen.",
  whatCameBack:
    "Webbläsaren hade raderat det som Kongekop sparar här. Allt är tillbaka från reserven vid sidan av. Kontrollera att den sista given är med. Återställningspunkter är inte med.",
  whatHappened: "Vad hände?",
  notFoundTitle: "Här finns inget",
  notFound: "Länken leder inte till något i Kongekop. Kanske är kvällen borttagen, eller så är länken felskriven.",
  newVersion: "Ny version är klar",
  fetchNow: "Hämta nu",
  stopped: "Avbrutet. Inget är ändrat.",
  refused: "Det går inte längre ihop med det som är noterat. Titta i boken och försök igen.",
  notOpened: "Det sparade kunde inte öppnas. Inget är raderat. Försök igen.",
  storage: {
    quota: "Telefonen har inte mer plats. Ta bort något annat och försök igen.",
    blocked: "Kongekop är öppen i en annan flik som håller i gamla data. Stäng den fliken och försök igen.",
    closed: "Förbindelsen till det sparade stängdes. Försök igen.",
    newer: "Allt är sparat av en nyare version av Kongekop. Hämta den nya versionen och försök igen.",
    unavailable: "Webbläsaren tillåter inte att något sparas här. Öppna Kongekop i ett vanligt fönster.",
    unknown: "Det gick inte att spara. Försök igen.",
  },
};
