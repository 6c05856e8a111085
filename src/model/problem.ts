import type { PlayerId } from "./ids.ts";

/** What cannot be (rules.md, section 11). */
export const PROBLEM_CODES = [
  "shape",
  "amount",
  "duplicateId",
  "unknownPlayer",
  "notAtTable",
  "notPlaying",
  "notThreePlaying",
  "dealerSitsOut",
  "alreadyAtTable",
  "tableSize",
  "declaredTwice",
  "heldTwice",
  "handContradiction",
  "tooManyTaroks",
  "handTooLarge",
  "cardPlayedTwice",
  "notTheHolder",
  "trickImpossible",
  "selfCapture",
  "noloTookTrick",
  "toutLostTrick",
  "barredFromUltimo",
  "voidedHasResult",
  "countTotal",
  "potNegative",
  "cardShownTwice",
  "deathAndShown",
  "tricksMissing",
  "tricksWithoutPot",
  "deathAndTricks",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type Path = readonly (string | number)[];

/** What a sentence may want to name beside the code; a game fills in what it knows. */
export interface ProblemDetail {
  readonly players?: readonly PlayerId[];
  /** The card in question, as the game writes it (`scus`, `pagat`, `hearts king`). */
  readonly card?: string;
  /** Rows of the entry's own lists that cannot both be true, as paths inside the entry. */
  readonly rows?: readonly Path[];
  readonly expected?: number;
  readonly actual?: number;
  /** A value list's member: a fine's kind, an account, an entry's id. */
  readonly name?: string;
}

/** One thing that cannot be: a stable code, the field as in the document, and what the sentence names. */
export interface Problem extends ProblemDetail {
  readonly code: ProblemCode;
  readonly path: Path;
}

export const problem = (code: ProblemCode, path: Path, detail: ProblemDetail = {}): Problem => ({
  code,
  path,
  ...detail,
});

/** A path as format.md prints it: `entries[3].lastTrick.winner`. */
export const pathText = (path: Path): string =>
  path.map((step, i) => (typeof step === "number" ? `[${step}]` : i === 0 ? step : `.${step}`)).join("");

/** The same problems, told from the document that holds the part they were found in. */
export const under = (prefix: Path, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, path: [...prefix, ...problem.path] }));
