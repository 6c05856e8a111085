/** The page of rules: every rule with its value and where it comes from. */
export const rulesPage = {
  groups: {
    name: "Navnet",
    pots: "Kopperne",
    round: "Indsats og pulje",
    declarations: "Meldinger",
    play: "Tabte ultimokort",
    lastTrick: "Sidste stik",
    count: "Tælling",
    fines: "Bøder",
    table: "Ved bordet",
  },
  fine: "I hver kop.",
  usual: (value: string): string => `Ellers ${value}.`,
  elsewhere:
    "† Beløbet står ikke i Hjørring-hæftet, som det er bevaret; tabellen over betalinger mangler. Sådan spilles der andre steder, efter to beskrivelser, der stemmer overens.",
  ourChoice: "° Her tier hæftet. Det er vores valg, og klubben kan vælge anderledes.",
  notAmount: "Skriv et helt tal.",
};
