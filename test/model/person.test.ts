import { describe, expect, test } from "vitest";
import { fullName, type Person, sameAs } from "../../src/model/index.ts";

const people = (merged: Readonly<Record<string, string>>): ReadonlyMap<string, Person> =>
  new Map(
    ["a", "b", "c"].map((id) => {
      const into = merged[id];
      return [id, { id, name: id, ...(into !== undefined && { mergedInto: into }) }];
    }),
  );

describe("who somebody is", () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ["nobody else", {}, ["a", "b", "c"]],
    ["who that person was merged into", { a: "b" }, ["b", "b", "c"]],
    ["along a chain", { a: "b", b: "c" }, ["c", "c", "c"]],
    ["nobody else where it leads round in a circle", { a: "b", b: "c", c: "a" }, ["a", "b", "c"]],
    ["nobody else where nobody is there", { a: "nobody" }, ["a", "b", "c"]],
  ])("is %s", (_, merged, expected) => {
    expect(["a", "b", "c"].map((id) => sameAs(id, people(merged)))).toEqual(expected);
  });

  test("is called with the mark that tells two of one name apart", () => {
    expect([fullName({ name: "Poul" }), fullName({ name: "Poul", mark: "den lange" })]).toEqual([
      "Poul",
      "Poul den lange",
    ]);
  });
});
