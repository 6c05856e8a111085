import { accountPlayer, accountPot, held, type Problem, problem } from "../../../model/index.ts";
import { mustBeKnown, mustBeSeated } from "../../people.ts";
import { repeats } from "../../repeats.ts";
import type { JetonCount, PotCheck, TransferEntry } from "../entry.ts";
import { peopleOf, type TarokContext } from "./context.ts";

/** Anything paid beside the game: between two accounts, and no more from a pot than it holds (`potNegative`). */
export function checkTransfer(transfer: TransferEntry, context: TarokContext): readonly Problem[] {
  const { from, to } = transfer;
  return [
    ...(["from", "to"] as const).flatMap((key) => {
      const player = accountPlayer(transfer[key]);
      return player === undefined ? [] : mustBeKnown(player, [key], peopleOf(context));
    }),
    ...(from === to ? [problem("shape", ["to"], { name: to })] : []),
    ...checkPot(transfer, context),
  ];
}

function checkPot({ from, amount }: TransferEntry, { potsKnown, state }: TarokContext): readonly Problem[] {
  const pot = accountPot(from);
  // A pot that the game does not have is a fault of its own.
  if (pot === undefined || !Object.hasOwn(state.books.pots, pot) || !potsKnown) return [];
  const expected = held(state.books, `pot:${pot}`);
  return amount > expected ? [problem("potNegative", ["amount"], { name: from, expected, actual: amount })] : [];
}

/** A pot was counted; who covers a shortage sits at the table. */
export const checkPotCheck = ({ coveredBy }: PotCheck, context: TarokContext): readonly Problem[] =>
  coveredBy === undefined ? [] : mustBeSeated(coveredBy, ["coveredBy"], peopleOf(context));

/** Players counted what they hold, each once. */
export function checkJetonCount({ counts }: JetonCount, context: TarokContext): readonly Problem[] {
  const people = peopleOf(context);
  const path = (index: number) => ["counts", index, "player"];
  return [
    ...counts.flatMap(({ player }, i) => mustBeKnown(player, path(i), people)),
    ...repeats(counts, ({ player }) => player).map(([again, first]) =>
      problem("shape", path(again.index), {
        players: [again.member.player],
        rows: [path(first.index), path(again.index)],
      }),
    ),
  ];
}
