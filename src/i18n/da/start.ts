export const start = {
  title: "Kongekop",
  welcome: "Regnskabet for en aften med tarok.",
  how: "Notér, hvad der sker ved bordet. Kongekop holder styr på kopperne, regner hver betaling ud og forklarer den.",
  running: "Aftenen er i gang",
  alsoRunning: "Også i gang",
  newEvening: "Ny aften",
  past: "Tidligere aftener",
  points: (n: string): string => `${n} p`,
  all: (n: number): string => (n === 1 ? "Alle aftener" : `Alle ${n} aftener`),
  deleteEvening: "Slet aftenen",
  deleted: (day: string): string => `Aftenen ${day} er slettet.`,
  offline: "Virker uden net. Alt ligger kun på denne telefon.",
  notCopied: (n: number): string =>
    n === 1 ? "1 aften er ikke med i nogen sikkerhedskopi." : `${n} aftener er ikke med i nogen sikkerhedskopi.`,
  copy: "Gem en kopi",
  homeScreen: "En fane på iPhone mister sine data efter en uge uden brug.",
  toHomeScreen: "Læg Kongekop på hjemmeskærmen",
};
