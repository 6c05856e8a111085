/** Which jetons to push. */
export const jetons = {
  title: "Jetons",
  intro: "Færrest mulige jetons",
  gives: (from: string, to: string, _givers: number): string => `${from} giver ${to}`,
  putsIn: (from: string, pots: string, _givers: number): string => `${from} lægger i ${pots}`,
  funds: (from: string, pots: string, _givers: number): string => `${from} funderer ${pots} igen`,
  takes: (who: string, pot: string): string => `${who} tager fra ${pot}`,
  empties: (who: string, pot: string): string => `${who} tømmer ${pot}`,
  /** Of several, how much each gives. */
  each: (points: string): string => `${points} hver`,
  /** Read out for pieces that are drawn. */
  pieces: (count: number, jeton: string): string => `${count} på ${jeton}`,
  rest: (points: string): string => `${points} uden jeton`,
  asItLies: "alt, hvad der ligger i den",
  none: "Ingen jetons skal flyttes.",
};
