/** A fine in the deal, with what the rules ask about it, each answer with its consequence. */
export const fining = {
  title: (who: string): string => `Bøde til ${who}`,
  each: (amount: string): string => `${amount} i hver kop`,
  question: "Godtager de to andre spillet?",
  accepted: "Ja, spillet gælder",
  acceptedMeans: (who: string, amount: string): string => `${who} lægger ${amount} i hver kop og kan ikke lave ultimo`,
  notAccepted: "Nej, spillet kasseres",
  notAcceptedMeans: (who: string, amount: string): string => `${who} lægger ${amount} i hver kop, og der gives om`,
  waive: "Eftergiv bøden",
  waived: "Eftergivet",
  demand: "Kræv bøden",
  late: "Var spillet gjort op, da fejlen blev fundet?",
  lateYes: "Ja, bøden bliver i kopperne",
  lateNo: "Nej",
  refuseUltimo: (who: string): string =>
    `${who} kan ikke lave ultimo i dette spil. Godtages ultimoen ikke, bliver koppen stående.`,
  amount: "Beløb i hver kop",
  what: "Hvad bøden er for",
};
