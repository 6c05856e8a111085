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
    [
      paths.amend("a", { type: "fine", id: "e/1 ?" }),
      "/evening/:id/more/:what?",
      { id: "a", what: "fine", entry: "e/1 ?" },
    ],
    [paths.amend("a", { type: "deal", id: "e" }), "/evening/:id", { id: "a", amend: "e" }],
    [paths.insert("a", "deal", "e"), "/evening/:id", { id: "a", before: "e" }],
    [paths.log("a"), "/evening/:id/log", { id: "a" }],
    [paths.insert("a", "fine", "e"), "/evening/:id/more/:what?", { id: "a", what: "fine", before: "e" }],
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
  test("remembers by which way a screen was entered", () => {
    const { trail } = here.value;
    go("#/new");
    expect(here.value).toEqual({ path: "/new", trail: [...trail, "/"], fresh: true });
  });

  test("goes back where the screen above is the one before", () => {
    const back = vi.spyOn(history, "go").mockImplementation(() => {});
    go("#/new");
    up("#/");
    expect(back).toHaveBeenCalledExactlyOnceWith(-1);
    back.mockRestore();
  });

  test("goes back as far as the screen above, however far that is", () => {
    const back = vi.spyOn(history, "go").mockImplementation(() => {});
    go("#/evening/a");
    go("#/evening/a/more");
    go("#/evening/a/more/fine");
    up("#/evening/a");
    expect(back).toHaveBeenCalledExactlyOnceWith(-2);
    back.mockRestore();
  });

  test("goes back to the screen above as it was, with what was looked for there", () => {
    const back = vi.spyOn(history, "go").mockImplementation(() => {});
    go("#/people?q=poul");
    go("#/people/p");
    up("#/people");
    expect(back).toHaveBeenCalledExactlyOnceWith(-1);
    back.mockRestore();
  });

  test("replaces where the screen above is not the one before, and keeps what was before", () => {
    const back = vi.spyOn(history, "go").mockImplementation(() => {});
    const { trail } = here.value;
    go("#/evening/b/book");
    const depth = history.length;
    up("#/evening/b");
    expect(back).not.toHaveBeenCalled();
    expect(history.length).toBe(depth);
    expect(here.value).toEqual({ path: "/evening/b", trail: [...trail, "/"], fresh: true });
    back.mockRestore();
  });
});
