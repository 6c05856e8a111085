import { signal } from "@preact/signals";
import { ok } from "../../../src/model/index.ts";
import type { Club } from "../../../src/state/club/index.ts";

const done = () => Promise.resolve(ok(undefined));

/** The books of a club in which nothing was ever played or paid. */
export const fakeClub = (keys: Partial<Club> = {}): Club => ({
  accounts: signal([]),
  statement: () => signal({ name: "", lines: [] }),
  payments: signal([]),
  pay: (payment) => Promise.resolve(ok({ ...payment, id: "payment", at: "2026-11-30T22:00:00+01:00" })),
  takeBack: done,
  bringBack: done,
  nights: signal([]),
  night: () => signal(undefined),
  whereOf: () => signal({ kind: "here" }),
  settled: signal(new Set()),
  apart: signal([]),
  joinable: () => signal([]),
  join: (evenings) => Promise.resolve(ok({ id: "night", evenings: [...evenings] })),
  changeNight: done,
  removeNight: done,
  markPaid: done,
  seasons: signal([]),
  standings: () => signal(undefined),
  saveSeason: done,
  removeSeason: done,
  journal: () => Promise.resolve(ok({ name: "kongekop.journal", blob: new Blob() })),
  ...keys,
});
