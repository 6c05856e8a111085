import { expect, test } from "vitest";
import { anApp, aStore, begun, record, until } from "../../support/app.ts";
import { CLUB_EVENING, TRIOMPHE_CASES } from "../../support/cases.ts";

const { file } = CLUB_EVENING;

test("an evening of a game that is not recorded here is no pattern for the next one, however new it is", async () => {
  const app = anApp(await aStore());
  await begun(app, file);
  const [other] = TRIOMPHE_CASES;
  if (!other) throw new Error("no evening");
  const [, { file: newer }] = other;
  await record(await begun(app, { ...newer, startedAt: "2026-12-01T19:00:00+01:00" }), newer);
  await until(app.evenings, (all) => all?.length === 2);
  const last = await until(app.lastTable, (table) => table !== undefined);
  expect(last).toMatchObject({ game: "tarok", startedAt: file.startedAt, rules: file.rules });
});
