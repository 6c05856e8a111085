import { revisionsOf } from "../../src/ledger/index.ts";
import { builtInId, HANDED_FORM, LINK_FORM } from "../../src/model/index.ts";
import { linkData } from "../../src/state/sharing/link.ts";
import { clubEvening, OWN_RULES, RUNNING } from "./shown.ts";

const evening = `#/evening/${RUNNING}`;
const ended = `${evening.slice(0, -1)}2`;
/** One that goes on on another phone. */
const running = { ...clubEvening(), end: null, revisions: revisionsOf(clubEvening()) };

/** Every screen once, by a name for it: what the tests of every screen visit and the screenshots show. */
export const SCREENS: Readonly<Record<string, string>> = {
  start: "#/",
  new: "#/new",
  table: evening,
  book: `${evening}/book`,
  "book-open": `${evening}/book/d13`,
  "account-person": `${evening}/account/player%3Ap1`,
  "account-pot": `${evening}/account/pot%3Aking`,
  log: `${evening}/log`,
  review: `${ended}/review/d7`,
  settle: `${evening}/settle`,
  "settle-ended": `${ended}/settle`,
  more: `${evening}/more`,
  fine: `${evening}/more/fine`,
  transfer: `${evening}/more/transfer`,
  "pot-check": `${evening}/more/potCheck`,
  "jeton-count": `${evening}/more/jetonCount`,
  jetons: `${evening}/more/jetons`,
  seats: `${evening}/more/seats`,
  join: `${evening}/more/join`,
  leave: `${evening}/more/leave`,
  "last-round": `${evening}/more/lastRound`,
  display: `${evening}/display`,
  share: `${evening}/share`,
  "hand-over": `${evening}/hand-over`,
  sheet: `${evening}/sheet`,
  setup: `${evening}/setup`,
  shared: `#/shared/${LINK_FORM}/${linkData(clubEvening())}`,
  "shared-running": `#/shared/${HANDED_FORM}/${linkData(running, HANDED_FORM)}`,
  "shared-damaged": `#/shared/${LINK_FORM}/${linkData(clubEvening()).slice(0, -1)}`,
  difference: `${evening}/difference`,
  reference: `${evening}/reference`,
  "round-reference": `#/rules/${encodeURIComponent(builtInId("triomphe"))}/reference`,
  rules: "#/rules",
  profile: `#/rules/${OWN_RULES}`,
  compare: `#/difference?one=${OWN_RULES}`,
  "built-in-rules": `#/rules/${encodeURIComponent(builtInId("tarok"))}`,
  person: "#/person/p1",
  money: "#/money",
  "money-person": "#/money/p1",
  tables: `${ended}/tables`,
  settings: "#/settings",
  "at-table": "#/settings/table",
  club: "#/settings/club",
  terms: "#/settings/terms",
  data: "#/settings/data",
  evenings: "#/evenings",
  people: "#/people",
  "edit-person": "#/people/p1",
  seasons: "#/seasons",
  "season-new": "#/seasons/new",
  "season-edit": "#/seasons/club-year-2026/edit",
  standings: "#/seasons/club-year-2026",
  "home-screen": "#/settings/home-screen",
  about: "#/settings/about",
  nowhere: "#/nowhere",
};
