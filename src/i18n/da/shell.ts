/** What the app says around its screens: trouble, updates, addresses that lead nowhere. */
export const shell = {
  wentWrong: "Noget gik galt.",
  nothingLost: "Alt, hvad der er noteret, er gemt på telefonen.",
  tryAgain: "Prøv igen",
  toStart: "Til forsiden",
  broughtBack: "Det hele er hentet frem igen.",
  whatCameBack:
    "Browseren havde slettet det, Kongekop gemmer her. Alt er sat ind igen fra reserven ved siden af. Se efter, at det sidste spil er med. Gendannelsespunkter er ikke med.",
  whatHappened: "Hvad skete der?",
  notFoundTitle: "Her er ikke noget",
  notFound: "Linket fører ikke til noget i Kongekop. Måske er aftenen slettet, eller linket er skrevet forkert.",
  newVersion: "Ny udgave er klar",
  fetchNow: "Hent nu",
  stopped: "Afbrudt. Intet er ændret.",
  refused: "Det passer ikke længere med det, der er noteret. Se efter i bogen, og prøv igen.",
  notOpened: "De gemte data kunne ikke åbnes. Intet er slettet. Prøv igen.",
  storage: {
    quota: "Telefonen har ikke mere plads. Slet noget andet, og prøv igen.",
    blocked: "Kongekop er åben i en anden fane, som holder på de gamle data. Luk den fane, og prøv igen.",
    closed: "Forbindelsen til de gemte data blev lukket. Prøv igen.",
    newer: "Dataene er gemt af en nyere udgave af Kongekop. Hent den nye udgave, og prøv igen.",
    unavailable: "Browseren tillader ikke, at der gemmes noget her. Åbn Kongekop i et almindeligt vindue.",
    unknown: "Det kunne ikke gemmes. Prøv igen.",
  },
};
