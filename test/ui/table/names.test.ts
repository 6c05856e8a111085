import { expect, test } from "vitest";
import { namesOf } from "../../../src/ui/table/names.ts";

test.each<[string, readonly string[], readonly string[]]>([
  ["first names", ["Inger Holm", "Poul"], ["Inger", "Poul"]],
  ["with the next initial where two have the same", ["Bo Holm", "Bo Møller", "Karen"], ["Bo H", "Bo M", "Karen"]],
  ["in full where even that is the same", ["Bo Holm", "Bo Hansen"], ["Bo Holm", "Bo Hansen"]],
  ["as they are where there is only one word", ["Anne-Marie"], ["Anne-Marie"]],
])("people are called by their %s", (_, full, short) => {
  const ids = full.map((_, i) => `p${i}`);
  const names = namesOf(ids, (id) => full[Number(id.slice(1))] ?? "");
  expect(ids.map(names.short)).toEqual(short);
  expect(ids.map(names.full)).toEqual(full);
});
