const apart = (over: number, par: number): string =>
  over === 0 ? `${par}` : `${Math.abs(over)} ${over > 0 ? "over" : "under"} ${par}`;

const ends = (worth: number): string => (worth === 0 ? "0" : `${worth > 0 ? "får" : "betaler"} ${Math.abs(worth)}`);

/** How a count comes about, for whoever counted and for the third: "Inger har 5 over 26: får 5", "Karen udligner: 0". */
export const count = {
  counted: (who: string, over: number, par: number, worth: number): string =>
    `${who} har ${apart(over, par)}: ${ends(worth)}`,
  balances: (who: string, worth: number): string => `${who} udligner: ${ends(worth)}`,
};
