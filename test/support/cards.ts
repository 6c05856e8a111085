import { points } from "../../src/model/index.ts";
import type { EveningCard } from "../../src/state/index.ts";

const PLAYERS = ["Inger", "Poul", "Karen"];

/** An evening that has ended and was paid, as a list has it; players are called what their ids say. */
export const aCard = (keys: Partial<EveningCard> = {}, players: readonly string[] = PLAYERS): EveningCard => ({
  id: "e1",
  game: "tarok",
  startedAt: "2025-10-24T19:30:00+02:00",
  running: false,
  unpaid: false,
  minutes: 200,
  notes: [],
  deals: 28,
  currency: "DKK",
  players: players.map((name) => ({ id: name, name, points: points(0), moneyMinor: 0, openMinor: 0, deals: 28 })),
  pots: {},
  paid: [],
  ...keys,
});
