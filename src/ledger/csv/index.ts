export { type CsvWords, dealsCsv, type EveningBooks, type Numbered, paymentsCsv, standingsCsv } from "./evening.ts";
