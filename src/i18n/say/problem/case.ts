import type { Problem } from "../../../model/index.ts";
import type { ToldEntry } from "../toldEntry.ts";
import { denies } from "./cards.ts";
import type { Case } from "./facts.ts";
import { declarationAgainst, inEntry } from "./where.ts";

/** Which of a code's several cases a problem is. */
export function caseOf(problem: Problem, entry: ToldEntry | undefined): Case {
  const { code, expected = 0, actual = 0, players = [], rows = [] } = problem;
  const path = inEntry(problem.path);
  switch (code) {
    case "shape":
      return shapeCase(problem);
    case "amount":
      return problem.actual !== undefined && path[0] === "declarations" ? "declaration" : "plain";
    case "tableSize":
      return tableCase(problem, entry);
    case "handContradiction":
      return contradictionCase(problem, entry);
    case "tooManyTaroks":
      return actual < expected ? "tooFew" : "plain";
    case "cardPlayedTwice":
      return problem.actual === undefined ? "plain" : "fifthKing";
    case "notTheHolder":
      return players.length === 1 ? "ownDeclaration" : "plain";
    case "trickImpossible":
      return path.at(-1) === "player" && rows.length > 0 ? "bagudTwice" : "plain";
    case "selfCapture":
      return path[0] === "lastTrick" ? "bagud" : "plain";
    case "countTotal":
      return countCase(problem);
    default:
      return "plain";
  }
}

function shapeCase({ path, name, players, actual }: Problem): Case {
  if (actual !== undefined && path[0] !== "version") return path.length === 0 ? "tooLarge" : "overfull";
  if (path.length === 0 || path[0] === "format") return "notOurs";
  if (path[0] === "version") return "newer";
  if (path[0] === "game") return "unknownGame";
  if (path[0] === "revisions") return "otherHistory";
  if (players !== undefined) return "countedTwice";
  return name !== undefined && path.at(-1) === "to" ? "sameAccount" : "plain";
}

function tableCase({ path, expected, actual }: Problem, entry: ToldEntry | undefined): Case {
  if (expected === undefined || actual === undefined) return "plain";
  // The places that an entry gives out must be as many as there are; those at the start have a least and a most.
  if (path.at(-1) === "seats" && (entry || path[0] === "entries")) return "entrySeats";
  return actual < expected ? "tooFew" : "tooMany";
}

function contradictionCase(problem: Problem, entry: ToldEntry | undefined): Case {
  if ((problem.players ?? []).length > 1) return "nowhere";
  const against = declarationAgainst(entry, problem);
  if (!against || problem.card === undefined) return "plain";
  return denies(against, problem.card) ? "lacks" : "holds";
}

function countCase({ name, players, expected, actual }: Problem): Case {
  if (name === "nolo") return "nolo";
  if (players !== undefined) return "countedTwice";
  return actual !== undefined && expected !== undefined && actual < expected ? "negative" : "plain";
}
