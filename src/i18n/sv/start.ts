import type { start as da } from "../da/start.ts";

export const start: typeof da = {
  title: "Kongekop",
  welcome: "Räkenskapen för en kväll med tarok.",
  how: "Notera vad som händer vid bordet. Kongekop håller reda på potterna, räknar ut varje betalning och förklarar den.",
  running: "Kvällen är i gång",
  alsoRunning: "Också i gång",
  newEvening: "Ny kväll",
  restore: "Läs in en kopia",
  past: "Tidigare kvällar",
  points: (n) => `${n} p`,
  all: (n) => (n === 1 ? "Alla kvällar" : n === 2 ? "Båda kvällarna" : `Alla ${n} kvällar`),
  deleteEvening: "Ta bort kvällen",
  deleted: (day) => `Kvällen ${day} är borttagen.`,
  offline: "Fungerar utan nät. Allt ligger bara på den här telefonen.",
  notCopied: (n) => (n === 1 ? "1 kväll är inte med i någon kopia." : `${n} kvällar är inte med i någon kopia.`),
  copy: "Spara en kopia",
  homeScreen: "En flik på iPhone förlorar sina data efter en vecka utan användning.",
  toHomeScreen: "Lägg Kongekop på hemskärmen",
};
