import { accountPot, type Path, type PlayerId, type Problem, pathText } from "../../../model/index.ts";
import type { Deal } from "../../../rules/tarok/deal.ts";
import type { FineKind } from "../../../rules/tarok/fine.ts";
import type { Words } from "../../words.ts";
import { potName } from "../accounts.ts";
import { declared } from "../declaration.ts";
import type { Speaking } from "../telling.ts";
import type { ToldEntry } from "../toldEntry.ts";
import { cardName, heldBeside } from "./cards.ts";
import { caseOf } from "./case.ts";
import type { Facts } from "./facts.ts";
import { noted } from "./noted.ts";
import { declarationAgainst, declarationAt, inEntry } from "./where.ts";

/** Everything that the sentences of a problem may name. */
export function factsOf(told: Speaking, problem: Problem, entry: ToldEntry | undefined): Facts {
  const { words } = told;
  const { expected, actual, card } = problem;
  const own = declarationAt(entry, inEntry(problem.path));
  const against = declarationAgainst(entry, problem);
  return {
    ...people(told, problem, entry),
    ...named(words, problem),
    path: pathText(problem.path),
    what: own ? declared(words, own) : [words.problems.aDeclaration],
    against: against ? declared(words, against) : [words.problems.anotherDeclaration],
    card: cardName(words, card),
    held: heldBeside(words, against, card),
    noted: noted(told, problem, entry),
    sum: entry?.type === "deal" && entry.counts ? entry.counts.map(({ points }) => points).join(" + ") : "",
    expected,
    actual,
    variant: caseOf(problem, entry),
  };
}

function people({ words, name }: Speaking, problem: Problem, entry: ToldEntry | undefined) {
  const ids = problem.players ?? (entry?.type === "deal" ? subjects(problem, entry) : []);
  const called = (id: PlayerId | undefined) => (id === undefined ? words.problems.somebody : name(id));
  return { who: called(ids.at(-1)), other: called(ids[0]) };
}

/** Whom a problem is about that names nobody, since its field does. */
function subjects({ code, path }: Problem, deal: Deal): readonly PlayerId[] {
  switch (code) {
    case "noloTookTrick":
      return deal.nolo === undefined ? [] : [deal.nolo];
    case "toutLostTrick":
      return deal.tout === undefined ? [] : [deal.tout];
    case "selfCapture":
    case "trickImpossible":
      return captured(inEntry(path), deal);
    default:
      return [];
  }
}

function captured([field, row, bagudRow]: Path, { lost, lastTrick }: Deal): readonly PlayerId[] {
  const [list, index] = field === "lost" ? [lost, row] : [lastTrick?.bagud, bagudRow];
  const found = typeof index === "number" ? list?.[index] : undefined;
  return found ? [found.player] : [];
}

/** What a problem names beside people and cards: a fine, a pot, a field. */
function named(words: Words, { name }: Problem) {
  const isFine = (kind: string): kind is FineKind => kind in words.common.fines;
  const pot = name === undefined ? undefined : accountPot(name);
  return {
    name: pot === undefined ? name : potName(words, pot),
    fine: name !== undefined && isFine(name) ? name : undefined,
  };
}
