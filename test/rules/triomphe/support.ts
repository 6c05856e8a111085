import { emptyBooks, type Problem, pathText, type Transfer } from "../../../src/model/index.ts";
import { FORCEE, type Round, type TriompheState, triomphe } from "../../../src/rules/triomphe/index.ts";

export const EIGHT = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Where an evening of so many stands before its first round, `a` to deal. */
export const tableOf = (size: number): TriompheState => ({
  books: emptyBooks(EIGHT, ["pot"]),
  seats: EIGHT.slice(0, size),
  lastDealer: null,
  firstDealer: "a",
});

export const round = (keys: Partial<Round> = {}): Round => ({ type: "round", id: "r", dealer: "a", ...keys });

/** What a round pays beside the stakes: "pot:pot > player:b 20 shown". */
export const paid = (one: Round, state = tableOf(4), rules = FORCEE): string[] =>
  triomphe
    .step(one, state, rules)
    .transfers.filter(({ reason }) => reason !== "stake")
    .map(line);

const line = ({ from, to, amount, reason }: Transfer) => `${from} > ${to} ${amount} ${reason}`;

/** What cannot be about a round: "tricks: tricksMissing". */
export const faults = (one: Round, state = tableOf(4), potsKnown = true): string[] =>
  triomphe.check(one, { players: new Set([...EIGHT, "x"]), rules: FORCEE, state, potsKnown }).map(told);

const told = ({ code, path }: Problem) => `${pathText(path)}: ${code}`;
