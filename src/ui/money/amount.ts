/** Minor units (øre) of an amount as it is typed, "12,50" or "12.5": above 0, with no more decimals than the currency has. */
export function minorOf(text: string, digits: number): number | undefined {
  const [, whole, decimals = ""] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || decimals.length > digits) return undefined;
  const minor = Number(whole + decimals.padEnd(digits, "0"));
  return minor > 0 ? minor : undefined;
}

/** The same the other way: what a field shows for an amount. */
export const minorText = (minor: number, digits: number): string => (minor / 10 ** digits).toFixed(digits);
