/** The table as a display for everybody round it. */
export const display = {
  title: "Skærm",
  shuffles: (who: string): string => `${who} blander til næste`,
  balances: "Saldo",
  cups: "Kopperne",
  last: "sidst",
  sitsOut: "sidder over",
  everybody: "alle",
  eachPot: "hver kop",
  /** What each of them put in: "5 i pagatkoppen og 10 i kongekoppen". */
  put: (who: string, amounts: string): string => `${who} lagde ${amounts}`,
  into: (amount: string, pot: string): string => `${amount} i ${pot}`,
  turn: "Vend",
  turnLabel: "Vend skærmen om mod de andre",
  lock: "Lås",
  lockLabel: "Lås skærmen mod tryk",
  locked: "Låst. Tryk 1, 2, 3.",
  digit: (n: number): string => `${n}, lås op`,
  resting: "Tryk for at notere",
};
