import { err, type GameId, ok, type Result, type RulesBase, tidy } from "../../../model/index.ts";
import type { NewEvening } from "../../../state/index.ts";
import { isAfter, localTime } from "../../clock.ts";
import { issuedOf, type MoneyFault, moneyOf } from "../../money/form.ts";
import type { NewForm } from "./form.ts";

/** What is still missing before the evening can start, told on the key at the foot. */
export type Missing = { readonly what: "players"; readonly more: number } | { readonly what: "dealer" };

/** Fields that hold something that cannot be. */
export type Faulty = MoneyFault | "issued" | "date";

/** Why an evening cannot start yet: what is missing, and the fields that are wrong. */
export interface NotYet {
  readonly missing?: Missing;
  readonly faulty: readonly Faulty[];
}

/** What a game, its rules and the clock say besides the form. */
export interface Around {
  readonly game: GameId;
  readonly seats: { readonly min: number };
  readonly rules: RulesBase;
  readonly now: string;
}

/** The evening that the form describes, or everything that keeps it from starting. */
export function newEvening(form: NewForm, { game, seats, rules, now }: Around): Result<NewEvening, NotYet> {
  const [money, issued, startedAt] = [moneyOf(form), issuedOf(form.issued), startOf(form, now)];
  const faulty: Faulty[] = [
    ...money.faulty,
    ...(issued === undefined ? ["issued" as const] : []),
    ...(startedAt ? [] : ["date" as const]),
  ];
  const missing = missingOf(form, seats.min);
  if (missing || form.firstDealer === null || !money.money || issued === undefined || !startedAt) {
    return err({ faulty, ...(missing && { missing }) });
  }
  return ok({
    game,
    startedAt,
    ...texts(form),
    money: money.money,
    jetons: { issued },
    rules,
    players: form.players,
    seats: form.players.map(({ id }) => id),
    firstDealer: form.firstDealer,
  });
}

function missingOf({ players, firstDealer }: NewForm, min: number): Missing | undefined {
  if (players.length < min) return { what: "players", more: min - players.length };
  return firstDealer === null ? { what: "dealer" } : undefined;
}

/** Now, or the day and time that were written down; none that is still to come. */
function startOf({ onPaper, date, time }: NewForm, now: string): string | undefined {
  if (!onPaper) return now;
  const at = localTime(date, time);
  return at !== undefined && !isAfter(at, now) ? at : undefined;
}

/** The texts that somebody wrote; what is empty is left out. */
function texts(form: NewForm): Pick<NewEvening, "club" | "table" | "place" | "note"> {
  const written = (["club", "table", "place", "note"] as const)
    .map((key) => [key, tidy(form[key])] as const)
    .filter(([, text]) => text !== "");
  return Object.fromEntries(written);
}
