/** What is told of everything that happens between deals, without full stop. */
export const entries = {
  pays: (from: string, to: string, amount: string): string => `${from} betaler ${to} ${amount}`,
  putsIn: (who: string, amount: string, pot: string): string => `${who} lægger ${amount} i ${pot}`,
  takesFrom: (who: string, amount: string, pot: string): string => `${who} får ${amount} fra ${pot}`,
  moves: (amount: string, from: string, to: string): string => `${amount} flyttes fra ${from} til ${to}`,
  because: (what: string, note: string): string => `${what}: ${note}`,
  potCheck: (pot: string, counted: string): string => `${pot} er talt: ${counted}`,
  coveredBy: (who: string, amount: string | undefined): string =>
    amount === undefined ? `${who} dækker, hvad der mangler` : `${who} dækker de ${amount}, der mangler`,
  jetonCount: (counts: string): string => `jetons er talt: ${counts}`,
  holding: (who: string, counted: string): string => `${who} ${counted}`,
  jetonsOut: (who: string, amount: string): string => `${who} får ${amount} i jetons`,
  jetonsBack: (who: string, amount: string): string => `${who} giver ${amount} i jetons tilbage`,
  seats: (order: string): string => `nye pladser: ${order}`,
  join: (who: string): string => `${who} sætter sig ved bordet`,
  joinFree: (who: string): string => `${who} sætter sig ved bordet uden at lægge i kopperne`,
  leaves: (who: string): string => `${who} går fra bordet`,
  leave: (who: string): string => `${who} går uden andel i kopperne`,
  leaveWithShare: (who: string): string => `${who} går og får sin andel af kopperne`,
};
