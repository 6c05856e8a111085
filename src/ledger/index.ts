export { journal } from "./journal/index.ts";
export { append, open, type Posting, type Replay, replay, stateAfter } from "./replay.ts";
export { type Payment, type Settlement, settle } from "./settlement.ts";
