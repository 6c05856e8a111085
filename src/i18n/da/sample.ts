/** The evening to try everything on. */
export const sample = {
  title: "Prøveaften",
  intro: "En aften med nogle spil i, hvor alt kan prøves. Den tæller ikke med nogen steder.",
  open: "Åbn en prøveaften",
  resume: "Fortsæt prøveaftenen",
  discard: "Slet prøveaftenen",
  discarded: "Prøveaftenen er slettet.",
  deal: (number: number): string => `Prøve ${number}`,
};
