import {
  isRecord,
  jetonsSchema,
  MAX_POINTS,
  type PlayerId,
  parse,
  points,
  type RulesBase,
  type Setup,
} from "../../model/index.ts";
import type { AnyGame } from "../../rules/index.ts";
import type { Raw } from "../fold/index.ts";
import { idsOf, listOf } from "./raw.ts";

/**
 * The set-up as far as a document gives it, so that its entries can be checked whatever is wrong before them. Of a document
 * without faults it is the set-up itself, as far as the game looks at it.
 */
export function salvage(input: Raw, game: AnyGame): Setup {
  const seats = seatsOf(input);
  // Who is seated has an account, even where no row of the players says so.
  const players = new Set([...idsOf(input["players"]), ...seats]);
  const { typed: jetons = { issued: points(0) }, problems } = parse(jetonsSchema, input["jetons"]);
  return {
    id: "",
    game: game.id,
    startedAt: "",
    money: { currency: "", minorPerPoint: 1, roundToMinor: 1 },
    jetons: problems.length > 0 ? { issued: points(0) } : jetons,
    rules: overlay<RulesBase>(game.defaultRules, input["rules"]),
    players: [...players].map((id) => ({ id, name: "" })),
    seats,
    firstDealer: seats.find((id) => id === input["firstDealer"]) ?? seats[0] ?? "",
    end: null,
  };
}

const seatsOf = (input: Raw): readonly PlayerId[] => [
  ...new Set(listOf(input["seats"]).filter((id) => typeof id === "string")),
];

/** The default with whatever the document says in its place that can be reckoned with. */
function overlay<T>(fallback: T, given: unknown): T {
  if (isRecord(fallback)) {
    const entries = Object.entries(fallback);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, overlay(value, isRecord(given) ? given[key] : undefined)]),
    ) as T;
  }
  return typeof given === typeof fallback && (typeof given !== "number" || isReckonable(given))
    ? (given as T)
    : fallback;
}

const isReckonable = (n: number): boolean => Number.isInteger(n) && Math.abs(n) <= MAX_POINTS;
