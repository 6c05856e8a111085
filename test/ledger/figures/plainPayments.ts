import { lastTrickIsPaid, worth } from "./plainTarok.ts";
import { type RawCase, type RawEntry, type RawRules, Sheet, seatsAt } from "./raw.ts";

/** Who received how much directly from whom, by a loop over the file: row receives from column. */
export function receivedFrom(raw: RawCase): Sheet {
  const sheet = new Sheet();
  const seats = seatsAt(raw);
  raw.file.entries.forEach((entry, place) => {
    const [from, to] = [entry.from ?? "", entry.to ?? ""];
    if (entry.type === "transfer" && from.startsWith("player:") && to.startsWith("player:")) {
      sheet.add(to.slice(7), from.slice(7), entry.amount);
    }
    if (entry.type === "deal") {
      const playing = (seats[place] ?? []).filter((id) => !entry.sittingOut?.includes(id));
      payDeal(entry, playing, raw.file.rules, sheet);
    }
  });
  return sheet;
}

function payDeal(deal: RawEntry, playing: readonly string[], rules: RawRules, sheet: Sheet): void {
  const { voided = false, declarations = [], lost = [], nolo, tout, lastTrick, counts } = deal;
  const opponents = (player: string) => playing.filter((id) => id !== player);
  const fromEach = (player: string, amount: number) => {
    for (const id of opponents(player)) sheet.add(player, id, amount);
  };
  const toEach = (player: string, amount: number) => {
    for (const id of opponents(player)) sheet.add(id, player, amount);
  };
  if (!voided || rules.voidKeeps !== "nothing") {
    for (const { player, kind, count = 0, withdrawn } of declarations) {
      if (!withdrawn) fromEach(player, worth(kind, count, rules));
    }
  }
  if (!voided || rules.voidKeeps === "play") {
    for (const { player, card } of lost) toEach(player, rules.lostUltimoCard[card]?.toEachOpponent ?? Number.NaN);
    if (deal.pagatHome !== undefined) fromEach(deal.pagatHome, rules.pagatHome);
  }
  if (voided) return;
  if (tout !== undefined) fromEach(tout, rules.tout);
  if (nolo !== undefined) fromEach(nolo, rules.nolo);
  const paidUltimo = tout === undefined && nolo === undefined && !lastTrick?.refused ? lastTrick?.ultimo : undefined;
  if (lastTrick && paidUltimo !== undefined) fromEach(lastTrick.winner, rules.ultimo[paidUltimo] ?? Number.NaN);
  for (const { player, card } of lastTrick?.bagud ?? []) toEach(player, rules.bagud[card] ?? Number.NaN);
  if (lastTrick && lastTrickIsPaid(deal, rules)) fromEach(lastTrick.winner, rules.lastTrick);
  if (counts && nolo === undefined && (tout === undefined || rules.count.afterTout))
    payCount(counts, playing, rules, sheet);
}

function payCount(
  counts: NonNullable<RawEntry["counts"]>,
  playing: readonly string[],
  { count: { par, step } }: RawRules,
  sheet: Sheet,
): void {
  const worths = new Map(
    counts.map(({ player, points }) => {
      const steps = Math.floor(Math.abs(points - par) / step + 0.5);
      return [player, points < par ? -steps * step : steps * step];
    }),
  );
  const sum = [...worths.values()].reduce((a, b) => a + b, 0);
  const all = playing.map((id) => [id, worths.get(id) ?? -sum] as const);
  const up = all.filter(([, amount]) => amount > 0);
  const down = all.filter(([, amount]) => amount < 0);
  for (const [winner, gets] of up) for (const [loser, owes] of down) sheet.add(winner, loser, Math.min(gets, -owes));
}

/** The largest amount that each took from one pot in a deal, by a loop over the file with what the pots held before. */
export function largestPots({ file, expected }: RawCase): ReadonlyMap<string, number> {
  const largest = new Map<string, number>();
  const took = (player: string | undefined, amount: number) => {
    if (player !== undefined && amount > (largest.get(player) ?? 0)) largest.set(player, amount);
  };
  file.entries.forEach((deal, place) => {
    if (deal.type !== "deal" || deal.voided) return;
    const before = (expected.entries[place - 1] ?? expected.opening).pots;
    const ultimo = deal.nolo === undefined && !deal.lastTrick?.refused ? deal.lastTrick?.ultimo : undefined;
    for (const pot of ["pagat", "king"]) {
      const fines = (deal.fines ?? []).filter(({ afterPlay }) => !afterPlay);
      const fined = fines.map(({ kind, amount }) => amount ?? file.rules.fines[kind] ?? Number.NaN);
      const lost = (deal.lost ?? []).filter(({ card }) => card === pot);
      const holds =
        (before[pot] ?? 0) +
        (deal.dealerPays === false ? 0 : file.rules.dealerFee) +
        fined.reduce((a, b) => a + b, 0) +
        lost.length * (file.rules.lostUltimoCard[pot]?.toPot ?? Number.NaN);
      if (deal.tout !== undefined) took(deal.tout, holds);
      else if (ultimo === pot) took(deal.lastTrick?.winner, holds);
    }
  });
  return largest;
}
