import { formatsOf } from "../src/i18n/format.ts";
import { points } from "../src/model/index.ts";
import { bySeason, eveningFinder } from "../src/state/finding/index.ts";
import type { EveningCard } from "../src/state/index.ts";
import { milliseconds, timed } from "./timing.ts";

const NAMES = ["Inger", "Søren", "Anne-Marie", "Åse", "Poul den lange"];
const QUESTIONS = ["søren", "klubhuset 24 okt", "oktober 2025 aase", "nobody at all"];

const cardOf = (_: unknown, i: number): EveningCard => ({
  id: String(i),
  game: "tarok",
  startedAt: `${2026 - Math.floor(i / 50)}-${String((i % 12) + 1).padStart(2, "0")}-24T19:30:00+02:00`,
  club: "Hjørring Tarokklub",
  place: i % 3 === 0 ? "Hos Søren" : "Klubhuset",
  running: false,
  unpaid: i % 7 === 0,
  minutes: 200,
  notes: ["Ny vært", "Karl gik hjem før sidste runde", "Kaffen var kold"],
  deals: 40,
  currency: "DKK",
  players: NAMES.map((name) => ({ id: name, name, points: points(0), moneyMinor: 0, openMinor: 0, deals: 32 })),
  pots: {},
  paid: [],
});

/** What it takes to gather the text of so many evenings, with the first question to a list, and to answer the slowest of some questions, in milliseconds. */
export function findingTimes(evenings: number): { readonly gather: number; readonly find: number } {
  const { day } = formatsOf("da-DK");
  const seasons = bySeason(Array.from({ length: evenings }, cardOf), [], "2026-11-30");
  const find = eveningFinder(seasons, ({ startedAt }) => day(startedAt, new Date(0)));
  const gather = timed(() => find({ text: "nobody at all", unpaid: false }));
  return { gather, find: Math.max(...QUESTIONS.map((text) => milliseconds(21, () => find({ text, unpaid: false })))) };
}
