import type { evenings as da } from "../da/evenings.ts";

export const evenings: typeof da = {
  title: "Kvällar",
  search: "Sök",
  searchHelp: "Namn, ställe, datum eller ord ur en notis",
  clear: "Rensa sökningen",
  onlyUnpaid: (n) => `Inte betalda (${n})`,
  count: (n, text) => (n === 1 ? "1 kväll" : `${text} kvällar`),
  countRunning: (text) => `${text} pågår`,
  found: (n, text) => (n === 1 ? "1 kväll hittad" : `${text} kvällar hittade`),
  none: "Inga kvällar än.",
  nothing: "Inget hittat.",
  summing: (done, of) => `Kvällarna räknas ut: ${done} av ${of}`,
  showMore: (n) => `Visa ${n} till`,
  running: "I gång",
  unpaid: "Inte betald",
  menu: (day) => `Mer om kvällen ${day}`,
};
