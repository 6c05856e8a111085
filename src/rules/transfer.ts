import * as v from "valibot";
import {
  accountNamed,
  accountPlayer,
  accountPot,
  held,
  idSchema,
  MAX_POINTS,
  noteSchema,
  optional,
  type PotId,
  type Problem,
  problem,
  type RulesBase,
  strictObject,
  type Transfer,
  timeSchema,
  wholePoints,
} from "../model/index.ts";
import type { CheckContext, TableState } from "./game.ts";
import { pay } from "./pay.ts";
import { mustBeKnown } from "./people.ts";

/** An account of a game with these pots, as a file writes it; whether its player exists is checked with the entry. */
const accountOf = (pots: readonly PotId[]) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(player:.+|pot:(${pots.join("|")})|difference)$`, "su")));

/** Anything paid beside a game with these pots. */
export const transferSchemaOf = (pots: readonly PotId[]) =>
  strictObject({
    type: v.literal("transfer"),
    id: idSchema,
    at: optional(timeSchema),
    from: accountOf(pots),
    to: accountOf(pots),
    amount: wholePoints(1, MAX_POINTS),
    note: optional(noteSchema),
  });
export type TransferEntry = v.InferOutput<ReturnType<typeof transferSchemaOf>>;

/** Anything paid beside the game: between two accounts, and no more from a pot than it holds (`potNegative`). */
export function checkTransfer(
  transfer: TransferEntry,
  context: CheckContext<RulesBase, TableState>,
): readonly Problem[] {
  const { from, to } = transfer;
  const people = { players: context.players, seats: context.state.seats };
  return [
    ...(["from", "to"] as const).flatMap((key) => {
      const player = accountPlayer(transfer[key]);
      return player === undefined ? [] : mustBeKnown(player, [key], people);
    }),
    ...(from === to ? [problem("shape", ["to"], { name: to })] : []),
    ...checkPot(transfer, context),
  ];
}

function checkPot(
  { from, amount }: TransferEntry,
  { potsKnown, state }: CheckContext<RulesBase, TableState>,
): readonly Problem[] {
  const pot = accountPot(from);
  // A pot that the game does not have is a fault of its own.
  if (pot === undefined || !Object.hasOwn(state.books.pots, pot) || !potsKnown) return [];
  const expected = held(state.books, `pot:${pot}`);
  return amount > expected ? [problem("potNegative", ["amount"], { name: from, expected, actual: amount })] : [];
}

/** What it moves. */
export const transferred = ({ from, to, amount }: TransferEntry): Transfer[] =>
  pay(accountNamed(from), accountNamed(to), amount, "transfer");
