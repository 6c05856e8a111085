/** Why the drawer did not do what it was asked, each a whole sentence or two with what to do. */
export const storage = {
  quota: "Der er ikke mere plads på telefonen. Gør plads, og prøv igen. Intet er gået tabt.",
  blocked: "En anden fane holder en ældre udgave åben. Luk den, og prøv igen.",
  closed: "Forbindelsen til det gemte blev lukket. Genindlæs siden, og prøv igen.",
  newer: "Det gemte er fra en nyere udgave. Opdater appen.",
  unavailable: "Browseren vil ikke gemme noget her. Privat tilstand kan være årsagen; brug et almindeligt vindue.",
  unknown: "Det lykkedes ikke at gemme. Prøv igen, eller genindlæs siden.",
};

/** Why a file was not read. */
export const imports = {
  newer: "Filen er fra en nyere udgave af Kongekop. Opdater appen, og prøv igen.",
  notOurs: "Det er ikke en fil fra Kongekop. Vælg en aften eller en sikkerhedskopi, som Kongekop har gemt.",
};
