import { expect, test } from "vitest";
import { Folder } from "../../../src/ledger/index.ts";
import type { Revision } from "../../../src/model/index.ts";
import { logOf } from "../../../src/state/evening/log.ts";

const at = "2026-10-24T21:42:00+02:00";
const DEAL = { type: "deal", id: "d", dealer: "a", sittingOut: [] };
const revision = (id: string, keys: Partial<Revision>): Revision => ({
  id,
  of: "d",
  replaces: [],
  after: null,
  entry: DEAL,
  at,
  ...keys,
});

test("the log holds entries of the game, whatever a copy from elsewhere brought", () => {
  const broken = revision("2", { replaces: ["1"], entry: { type: "deal", id: "d", dealer: 7 } });
  const rows = logOf(new Folder([revision("1", {}), broken]), "tarok");
  expect(rows.map(({ kind, entry, before }) => [kind, entry, before])).toEqual([
    ["corrected", null, DEAL],
    ["saved", DEAL, null],
  ]);
});
