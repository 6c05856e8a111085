import type { Problem, ProblemCode } from "../../model/index.ts";

const ABOUT_SEATS: readonly ProblemCode[] = ["notAtTable", "notThreePlaying", "alreadyAtTable", "tableSize"];

/** Leaves out what cannot be told where the file does not say who is in it, or who sat down. */
export function withoutDoubtful(problems: readonly Problem[], playersRead: boolean): readonly Problem[] {
  const told = playersRead ? problems : problems.filter(({ code }) => code !== "unknownPlayer");
  const seatsRead = !told.some(({ code, path: [key] }) => key === "seats" && code !== "tableSize");
  return seatsRead ? told : told.filter(({ code, path: [key] }) => key === "seats" || !ABOUT_SEATS.includes(code));
}
