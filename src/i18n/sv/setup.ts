import type { setup as da } from "../da/setup.ts";

export const setup: typeof da = {
  title: "Regler och pris",
  intro: "Det som rättas här gäller hela kvällen. Allt räknas om, och rättelsen syns under Ändringar.",
  when: "Datum och ställe",
  money: "Pris och jetonger",
  seats: "Namn och platser",
  rules: "Regler",
  seatsAtStart: "Så satt ni när kvällen började.",
  firstDealer: "Vem gav först?",
  nameOf: (n) => `Namn ${n}`,
  clear: "Rensa",
  nothing: "Inget är ändrat",
  correct: "Rätta det som är fel",
  save: "Spara ändringarna",
  saved: "Ändringarna är sparade.",
  noName: "Skriv ett namn.",
  noTime: "Välj en dag och ett klockslag.",
};
