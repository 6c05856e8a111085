import { RUNNING } from "./shown.ts";

const evening = `#/evening/${RUNNING}`;
const ended = `${evening.slice(0, -1)}2`;

/** Every screen once, by a name for it: what the tests of every screen visit and the screenshots show. */
export const SCREENS: Readonly<Record<string, string>> = {
  start: "#/",
  new: "#/new",
  table: evening,
  book: `${evening}/book`,
  "book-open": `${evening}/book/d13`,
  log: `${evening}/log`,
  settle: `${evening}/settle`,
  "settle-ended": `${ended}/settle`,
  more: `${evening}/more`,
  setup: `${evening}/setup`,
  settings: "#/settings",
  club: "#/settings/club",
  terms: "#/settings/terms",
  data: "#/settings/data",
  evenings: "#/settings/evenings",
  "home-screen": "#/settings/home-screen",
  about: "#/settings/about",
  nowhere: "#/nowhere",
};
