import type * as da from "../../da/sentences/entries.ts";

export const entries: typeof da.entries = {
  pays: (from, to, amount) => `${from} pays ${to} ${amount}`,
  putsIn: (who, amount, pot) => `${who} puts ${amount} into ${pot}`,
  takesFrom: (who, amount, pot) => `${who} gets ${amount} from ${pot}`,
  moves: (amount, from, to) => `${amount} moved from ${from} to ${to}`,
  because: (what, note) => `${what}: ${note}`,
  potCheck: (pot, counted) => `${pot} was counted: ${counted}`,
  coveredBy: (who, amount) =>
    amount === undefined ? `${who} covers what is missing` : `${who} covers the ${amount} that is missing`,
  jetonCount: (counts) => `jetons were counted: ${counts}`,
  holding: (who, counted) => `${who} ${counted}`,
  jetonsOut: (who, amount) => `${who} is handed ${amount} in jetons`,
  jetonsBack: (who, amount) => `${who} returns ${amount} in jetons`,
  seats: (order) => `new places: ${order}`,
  join: (who) => `${who} sits down at the table`,
  joinFree: (who) => `${who} sits down at the table and pays nothing in`,
  leaves: (who) => `${who} leaves the table`,
  leave: (who) => `${who} leaves without a share of the pots`,
  leaveWithShare: (who) => `${who} leaves with a share of the pots`,
};
