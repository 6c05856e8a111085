import type * as da from "../../da/sentences/entries.ts";

export const entries: typeof da.entries = {
  pays: (from, to, amount) => `${from} betalar ${to} ${amount}`,
  putsIn: (who, amount, pot) => `${who} lägger ${amount} i ${pot}`,
  takesFrom: (who, amount, pot) => `${who} får ${amount} från ${pot}`,
  moves: (amount, from, to) => `${amount} flyttas från ${from} till ${to}`,
  because: (what, note) => `${what}: ${note}`,
  potCheck: (pot, counted) => `${pot} är räknad: ${counted}`,
  coveredBy: (who, amount) =>
    amount === undefined ? `${who} täcker det som saknas` : `${who} täcker de ${amount} som saknas`,
  jetonCount: (counts) => `jetongerna är räknade: ${counts}`,
  holding: (who, counted) => `${who} ${counted}`,
  jetonsOut: (who, amount) => `${who} får ${amount} i jetonger`,
  jetonsBack: (who, amount) => `${who} lämnar tillbaka ${amount} i jetonger`,
  seats: (order) => `nya platser: ${order}`,
  join: (who) => `${who} sätter sig vid bordet`,
  joinFree: (who) => `${who} sätter sig vid bordet utan att lägga i potterna`,
  leaves: (who) => `${who} går från bordet`,
  leave: (who) => `${who} går utan andel i potterna`,
  leaveWithShare: (who) => `${who} går och får sin andel av potterna`,
};
