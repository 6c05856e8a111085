import { type RawCase, type RawEntry, type RawFine, type RawRules, Sheet, seatsAt } from "./raw.ts";

/** What is counted of Tarok by a loop over the file. */
export function countTarok(raw: RawCase): Sheet {
  const sheet = new Sheet();
  const { rules, entries } = raw.file;
  const seats = seatsAt(raw);
  entries.forEach((entry, place) => {
    if (entry.type === "fine") countFine(entry as RawFine, rules, sheet);
    if (entry.type === "deal") countDeal(entry, seats[place] ?? [], rules, sheet);
  });
  return sheet;
}

function countFine({ player, kind, amount }: RawFine, rules: RawRules, sheet: Sheet): void {
  const paid = 2 * (amount ?? rules.fines[kind] ?? Number.NaN);
  sheet.add(player, "fines");
  sheet.add(player, `fines.${kind}`);
  sheet.add(player, "fines.points", paid);
  sheet.add(player, `fines.points.${kind}`, paid);
  if (paid === 0) sheet.add(player, "fines.waived");
}

function countDeal(deal: RawEntry, seats: readonly string[], rules: RawRules, sheet: Sheet): void {
  const { dealer = "", sittingOut = [], voided = false, declarations = [], lost = [], lastTrick } = deal;
  const bagud = lastTrick?.bagud ?? [];
  for (const fine of deal.fines ?? []) countFine(fine, rules, sheet);
  for (const id of seats) if (voided && !sittingOut.includes(id)) sheet.add(id, "voided");
  if (!voided) {
    sheet.add(dealer, "dealt");
    for (const id of sittingOut) sheet.add(id, "satOut");
  }
  for (const { player, kind, count = 0, withdrawn } of declarations) {
    if (withdrawn) sheet.add(player, "declared.withdrawn");
    else if (!voided || rules.voidKeeps !== "nothing") {
      sheet.add(player, `declared.${kind}`);
      sheet.add(player, "declared.points", 2 * worth(kind, count, rules));
      if (kind === "taroks" || kind === "matadors") sheet.max(player, `most.${kind}`, count);
    }
  }
  if (!voided || rules.voidKeeps === "play") {
    for (const { card, player, to } of lost) {
      sheet.add(player, `lost.${card}`);
      if (to !== undefined) sheet.add(to, `taken.${card}`);
    }
    if (deal.pagatHome !== undefined) sheet.add(deal.pagatHome, "pagatHome");
  }
  if (voided) return;
  if (deal.nolo !== undefined) sheet.add(deal.nolo, "nolo");
  if (deal.tout !== undefined) sheet.add(deal.tout, "tout");
  for (const { player, points } of deal.counts ?? []) {
    sheet.add(player, "counts");
    sheet.add(player, "counts.sum", points);
    sheet.max(player, "most.count", points);
  }
  if (!lastTrick) return;
  const special = deal.nolo !== undefined || deal.tout !== undefined;
  sheet.add(lastTrick.winner, "lastTrick.won");
  if (lastTrickIsPaid(deal, rules)) sheet.add(lastTrick.winner, "lastTrick.paid");
  if (lastTrick.ultimo !== undefined) {
    const outcome = lastTrick.refused ? "refused" : special ? "annulled" : "made";
    sheet.add(lastTrick.winner, `ultimo.tried.${lastTrick.ultimo}`);
    sheet.add(lastTrick.winner, `ultimo.${outcome}.${lastTrick.ultimo}`);
  }
  for (const { player, card } of bagud) {
    sheet.add(player, `ultimo.tried.${card}`);
    sheet.add(player, `ultimo.failed.${card}`);
    sheet.add(lastTrick.winner, `forced.${card}`);
  }
}

export function worth(kind: string, count: number, { declarations: d }: RawRules): number {
  if (kind === "taroks") return (d["taroksBase"] ?? 0) + (d["taroksStep"] ?? 0) * (count - (d["taroksFrom"] ?? 0));
  if (kind === "matadors") return (d["matadorsBase"] ?? 0) + (d["matadorsStep"] ?? 0) * (count - 3);
  return d[kind] ?? Number.NaN;
}

export function lastTrickIsPaid({ nolo, tout, lastTrick, voided }: RawEntry, rules: RawRules): boolean {
  if (!lastTrick || voided || nolo !== undefined || tout !== undefined) return false;
  if (lastTrick.ultimo !== undefined && !lastTrick.refused) return false;
  if (lastTrick.refused && rules.refusedUltimo === "nothing") return false;
  return (lastTrick.bagud ?? []).length === 0 || rules.lastTrickPaidOnBagud;
}
