import { type Path, type PlayerId, type Problem, type ProblemCode, problem } from "../model/index.ts";

/** Who may be named where: everybody in the file, those seated, those who play this deal. */
export interface People {
  readonly players: ReadonlySet<PlayerId>;
  readonly seats: readonly PlayerId[];
  readonly sittingOut?: ReadonlySet<PlayerId>;
}

const fault = (code: ProblemCode | undefined, id: PlayerId, path: Path): readonly Problem[] =>
  code === undefined ? [] : [problem(code, path, { players: [id] })];

const unlessKnown = (id: PlayerId, { players }: People): ProblemCode | undefined =>
  players.has(id) ? undefined : "unknownPlayer";

const unlessSeated = (id: PlayerId, people: People): ProblemCode | undefined =>
  unlessKnown(id, people) ?? (people.seats.includes(id) ? undefined : "notAtTable");

const unlessPlaying = (id: PlayerId, people: People): ProblemCode | undefined =>
  unlessSeated(id, people) ?? (people.sittingOut?.has(id) ? "notPlaying" : undefined);

/** `unknownPlayer` where the id is not in the file. */
export const mustBeKnown = (id: PlayerId, path: Path, people: People): readonly Problem[] =>
  fault(unlessKnown(id, people), id, path);

/** The first of `unknownPlayer` and `notAtTable` that applies. */
export const mustBeSeated = (id: PlayerId, path: Path, people: People): readonly Problem[] =>
  fault(unlessSeated(id, people), id, path);

/** The first of `unknownPlayer`, `notAtTable` and `notPlaying` that applies. */
export const mustPlay = (id: PlayerId, path: Path, people: People): readonly Problem[] =>
  fault(unlessPlaying(id, people), id, path);
