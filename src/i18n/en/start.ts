import type { start as da } from "../da/start.ts";

export const start: typeof da = {
  title: "Kongekop",
  welcome: "The ledger for an evening of Danish Tarok.",
  how: "Note what happens at the table. Kongekop keeps the pots, works out every payment and explains it.",
  running: "The evening is running",
  alsoRunning: "Also running",
  newEvening: "New evening",
  restore: "Bring a copy in",
  past: "Past evenings",
  points: (n) => `${n} p`,
  all: (n) => (n === 1 ? "All evenings" : n === 2 ? "Both evenings" : `All ${n} evenings`),
  deleteEvening: "Delete the evening",
  deleted: (day) => `The evening of ${day} was deleted.`,
  offline: "Works without a network. Everything is on this phone only.",
  notCopied: (n) => (n === 1 ? "1 evening is in no backup." : `${n} evenings are in no backup.`),
  copy: "Save a backup",
  homeScreen: "A tab on an iPhone loses its data after a week unused.",
  toHomeScreen: "Put Kongekop on the home screen",
};
