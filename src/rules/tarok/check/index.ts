export type { TarokContext } from "./context.ts";
export { checkDeal } from "./deal.ts";
export { checkEntry } from "./entry.ts";
export { type Reminder, reminders, type Withdrawal } from "./reminders.ts";
