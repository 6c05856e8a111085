/** Why a payment was made (format.md); i18n makes a sentence of it. */
export const REASONS = [
  "funding",
  "dealerFee",
  "fine",
  "declaration",
  "lostUltimoCard",
  "pagatHome",
  "tout",
  "nolo",
  "ultimo",
  "bagud",
  "lastTrick",
  "count",
  "transfer",
  "potCheck",
  "jetonCount",
  "leaveShare",
  "stake",
  "death",
  "shown",
  "tricks",
] as const;
export type Reason = (typeof REASONS)[number];
