import type { rulesPage as da } from "../da/rulesPage.ts";

export const rulesPage: typeof da = {
  groups: {
    name: "Namnet",
    pots: "Potterna",
    round: "Insats och pott",
    declarations: "Meldningar",
    play: "Förlorade ultimokort",
    lastTrick: "Sista sticket",
    count: "Räkning",
    fines: "Böter",
    table: "Vid bordet",
  },
  fine: "I varje pott.",
  usual: (value) => `Annars ${value}.`,
  elsewhere:
    "† Beloppet står inte i Hjørring-häftet som det är bevarat; tabellen över betalningar saknas. Så spelas det på andra håll, enligt två beskrivningar som stämmer överens.",
  ourChoice: "° Här tiger häftet. Det är vårt val, och klubben kan välja annorlunda.",
  notAmount: "Skriv ett heltal.",
};
