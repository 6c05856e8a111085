import { describe, expect, test } from "vitest";
import type { Evening } from "../../../src/model/index.ts";
import type { App } from "../../../src/state/index.ts";
import { anApp, aStore, begun, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

/** The club evening as another one: on its day, and with the same people unless they are somebody else. */
const on = (day: string, other: Partial<Evening> = {}): Evening => ({
  ...CLUB_EVENING.file,
  startedAt: `${day}T19:00:00+01:00`,
  ...other,
});

async function ended(app: App, file: Evening) {
  const live = await begun(app, file);
  await record(live, file);
  expect(await live.end()).toMatchObject({ ok: true });
  return live;
}

async function aClub() {
  const app = anApp(await aStore());
  return { app, club: await app.club() };
}

const { money = {} } = CLUB_EVENING.expected.settlement ?? {};
const expected = Object.entries(money ?? {}).filter(([, minor]) => minor !== 0);

describe("the running account", () => {
  test("carries what an evening left open, and nothing of a running one", async () => {
    const { app, club } = await aClub();
    await begun(app, on("2026-11-30"));
    await ended(app, on("2026-11-23"));
    const [account] = (await until(club.accounts, (all) => all !== null)) ?? [];
    expect(account?.currency).toBe("DKK");
    expect(new Map(account?.people.map(({ player, minor }) => [player, minor]))).toEqual(new Map(expected));
  });

  test("is less by what was paid in the evening, and by what was paid since; taken back it is as before", async () => {
    const { app, club } = await aClub();
    const live = await ended(app, on("2026-11-23"));
    const [first] = live.outcome.value.payments ?? [];
    if (!first) throw new Error("nobody owes anything");
    await live.markPaid(first, true);
    const balance = (id: string) => async (minor: number) =>
      until(club.accounts, (all) => (all?.[0]?.people.find(({ player }) => player === id)?.minor ?? 0) === minor);
    const debt = Object.fromEntries(expected)[first.from] ?? 0;
    await balance(first.from)(debt + first.amountMinor);
    const paid = await club.pay({ from: first.from, to: first.to, amountMinor: 100, currency: "DKK" });
    if (!paid.ok) throw new Error("not paid");
    await balance(first.from)(debt + first.amountMinor + 100);
    const statement = await until(club.statement(first.from), (told) => told?.lines.length === 3);
    expect(statement?.lines.map(({ kind }) => kind)).toEqual(["payment", "atTable", "evening"]);
    expect(statement?.lines[0]).toMatchObject({ kind: "payment", minor: 100, balance: debt + first.amountMinor + 100 });
    await club.takeBack(paid.value);
    await balance(first.from)(debt + first.amountMinor);
    await club.bringBack(paid.value);
    await balance(first.from)(debt + first.amountMinor + 100);
  });

  test.each([
    ["amount", { from: "a", to: "b", amountMinor: 0, currency: "DKK" }],
    ["amount", { from: "a", to: "b", amountMinor: 1.5, currency: "DKK" }],
    ["shape", { from: "a", to: "a", amountMinor: 10, currency: "DKK" }],
    ["shape", { from: "a", to: "b", amountMinor: 10, currency: "kroner" }],
  ])("refuses as %s what is no payment: %j", async (code, payment) => {
    const { club } = await aClub();
    expect(await club.pay(payment)).toMatchObject({ ok: false, error: { problems: [{ code }] } });
    expect(await until(club.payments, (all) => all !== null)).toEqual([]);
  });
});

describe("a club night", () => {
  const others = {
    players: CLUB_EVENING.file.players.map(({ id, name }, i) => (i === 0 ? { id, name } : { id: `t2 ${id}`, name })),
  };
  /** Another table of the same night, at which only the first player sits too. */
  const secondTable = (): Evening => {
    const ids = new Map(CLUB_EVENING.file.players.map(({ id }, i) => [id, others.players[i]?.id ?? id]));
    const renamed = JSON.parse(
      JSON.stringify(on("2026-11-30")).replace(/"([^"]+)"/g, (_, inner: string) => `"${ids.get(inner) ?? inner}"`),
    );
    return { ...renamed, ...others, table: "Bord 2" };
  };

  test("joins tables of one day, settles them in one plan, and is clear when that is paid", async () => {
    const { app, club } = await aClub();
    const one = await ended(app, on("2026-11-30"));
    const two = await ended(app, secondTable());
    await ended(app, on("2026-11-23"));
    const beside = await until(club.joinable(one.id), (all) => all !== null && all.length > 0);
    expect(beside?.map(({ id }) => id)).toEqual([two.id]);
    const days = await until(club.apart, (all) => all !== null && all.length > 0);
    expect(days?.map((tables) => new Set(tables.map(({ id }) => id)))).toEqual([new Set([one.id, two.id])]);
    const joined = await club.join([one.id, two.id], "Stiftelsesfest");
    if (!joined.ok) throw new Error("not joined");
    const shown = club.night(joined.value.id);
    const night = await until(shown, (told) => told !== null && told !== undefined && told.waiting.length === 0);
    const [shared] = CLUB_EVENING.file.players;
    const both = night?.people.find(({ player }) => player === shared?.id);
    expect(both?.minor).toBe(2 * (Object.fromEntries(expected)[shared?.id ?? ""] ?? 0));
    expect(await until(club.joinable(one.id), (all) => all !== null)).toEqual([]);
    expect(await until(club.apart, (all) => all !== null)).toEqual([]);
    expect(club.nights.value).toMatchObject([
      { name: "Stiftelsesfest", tables: 2, startedAt: one.setup.value.startedAt },
    ]);
    if (!night) throw new Error("no night");
    // Two taps in one moment are one payment.
    for (const payment of night.payments)
      await Promise.all([club.markPaid(night, payment, true), club.markPaid(night, payment, true)]);
    const paid = await until(shown, (told) => told?.payments.every((payment) => payment.paid) ?? false);
    expect(paid?.payments.length).toBe(night.payments.length);
    expect(await until(club.settled, (ids) => (ids?.size ?? 0) > 0)).toEqual(new Set([one.id, two.id]));
    const [first] = night.payments;
    if (first) await club.markPaid(night, first, false);
    await until(shown, (told) => told?.payments.filter((payment) => !payment.paid).length === 1);
    await club.removeNight(joined.value);
    expect(await until(shown, (told) => told === undefined)).toBeUndefined();
    const [account] = (await until(club.accounts, (all) => all !== null)) ?? [];
    expect(account?.people.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
  });

  test("keeps its payments in one place: not at its tables, and not at itself once the running account was used", async () => {
    const { app, club } = await aClub();
    const one = await ended(app, on("2026-11-16"));
    const two = await ended(app, { ...secondTable(), startedAt: "2026-11-16T19:00:00+01:00" });
    const where = club.whereOf(one.id);
    expect(await until(where, (told) => told !== null)).toEqual({ kind: "here" });
    const joined = await club.join([one.id, two.id]);
    if (!joined.ok) throw new Error("not joined");
    expect(await until(where, (told) => told?.kind === "night")).toEqual({
      kind: "night",
      night: joined.value,
      clear: false,
    });
    const shown = club.night(joined.value.id);
    const night = await until(shown, (told) => (told?.payments.length ?? 0) > 0);
    expect(night?.paidSince).toBe(false);
    const [first] = night?.payments ?? [];
    if (!first) throw new Error("nobody owes anything");
    await club.pay({ from: first.from, to: first.to, amountMinor: 100, currency: "DKK" });
    await until(shown, (told) => told?.paidSince === true);
    await club.removeNight(joined.value);
    expect(await until(where, (told) => told?.kind !== "night")).toEqual({ kind: "account", clear: false });
  });

  test("waits for a table that still plays, and is without one that was deleted", async () => {
    const { app, club } = await aClub();
    const one = await ended(app, on("2026-11-30"));
    const two = await begun(app, secondTable());
    const joined = await club.join([one.id, two.id]);
    if (!joined.ok) throw new Error("not joined");
    const shown = club.night(joined.value.id);
    const night = await until(shown, (told) => (told?.waiting.length ?? 0) > 0);
    expect(night?.waiting.map(({ id }) => id)).toEqual([two.id]);
    expect(new Map(night?.people.map(({ player, minor }) => [player, minor]))).toEqual(
      new Map(Object.entries(money ?? {})),
    );
    await app.deleteEvening(two.id);
    expect((await until(shown, (told) => told?.evenings.length === 1))?.waiting).toEqual([]);
  });

  test("is no night of one evening", async () => {
    const { club } = await aClub();
    expect(await club.join(["one"])).toMatchObject({ ok: false });
  });
});

describe("seasons", () => {
  test("are the club years in which there were evenings, and the club's own", async () => {
    const { app, club } = await aClub();
    await ended(app, on("2026-11-30"));
    await ended(app, on("2026-03-02"));
    await club.saveSeason({ id: "spring", name: "Forår 2026", from: "2026-01-01", to: "2026-05-31", minEvenings: 2 });
    const all = await until(club.seasons, (told) => told?.length === 3);
    expect(all?.map(({ name, own, evenings }) => [name, own, evenings])).toEqual([
      ["2026/27", false, 1],
      ["Forår 2026", true, 1],
      ["2025/26", false, 1],
    ]);
    await club.removeSeason({ id: "spring", name: "", from: "2026-01-01", to: "2026-05-31" });
    const rest = await until(club.seasons, (told) => told?.every(({ own }) => !own) ?? false);
    expect(rest?.map(({ name }) => name)).toEqual(["2026/27", "2025/26"]);
  });

  test("do not end before they begin", async () => {
    const { club } = await aClub();
    const season = { id: "s", name: "Omvendt", from: "2026-05-31", to: "2026-01-01" };
    expect(await club.saveSeason(season)).toMatchObject({ ok: false, error: { problems: [{ path: ["to"] }] } });
  });

  test("have standings of what was played in them, with a minimum of evenings", async () => {
    const { app, club } = await aClub();
    const { settlement } = CLUB_EVENING.expected;
    await ended(app, on("2026-11-23"));
    await ended(app, on("2026-11-30"));
    const told = await until(club.standings("club-year-2026", {}), (all) => all?.evenings.length === 2);
    expect(Object.fromEntries(told?.rows.map(({ id, points }) => [id, points]) ?? [])).toEqual(
      Object.fromEntries(Object.entries(settlement?.points ?? {}).map(([id, points]) => [id, 2 * points])),
    );
    const [first] = told?.rows ?? [];
    expect([first?.place, first?.evenings, first?.perEvening]).toEqual([1, 2, (first?.points ?? 0) / 2]);
    await club.saveSeason({ id: "own", name: "Efterår", from: "2026-11-01", to: "2026-11-30", minEvenings: 3 });
    const own = await until(club.standings("own", { order: "perDeal" }), (all) => all?.evenings.length === 2);
    expect(own?.rows.every(({ place }) => place === null)).toBe(true);
    expect(await until(club.standings("none", {}), (all) => all !== null)).toBeUndefined();
  });
});

describe("a season as a journal", () => {
  test("has every evening that counts, with one account for two who were merged", async () => {
    const { app, club } = await aClub();
    const [first] = CLUB_EVENING.file.players;
    if (!first) throw new Error("nobody played");
    const asTwin: Evening = JSON.parse(JSON.stringify(on("2026-11-30")).replaceAll(`"${first.id}"`, '"twin"'));
    await ended(app, on("2026-11-23"));
    await ended(app, {
      ...asTwin,
      players: asTwin.players.map((player) => (player.id === "twin" ? { id: "twin", name: "Tvilling" } : player)),
    });
    expect(await app.directory.merge("twin", first.id)).toMatchObject({ ok: true });
    const standings = await until(club.standings("club-year-2026", {}), (told) => told?.rows.length === 4);
    if (!standings) throw new Error("no standings");
    const file = await club.journal(standings);
    if (!file.ok) throw new Error("no journal");
    const text = await file.value.blob.text();
    expect(file.value.name).toBe("kongekop-2026-27.journal");
    expect(text.match(/^2026-11-\d\d opening/gm)).toEqual(["2026-11-23 opening", "2026-11-30 opening"]);
    expect(text.match(/^account .*$/gm)).toHaveLength(CLUB_EVENING.file.players.length + 3);
    expect(text).toContain(first.name);
    expect(text).not.toContain("Tvilling");
  });
});
