import { afterEach, describe, expect, test, vi } from "vitest";
import { faultOf } from "../../src/store/fault.ts";
import { at, browser, got, open, revision, setup } from "./support.ts";

afterEach(() => vi.restoreAllMocks());

describe("a fault", () => {
  test.each([
    ["QuotaExceededError", "quota"],
    ["DatabaseClosedError", "closed"],
    ["VersionError", "newer"],
    ["MissingAPIError", "unavailable"],
    ["SecurityError", "unavailable"],
    ["InvalidStateError", "closed"],
    ["DataError", "unknown"],
  ])("%s is %s", (name, why) => {
    expect(faultOf(Object.assign(new Error(name), { name }))).toEqual({ why });
  });

  test("is named by its cause where one is inside", () => {
    const inner = Object.assign(new Error(), { name: "QuotaExceededError" });
    expect(faultOf(Object.assign(new Error(), { name: "AbortError", inner }))).toEqual({ why: "quota" });
    expect(faultOf({ name: "OpenFailedError", inner: { name: "UnknownError" } })).toEqual({ why: "closed" });
    expect(faultOf({ name: "OpenFailedError", inner: { name: "SecurityError" } })).toEqual({ why: "unavailable" });
  });

  test.each([undefined, null, "text", 3])("may be anything (%j)", (thrown) => {
    expect(faultOf(thrown)).toEqual({ why: "unknown" });
  });
});

describe("a full disk", () => {
  test("is an answer, and leaves what was stored before", async () => {
    const store = await open(browser());
    got(await store.evenings.create({ document: setup("e"), createdAt: at, revisions: [revision("a")] }));
    const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await store.revisions.add("e", [revision("b")])).toEqual({ ok: false, error: { why: "quota" } });
    full.mockRestore();
    expect(got(await store.evenings.load("e"))?.revisions).toEqual([revision("a")]);
    expect(got(await store.revisions.add("e", [revision("b")]))).toEqual([revision("b")]);
  });
});

describe("a closed drawer", () => {
  test("answers `closed` to everything", async () => {
    const store = await open();
    store.close();
    const closed = { ok: false, error: { why: "closed" } };
    expect(await store.evenings.load("e")).toEqual(closed);
    expect(await store.drafts.save("deal e", 1)).toEqual(closed);
    expect(await store.copies.outline()).toEqual(closed);
  });

  test("does not keep what cannot be cloned", async () => {
    const store = await open();
    expect(await store.drafts.save("deal e", () => 1)).toEqual({ ok: false, error: { why: "unknown" } });
  });
});
