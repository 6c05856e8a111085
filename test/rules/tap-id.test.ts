import { expect, test } from "vitest";
import { tapId } from "../../src/rules/tap-id.ts";

test.each<[string, Parameters<typeof tapId>[0] & Record<string, unknown>]>([
  ["close", { tap: "close" }],
  ["ultimo:king:hearts", { tap: "ultimo", card: "king", suit: "hearts" }],
  ["ultimo:king", { tap: "ultimo", card: "king", suit: undefined }],
  ["redeal:-1", { tap: "redeal", by: -1 }],
  ["place:0", { tap: "place", place: 0 }],
  ["taker:unknown", { tap: "taker", player: null }],
  ["withdraw:0:fine", { tap: "withdraw", row: 0, fine: true }],
  ["withdraw:0:not-fine", { tap: "withdraw", row: 0, fine: false }],
  ["note", { tap: "note", text: "What was typed has no key" }],
  [
    "instead:withdraw:0:fine",
    { tap: "instead", first: { tap: "withdraw", row: 0, fine: true }, wanted: { tap: "of" } },
  ],
])("%s", (id, tap) => {
  expect(tapId(tap)).toBe(id);
});
