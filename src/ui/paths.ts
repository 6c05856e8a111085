import type { Account, EntryBase, EntryId, EveningId, PlayerId } from "../model/index.ts";

const part = encodeURIComponent;
const evening = (id: EveningId) => `#/evening/${part(id)}`;
/** What is recorded at the table, by what each game calls it; anything else has a form. */
const isDeal = (type: string): boolean => type === "deal" || type === "round";
/** The form of a kind of entry: a deal's is the table. */
const form = (id: EveningId, type: string) => (isDeal(type) ? evening(id) : `${evening(id)}/more/${part(type)}`);

/** Where each screen is, as a link to it is written. */
export const paths = {
  start: "#/",
  new: "#/new",
  /** All evenings, by season, or those that are looked for. */
  evenings: (wanted: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(wanted).toString();
    return `#/evenings${query === "" ? "" : `?${query}`}`;
  },
  /** The directory, those in it who are looked for. */
  people: (q = "") => `#/people${q === "" ? "" : `?q=${part(q)}`}`,
  /** How somebody is called, and who it is. */
  editPerson: (id: PlayerId) => `#/people/${part(id)}`,
  table: evening,
  book: (id: EveningId, entry?: EntryId) => `${evening(id)}/book${entry === undefined ? "" : `/${part(entry)}`}`,
  /** What was changed in an evening, and undo. */
  log: (id: EveningId) => `${evening(id)}/log`,
  /** How an account came to hold what it holds. */
  account: (id: EveningId, account: Account) => `${evening(id)}/account/${part(account)}`,
  /** An evening looked back at: its beginning, or after one of its entries. */
  review: (id: EveningId, entry?: EntryId) => `${evening(id)}/review${entry === undefined ? "" : `/${part(entry)}`}`,
  /** The same at its end, where the pots were shared. */
  reviewEnd: (id: EveningId) => `${evening(id)}/review?at=end`,
  settle: (id: EveningId) => `${evening(id)}/settle`,
  more: (id: EveningId, what?: string) => `${evening(id)}/more${what === undefined ? "" : `/${part(what)}`}`,
  /** Where an entry is corrected: a deal on the table, anything else in the form of its type. */
  amend: (id: EveningId, { type, id: entry }: EntryBase) =>
    `${form(id, type)}?${isDeal(type) ? "amend" : "entry"}=${part(entry)}`,
  /** Where an entry of some type is inserted before another one. */
  insert: (id: EveningId, type: string, before: EntryId) => `${form(id, type)}?before=${part(before)}`,
  /** The table as a display for everybody round it. */
  display: (id: EveningId) => `${evening(id)}/display`,
  /** An evening handed on. */
  share: (id: EveningId) => `${evening(id)}/share`,
  /** The running evening taken to another phone. */
  handOver: (id: EveningId) => `${evening(id)}/hand-over`,
  /** An evening as it is printed. */
  sheet: (id: EveningId) => `${evening(id)}/sheet`,
  /** An evening that lies whole in its address (model/link.ts). */
  shared: (form: number, data: string) => `#/shared/${form}/${data}`,
  /** How an evening's rules differ from a profile's. */
  difference: (id: EveningId) => `${evening(id)}/difference`,
  /** Payments and fines by an evening's rules. */
  reference: (id: EveningId) => `${evening(id)}/reference`,
  /** The same by a profile's. */
  rulesReference: (id: string) => `#/rules/${part(id)}/reference`,
  /** The sets of rules, or one of them. */
  rules: (id?: string) => `#/rules${id === undefined ? "" : `/${part(id)}`}`,
  /** How two sets of rules differ. */
  compare: (one: string, other?: string) =>
    `#/difference?one=${part(one)}${other === undefined ? "" : `&other=${part(other)}`}`,
  /** The seasons, or who stands where in one of them. */
  seasons: (id?: string) => `#/seasons${id === undefined ? "" : `/${part(id)}`}`,
  newSeason: "#/seasons/new",
  editSeason: (id: string) => `#/seasons/${part(id)}/edit`,
  /** What evenings say of somebody, all or those of a season. */
  person: (id: PlayerId, season?: string) =>
    `#/person/${part(id)}${season === undefined ? "" : `?season=${part(season)}`}`,
  setup: (id: EveningId) => `${evening(id)}/setup`,
  /** What is owed between evenings: everybody, or one person. */
  money: (person?: PlayerId) => `#/money${person === undefined ? "" : `/${part(person)}`}`,
  /** Several tables settled together; made from one of its evenings. */
  night: (id: string) => `#/night/${part(id)}`,
  joinTables: (id: EveningId) => `${evening(id)}/tables`,
  settings: (what?: string) => `#/settings${what === undefined ? "" : `/${part(what)}`}`,
} as const;
