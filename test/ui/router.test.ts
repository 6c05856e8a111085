import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "../../src/ui/paths.ts";
import { go, here, replace, startRouter, up } from "../../src/ui/router.ts";
import { match } from "../../src/ui/routes.ts";

let stop = () => {};
beforeEach(() => {
  stop = startRouter();
  replace("#/");
});
afterEach(() => stop());

describe("an address leads to", () => {
  test.each([
    [paths.start, "/", {}],
    [paths.new, "/new", {}],
    [paths.table("a"), "/evening/:id", { id: "a" }],
    [paths.table("a/b #ø"), "/evening/:id", { id: "a/b #ø" }],
    [paths.book("a"), "/evening/:id/book/:entry?", { id: "a" }],
    [paths.book("a", "e"), "/evening/:id/book/:entry?", { id: "a", entry: "e" }],
    [paths.settle("a"), "/evening/:id/settle", { id: "a" }],
    [paths.more("a"), "/evening/:id/more/:what?", { id: "a" }],
    [paths.more("a", "fine"), "/evening/:id/more/:what?", { id: "a", what: "fine" }],
    [paths.setup("a"), "/evening/:id/setup", { id: "a" }],
    [paths.settings(), "/settings/:what?", {}],
    [paths.settings("data"), "/settings/:what?", { what: "data" }],
  ])("%s: %s", (to, pattern, params) => {
    const found = match(to.slice(1));
    expect(found?.route.pattern).toBe(pattern);
    expect(found?.params).toEqual(params);
  });

  test.each(["/nowhere", "/evening", "/evening/a/b", "/settings/a/b"])("nothing: %s", (path) => {
    expect(match(path)).toBeUndefined();
  });

  test("a screen even where it is not well encoded", () => {
    expect(match("/evening/%E0%A4%A")?.params).toEqual({ id: "%E0%A4%A" });
  });
});

describe("the history", () => {
  test("remembers from where a screen was entered", () => {
    go("#/new");
    expect(here.value).toEqual({ path: "/new", from: "/", fresh: true });
  });

  test("goes back where the screen above is the one before", () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => {});
    go("#/new");
    up("#/");
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  });

  test("replaces where the screen above is not the one before, and keeps what was before", () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => {});
    go("#/evening/a/book");
    const depth = history.length;
    up("#/evening/a");
    expect(back).not.toHaveBeenCalled();
    expect(history.length).toBe(depth);
    expect(here.value).toEqual({ path: "/evening/a", from: "/", fresh: true });
    back.mockRestore();
  });
});
