/** Why a file was not read. */
export const imports = {
  newer: "Filen er fra en nyere udgave af Kongekop. Opdater appen, og prøv igen.",
  notOurs: "Det er ikke en fil fra Kongekop. Vælg en aften eller en sikkerhedskopi, som Kongekop har gemt.",
};
