// A barrel of its own: the screens that share are loaded when somebody shares, and what they need with them.
export type { CsvWords, Numbered } from "../../ledger/csv/index.ts";
export { eveningFile, journalFile, TABLES, type Table, tableFile } from "./files.ts";
export { handedLinkOf, linkOf, openLink, type SharedEvening } from "./shared.ts";
