import type { Words } from "../../../i18n/index.ts";
import type { NightShown } from "../../../state/club/index.ts";
import { aligned } from "../../aligned.ts";
import { tableName } from "./table-name.ts";

/** The night in lines of plain text, to be pasted where people talk: what each has at every table and in all, who pays whom. */
export function nightText(shown: NightShown, words: Words): string {
  const paragraphs = [
    heading(shown, words),
    aligned(sums(shown, words)),
    [...plan(shown, words), ...waiting(shown, words)],
  ];
  const text = paragraphs.map((lines) => lines.join("\n")).join("\n\n");
  // Spaces that only keep an amount together on a screen would stand in the way elsewhere.
  return text.replaceAll("\u00a0", " ");
}

function heading({ night, evenings: [first] }: NightShown, { club, format }: Words): readonly string[] {
  if (first === undefined) return [club.night];
  const parts = [night.name ?? club.night, format.date(first.startedAt), first.place ?? first.club];
  return [parts.filter(Boolean).join(", ")];
}

function sums({ evenings, people, currency }: NightShown, { club, format }: Words): readonly (readonly string[])[] {
  return [
    ["", ...evenings.map((evening, i) => tableName(evening, i + 1)), club.total],
    ...people.map(({ name, byEvening, minor }) => [
      name,
      ...evenings.map(({ id }) => (byEvening[id] === undefined ? "" : format.amount(byEvening[id], currency))),
      format.amount(minor, currency),
    ]),
  ];
}

function plan({ payments, currency }: NightShown, { format, settle }: Words): readonly string[] {
  if (payments.length === 0) return [settle.nobodyOwes];
  return payments.map(({ fromName, toName, amountMinor, paid }) => {
    const line = `${settle.pays(fromName, toName)} ${format.money(amountMinor, currency)}`;
    return paid ? settle.paidInText(line) : line;
  });
}

function waiting({ evenings, waiting: tables }: NightShown, { club, format }: Words): readonly string[] {
  if (tables.length === 0) return [];
  const names = evenings.flatMap((evening, i) => (tables.includes(evening) ? [tableName(evening, i + 1)] : []));
  return [`${club.waiting(format.list(names))} ${club.planWithout}`];
}
