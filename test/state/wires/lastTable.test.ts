// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { GameId } from "../../../src/model/index.ts";
import { createApp } from "../../../src/state/wires/create.ts";
import { anApp, aStore, begun, record, until } from "../../support/app.ts";
import { CLUB_EVENING, TRIOMPHE_CASES } from "../../support/cases.ts";

const { file } = CLUB_EVENING;

test("an evening of a later hour is not the one that was played last", async () => {
  const app = createApp(await aStore(), undefined, {
    newId: () => crypto.randomUUID(),
    now: () => "2026-11-30T12:00:00+01:00",
  });
  const rules = { ...file.rules, name: "Vores" };
  await begun(app, { ...file, startedAt: "2026-11-30T11:00:00+01:00", rules });
  await begun(app, { ...file, startedAt: "2026-11-30T19:30:00+01:00" });
  await until(app.evenings, (all) => all?.length === 2);
  expect(await until(app.lastTables.tarok, (table) => table !== undefined)).toMatchObject({ rules });
});

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
