export { type CsvWords, dealsCsv, type EveningBooks, type Numbered, paymentsCsv, standingsCsv } from "./evening.ts";
export { type SeasonLine, type SeasonWords, seasonCsv } from "./season.ts";
