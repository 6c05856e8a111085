export { type Push, pushesOf } from "../ledger/index.ts";
export * from "./app.ts";
export { boot } from "./boot.ts";
export * from "./data.ts";
export { explain } from "./explain.ts";
export { type AccountHistory, type AccountRow, accountIn, accountsOf, historyOf } from "./history.ts";
export { lastPushed, type Pushed, type PutIn } from "./pushed.ts";
export type { Recording, RecordingAt } from "./recording/types.ts";
export * from "./types.ts";
