import type * as da from "../../da/sentences/count.ts";

const apart = (over: number, par: number): string =>
  over === 0 ? `${par}` : `${Math.abs(over)} ${over > 0 ? "above" : "below"} ${par}`;

const ends = (worth: number): string => (worth === 0 ? "0" : `${worth > 0 ? "receives" : "pays"} ${Math.abs(worth)}`);

export const count: typeof da.count = {
  counted: (who, over, par, worth) => `${who} has ${apart(over, par)}: ${ends(worth)}`,
  balances: (who, worth) => `${who} balances: ${ends(worth)}`,
};
