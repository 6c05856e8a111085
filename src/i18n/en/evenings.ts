import type { evenings as da } from "../da/evenings.ts";

export const evenings: typeof da = {
  title: "Evenings",
  search: "Search",
  searchHelp: "A name, a place, a date or a word from a note",
  clear: "Clear the search",
  onlyUnpaid: (n) => `Not paid yet (${n})`,
  count: (n, text) => (n === 1 ? "1 evening" : `${text} evenings`),
  countRunning: (text) => `${text} running`,
  found: (n, text) => (n === 1 ? "1 evening found" : `${text} evenings found`),
  none: "No evenings yet.",
  nothing: "Nothing found.",
  summing: (done, of) => `Working out the evenings: ${done} of ${of}`,
  showMore: (n) => `Show ${n} more`,
  running: "Running",
  unpaid: "Not paid yet",
  menu: (day) => `More about the evening of ${day}`,
};
