import type { deleted as da } from "../da/deleted.ts";
import { fullStop } from "../phrase.ts";

export const deleted: typeof da = {
  title: "Borttagna kvällar",
  count: (n) => (n === 1 ? "1 borttagen kväll" : `${n} borttagna kvällar`),
  onlyThese: "Här finns bara borttagna kvällar.",
  keeps:
    "De ligger kvar på telefonen tills du hämtar tillbaka dem; inget försvinner av sig självt. De räknas inte med i saldon och statistik och finns inte med i kopior.",
  bringBack: "Hämta tillbaka",
  bringBackOf: (day) => `Hämta tillbaka: ${day}`,
  isBack: (day) => `Kvällen ${day} är tillbaka.`,
  here: "Kvällen är borttagen",
  hereKeeps: "Allt som noterats finns kvar. Hämta tillbaka kvällen, så är den som den var.",
  ask: {
    ticked: (n) =>
      n === 1
        ? "En betalning är noterad vid kvällens avräkning."
        : `${n} betalningar är noterade vid kvällens avräkning.`,
    account: (n, what) =>
      n === 1
        ? fullStop(`En betalning på mellanhavandet hör till kvällen: ${what}`)
        : fullStop(`Betalningar på mellanhavandet hör till kvällen: ${what}`),
    atNight: (n, what) =>
      n === 1
        ? fullStop(`En betalning vid klubbkvällen hör till den: ${what}`)
        : fullStop(`Betalningar vid klubbkvällen hör till den: ${what}`),
    stays: "Det som har betalats står kvar, och saldona räknas om.",
    question: "Ta bort kvällen ändå? Den kan hämtas tillbaka.",
    more: (n) => `${n} till`,
  },
};
