import { capital, plain, type Telling } from "../../i18n/index.ts";
import { type Account, accountPlayer, accountPot, type Points } from "../../model/index.ts";
import { type Push, pushesOf } from "../../state/index.ts";
import { type Bundle, bundles } from "./bundles.ts";
import { who } from "./payment-rows.ts";

/** Who pushes jetons to whom, and which; of several who push the same, each. */
export interface PushRow extends Pick<Push, "pieces" | "rest" | "kind"> {
  readonly text: string;
  readonly amount: Points;
  readonly times: number;
}

/** The jetons to push for some payments, equal pushes together. */
export function pushRows(told: Telling, transfers: Parameters<typeof pushesOf>[0]): readonly PushRow[] {
  return byKind(pushesOf(transfers)).flatMap((pushes) => bundles(pushes).flatMap((bundle) => rowOf(told, bundle)));
}

/** Pushes in a row that are of one kind: only they are told together. */
function byKind(pushes: readonly Push[]): readonly (readonly Push[])[] {
  const runs: Push[][] = [];
  for (const push of pushes) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === push.kind) run.push(push);
    else runs.push([push]);
  }
  return runs;
}

function rowOf(told: Telling, { from, to, amount, transfers }: Bundle<Push>): readonly PushRow[] {
  const [first] = transfers;
  if (first === undefined) return [];
  const { pieces, rest, kind } = first;
  const text = plain(capital([textOf(told, kind, from, to)]));
  return [{ text, amount, times: transfers.length, pieces, rest, kind }];
}

function textOf(told: Telling, kind: Push["kind"], from: readonly Account[], to: readonly Account[]): string {
  const { jetons } = told.words;
  const givers = from.flatMap((account) => accountPlayer(account) ?? []);
  if (givers.length === 0)
    return (kind === "empties" ? jetons.empties : jetons.takes)(named(told, to), named(told, from));
  if (to.every((account) => accountPlayer(account) !== undefined)) {
    return jetons.gives(who(told, givers), named(told, to), givers.length);
  }
  return (kind === "funds" ? jetons.funds : jetons.putsIn)(who(told, givers), named(told, to), givers.length);
}

/** Accounts of one kind in a sentence: "Inger og Poul", "kongekoppen", "begge kopper". */
function named({ words, name }: Telling, accounts: readonly Account[]): string {
  const { book, common, format } = words;
  const pots = accounts.flatMap((account) => accountPot(account) ?? []);
  if (pots.length > 1) return book.bothPots;
  const names: Readonly<Record<string, string>> = common.thePots;
  return format.list([
    ...accounts.flatMap((account) => accountPlayer(account) ?? []).map(name),
    ...pots.map((pot) => names[pot] ?? pot),
  ]);
}
