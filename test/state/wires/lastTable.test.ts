import { expect, test } from "vitest";
import type { GameId } from "../../../src/model/index.ts";
import { anApp, aStore, begun, record, until } from "../../support/app.ts";
import { CLUB_EVENING, TRIOMPHE_CASES } from "../../support/cases.ts";

const { file } = CLUB_EVENING;

test("each game has the table of its own newest evening", async () => {
  const app = anApp(await aStore());
  await begun(app, file);
  const [other] = TRIOMPHE_CASES;
  if (!other) throw new Error("no evening");
  const [, { file: newer }] = other;
  await record(await begun(app, { ...newer, startedAt: "2026-12-01T19:00:00+01:00" }), newer);
  await until(app.evenings, (all) => all?.length === 2);
  const last = (game: GameId) => until(app.lastTables[game], (table) => table !== undefined);
  expect(await last("tarok")).toMatchObject({ game: "tarok", startedAt: file.startedAt, rules: file.rules });
  expect(await last("triomphe")).toMatchObject({ game: "triomphe", rules: newer.rules });
});
