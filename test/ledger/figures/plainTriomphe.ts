import { type RawCase, type RawEntry, type RawRules, Sheet, seatsAt } from "./raw.ts";

/** What is counted of Triomphe forcée by a loop over the file, and the most each took from a pot at once. */
export function countTriomphe(raw: RawCase): { sheet: Sheet; largest: ReadonlyMap<string, number> } {
  const sheet = new Sheet();
  const largest = new Map<string, number>();
  const { rules, entries } = raw.file;
  const seats = seatsAt(raw);
  entries.forEach((round, place) => {
    if (round.type !== "round") return;
    const before = (raw.expected.entries[place - 1] ?? raw.expected.opening).pots["pot"] ?? 0;
    const win = (player: string, way: string, amount: number) => {
      if (amount === 0) return;
      sheet.add(player, `won.${way}`);
      sheet.add(player, `points.${way}`, amount);
      sheet.add(player, "points.won", amount);
      largest.set(player, Math.max(largest.get(player) ?? 0, amount));
    };
    countRound(round, { seats: seats[place] ?? [], rules, before }, sheet, win);
  });
  return { sheet, largest };
}

interface At {
  readonly seats: readonly string[];
  readonly rules: RawRules;
  readonly before: number;
}

function countRound(
  round: RawEntry,
  { seats, rules, before }: At,
  sheet: Sheet,
  win: (player: string, way: string, amount: number) => void,
): void {
  const { dealer = "", sittingOut = [], stake = rules.stake, shown = [], tricks = [] } = round;
  const right = seats.indexOf(dealer) + 1;
  const playing = [...seats.slice(right), ...seats.slice(0, right)].filter((id) => !sittingOut.includes(id));
  sheet.add(dealer, "dealt");
  for (const id of sittingOut) sheet.add(id, "satOut");
  for (const id of playing) sheet.add(id, "staked", stake);
  for (const id of tricks) sheet.add(id, "tricks");
  let pot = before + stake * playing.length;
  for (const id of playing) {
    for (const { player, cards } of shown) {
      if (player !== id) continue;
      const weight = cards.map((card) => rules.weights[card] ?? Number.NaN).reduce((a, b) => a + b, 0);
      const share = Math.min(pot, stake * (weight + (rules.returnsStake ? 1 : 0)));
      for (const card of cards) sheet.add(id, `card.${card}`);
      win(id, "shown", share);
      pot -= share;
    }
  }
  if (round.death !== undefined) win(round.death, "death", pot);
  else if (tricks.length > 0) win(byTricks(tricks), "tricks", pot);
}

/** Most tricks; of two with two each who took the second of his own first; of five with one each the first. */
function byTricks(tricks: readonly string[]): string {
  const [first = ""] = tricks;
  for (const wanted of [5, 4, 3, 2]) {
    const taken = new Map<string, number>();
    for (const id of tricks) {
      taken.set(id, (taken.get(id) ?? 0) + 1);
      if (taken.get(id) === wanted) return id;
    }
  }
  return first;
}
