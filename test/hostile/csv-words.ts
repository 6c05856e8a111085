import type { CsvWords } from "../../src/ledger/csv/index.ts";
import type { Evening } from "../../src/model/index.ts";

const headings = Object.fromEntries(
  [
    ...["date", "number", "kind", "time", "dealer", "sittingOut", "text", "cause"],
    ...["from", "to", "points", "money", "paid", "player", "balance", "pots"],
  ].map((word) => [word, word]),
) as CsvWords["headings"];

/** A language of nothing but what the evening itself says. */
export const plainCsvWords = ({ players, note = "" }: Evening): CsvWords => {
  const player = (id: string) => players.find((one) => one.id === id)?.name ?? id;
  return {
    headings,
    tell: (line) => ({ kind: line?.entry.type ?? "opening", dealer: "", sittingOut: "", text: note }),
    cause: (_, { reason }) => reason,
    player,
    account: (account) => (account.startsWith("player:") ? player(account.slice("player:".length)) : account),
    balanceOf: (name) => name,
    settlement: "settlement",
    paid: (paid) => (paid ? "yes" : "no"),
    digits: 2,
  };
};
