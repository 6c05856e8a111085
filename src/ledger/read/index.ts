export { checkEntry } from "./entry.ts";
export { readEvening } from "./evening.ts";
export { readEveningText } from "./text.ts";
