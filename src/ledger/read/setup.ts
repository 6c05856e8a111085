import { type PlayerId, type Problem, problem } from "../../model/index.ts";
import { type AnyGame, mustBeKnown, mustBeSeated, repeats } from "../../rules/index.ts";
import type { Raw } from "../fold/index.ts";
import { idOf, listOf } from "./raw.ts";

/** Who is in the file, who sat down and who dealt first: what a document cannot say of them, however badly the rest is written. */
export function checkSetup(input: Raw, players: ReadonlySet<PlayerId>, game: AnyGame): readonly Problem[] {
  const { firstDealer, seats } = input;
  const people = { players, seats: listOf(seats).filter((id) => typeof id === "string") };
  return [
    ...repeats(listOf(input["players"]), idOf).map(([{ member, index }]) =>
      problem("duplicateId", ["players", index, "id"], { name: idOf(member) ?? "" }),
    ),
    ...checkSize(seats, game.seats),
    ...listOf(seats).flatMap((id, i) => (typeof id === "string" ? mustBeKnown(id, ["seats", i], people) : [])),
    ...(typeof firstDealer === "string" ? mustBeSeated(firstDealer, ["firstDealer"], people) : []),
  ];
}

function checkSize(seats: unknown, { min, max }: AnyGame["seats"]): readonly Problem[] {
  if (!Array.isArray(seats)) return [];
  const actual = seats.length;
  return actual >= min && actual <= max
    ? []
    : [problem("tableSize", ["seats"], { expected: actual < min ? min : max, actual })];
}
