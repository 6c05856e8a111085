/** An evening looked back at, moment by moment. */
export const review = {
  title: "Gennemgang",
  open: "Gennemgå aftenen",
  opening: "Åbning",
  end: "Til sidst",
  /** "Spil 7 af 28": where in the evening a deal stands. */
  of: (deal: string, deals: number): string => `${deal} af ${deals}`,
  where: "Hvor i aftenen",
  previous: "Forrige",
  next: "Næste",
  atTable: "Ved bordet",
  shared: "Kopperne er delt. Det kom hver ud med.",
  away: (who: string, balance: string): string => `${who} er gået med ${balance}.`,
  curve: "Saldi gennem aftenen",
  story: "Aftenens tal",
  /** Where a streak ended: "til spil 9". */
  until: (deal: string): string => `til ${deal}`,
};
