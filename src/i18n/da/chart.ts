/** A curve, and the same values as a table. */
export const chart = {
  table: "Tallene som tabel",
  tooFew: "Der er endnu ikke to punkter at tegne en kurve mellem.",
  /** What a place on the curve holds: "Spil 7: Inger 120, Poul −40". */
  at: (where: string, values: string): string => `${where}: ${values}`,
  value: (name: string, value: string): string => `${name} ${value}`,
};
