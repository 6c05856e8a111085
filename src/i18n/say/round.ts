import { accountPlayer, type Transfer } from "../../model/index.ts";
import type { Round, Shown } from "../../rules/triomphe/entry.ts";
import type { TriompheRules } from "../../rules/triomphe/rules.ts";
import { capital, type Phrase } from "../phrase.ts";
import type { PaymentGroup } from "./group.ts";
import type { Speaking, Telling } from "./telling.ts";

/** "Karen viser Narren og Styrken". */
const showsClause = ({ words, name }: Speaking, { player, cards }: Shown): string =>
  words.sentences.round.shows(name(player), words.format.list(cards.map((card) => words.common.shownCards[card])));

/** The same with how little the pot had, where it could not pay all of it. */
function paidClause(told: Telling, round: Round, row: number, paid: number): string {
  const { round: say } = told.words.sentences;
  const shown = round.shown?.[row];
  if (shown === undefined) return "";
  const clause = showsClause(told, shown);
  if (paid >= dueTo(told, round, shown)) return clause;
  return paid === 0 ? say.potEmpty(clause) : say.potShort(clause, told.words.format.points(paid));
}

/** What the rules give for the cards of one player. */
function dueTo({ rules }: Telling, round: Round, { cards }: Shown): number {
  const { stake, weights, returnsStake } = rulesOf(rules);
  return cards.reduce((sum, card) => sum + weights[card], returnsStake ? 1 : 0) * (round.stake ?? stake);
}

const paidFor = (transfers: readonly Transfer[], row: number): number =>
  transfers
    .filter(({ reason, source }) => reason === "shown" && source === row)
    .reduce((sum, { amount }) => sum + amount, 0);

/** What was shown to an empty pot, which no payment tells of. */
export function roundUnpaid(told: Telling, round: Round, transfers: readonly Transfer[]): string[] {
  if (transfers.length === 0) return [];
  return (round.shown ?? []).flatMap((shown, row) =>
    paidFor(transfers, row) === 0 && dueTo(told, round, shown) > 0 ? [paidClause(told, round, row, 0)] : [],
  );
}

/** Everything that is told of a round, a clause each; who takes the pot by tricks is known from its transfers. */
export function roundClauses(told: Telling, round: Round, transfers: readonly Transfer[]): string[] {
  const { words, name } = told;
  const { round: say } = words.sentences;
  const { death, shown = [], tricks = [] } = round;
  const clauses = [
    ...(death === undefined ? [] : [say.death(name(death))]),
    ...shown.map((one, row) =>
      // Without its payments nothing is known of the pot.
      transfers.length === 0 ? showsClause(told, one) : paidClause(told, round, row, paidFor(transfers, row)),
    ),
    ...(tricks.length === 0 ? [] : [tricksClause(told, round, transfers)]),
  ];
  return clauses.length === 0 ? [say.nothing] : clauses;
}

/** How the tricks decided: who takes the pot, with the rule where several had as many; else only who took which. */
function tricksClause(told: Speaking, { tricks = [] }: Round, transfers: readonly Transfer[]): string {
  const { words, name } = told;
  const { round: say } = words.sentences;
  const paid = transfers.find(({ reason }) => reason === "tricks");
  const winner = paid && accountPlayer(paid.to);
  return winner === undefined ? say.tricks(tricks.map(name).join(", ")) : won(told, winner, takenBy(tricks));
}

function won({ words, name }: Speaking, winner: string, taken: ReadonlyMap<string, number>): string {
  const { round: say } = words.sentences;
  const most = taken.get(winner) ?? 0;
  const tied = [...taken].filter(([, count]) => count === most).map(([id]) => name(id));
  if (tied.length === 1) return say.wins(name(winner), most);
  return most === 1 ? say.firstTrick(name(winner)) : say.secondFirst(words.format.list(tied), name(winner));
}

function takenBy(tricks: readonly string[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const id of tricks) taken.set(id, (taken.get(id) ?? 0) + 1);
  return taken;
}

/** "Poul giver, Børge sidder over", and the stake where it is the round's own. */
export const roundLine = (told: Speaking, round: Round): string[] => [
  told.words.sentences.round.gives(
    told.name(round.dealer),
    told.words.format.list((round.sittingOut ?? []).map(told.name)),
  ),
  ...ownStake(told, round),
];

/** "Indsats 20", where the round had a stake of its own. */
export const ownStake = ({ words }: Speaking, { stake }: Round): string[] =>
  stake === undefined ? [] : capital([words.sentences.round.stakeOf(words.format.points(stake))]).map(String);

/** Who took which trick: "Stik: Anna, Bo, Anna, Gerda, Bo"; nothing where none were told. */
export const roundTricks = ({ words, name }: Speaking, { tricks = [] }: Round): string[] =>
  tricks.length === 0 ? [] : capital([words.sentences.round.tricks(tricks.map(name).join(", "))]).map(String);

/** How a round ended, in as few words as can be. */
export const roundEnding = (told: Telling, round: Round, transfers: readonly Transfer[]): Phrase =>
  capital(roundClauses(told, round, transfers).slice(-1));

/** The heading of a round's payments; undefined where the reason's own name says all there is. */
export function roundHeading(told: Telling, { reason, source = -1, transfers }: PaymentGroup, round: Round) {
  const { round: say } = told.words.sentences;
  if (reason === "death" && round.death !== undefined) return say.death(told.name(round.death));
  if (reason === "shown" && round.shown?.[source]) return paidClause(told, round, source, paidFor(transfers, source));
  return reason === "tricks" ? tricksClause(told, round, transfers) : undefined;
}

/** The rule behind a round's payments, with the amounts of the evening's own rules. */
export function roundRule({ words, rules }: Telling, { reason }: PaymentGroup, round: Round): string | undefined {
  const { rules: say } = words.sentences.round;
  const { stake, weights, returnsStake } = rulesOf(rules);
  switch (reason) {
    case "stake":
      return say.stake(words.format.points(round.stake ?? stake));
    case "death":
      return say.death;
    case "shown": {
      const cards = (["fool", "magician", "strength"] as const).map((card) =>
        say.weight(words.common.shownCards[card], weights[card]),
      );
      return say.shown(words.format.list(cards), returnsStake);
    }
    case "tricks":
      return say.tricks;
    default:
      return undefined;
  }
}

/** A round is an entry of an evening that has the rules of its game. */
const rulesOf = (rules: Telling["rules"]): TriompheRules => rules as unknown as TriompheRules;
