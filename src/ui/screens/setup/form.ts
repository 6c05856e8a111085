import { own, type PlayerId, type Setup, tidy } from "../../../model/index.ts";
import type { SetupKeys, SetupText } from "../../../state/index.ts";
import { localTime } from "../../clock.ts";
import { issuedOf, issuedText, type MoneyForm, moneyForm, moneyOf } from "../../money/form.ts";
import { changedRules, type RuleEdits } from "../../rules/rule-values.ts";

export const TEXTS = ["place", "club", "table", "note"] as const satisfies readonly SetupText[];

/** What somebody changed so far, field by field: what is not here follows the evening, in every tab. */
export interface SetupEdits {
  readonly texts: Readonly<Partial<Record<SetupText, string>>>;
  readonly date?: string;
  readonly time?: string;
  readonly money: Partial<MoneyForm>;
  readonly issued?: string;
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly seats?: readonly PlayerId[];
  readonly firstDealer?: PlayerId;
  readonly rules: RuleEdits;
}

export const NO_EDITS: SetupEdits = { texts: {}, money: {}, names: {}, rules: {} };

/** The fields as the form shows them. */
export interface Shown {
  readonly texts: Readonly<Record<SetupText, string>>;
  readonly date: string;
  readonly time: string;
  readonly money: MoneyForm;
  readonly issued: string;
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly seats: readonly PlayerId[];
  readonly firstDealer: PlayerId;
}

/** The form over an evening's set-up. */
export function shownOf(edits: SetupEdits, setup: Setup): Shown {
  const { startedAt, money, jetons, players } = setup;
  const texts = Object.fromEntries(TEXTS.map((key) => [key, edits.texts[key] ?? setup[key] ?? ""]));
  return {
    texts: texts as Record<SetupText, string>,
    date: edits.date ?? startedAt.slice(0, 10),
    time: edits.time ?? startedAt.slice(11, 16),
    money: { ...moneyForm(money), ...edits.money },
    issued: edits.issued ?? issuedText(jetons.issued),
    names: Object.fromEntries(players.map(({ id, name }) => [id, own(edits.names, id) ?? name])),
    seats: seatsOf(edits, setup),
    firstDealer: edits.firstDealer ?? setup.firstDealer,
  };
}

/** The order that was chosen, as long as it is of the same people. */
function seatsOf({ seats }: SetupEdits, setup: Setup): readonly PlayerId[] {
  const same = seats?.length === setup.seats.length && seats.every((id) => setup.seats.includes(id));
  return same ? seats : setup.seats;
}

/** What the edits change about the evening, and the fields that hold something that cannot be. */
export function keysOf(
  edits: SetupEdits,
  setup: Setup,
): { readonly keys: SetupKeys; readonly faulty: readonly string[] } {
  const shown = shownOf(edits, setup);
  const money = moneyOf(shown.money);
  const issued = issuedOf(shown.issued);
  const startedAt = startOf(edits, shown, setup);
  const rules = changedRules(setup.rules, edits.rules);
  const nameless = setup.players.filter(({ id }) => tidy(own(shown.names, id) ?? "") === "");
  const faulty = [
    ...money.faulty,
    ...(issued === undefined ? ["issued"] : []),
    ...(startedAt === undefined ? ["date"] : []),
    ...nameless.map(({ id }) => `name ${id}`),
    ...rules.faulty,
  ];
  const all: SetupKeys = {
    ...textKeys(shown),
    ...(startedAt !== undefined && { startedAt }),
    ...(money.money && { money: money.money }),
    ...(issued !== undefined && { jetons: { issued } }),
    players: setup.players.map(({ id, name }) => ({ id, name: tidy(own(shown.names, id) ?? "") || name })),
    seats: shown.seats,
    firstDealer: shown.firstDealer,
    rules: rules.rules,
  };
  return { keys: different(all, setup), faulty };
}

/** The evening's own start while day and time are as they were, also where this device's clock has another offset. */
function startOf({ date, time }: SetupEdits, shown: Shown, { startedAt }: Setup): string | undefined {
  const same = shown.date === startedAt.slice(0, 10) && shown.time === startedAt.slice(11, 16);
  return same || (date === undefined && time === undefined) ? startedAt : localTime(shown.date, shown.time);
}

const textKeys = ({ texts }: Shown): Pick<SetupKeys, SetupText> =>
  Object.fromEntries(TEXTS.map((key) => [key, tidy(texts[key]) || null]));

function different(keys: SetupKeys, setup: Setup): SetupKeys {
  const now = new Map<string, unknown>(Object.entries(setup));
  return Object.fromEntries(Object.entries(keys).filter(([key, value]) => !isSame(value, now.get(key) ?? null)));
}

/** Whether two values of the document say the same, whatever the order of their keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [ofA, ofB] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return ofA.length === ofB.size && ofA.every(([key, value]) => ofB.has(key) && isSame(value, ofB.get(key)));
}
