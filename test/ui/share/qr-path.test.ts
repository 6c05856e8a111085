import { describe, expect, test } from "vitest";
import { qrPath } from "../../../src/ui/screens/share/qr-path.ts";

/** The squares that a path draws, a row of text each. */
function drawn(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => " "));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill("#", Number(x), Number(x) + Number(width));
  return rows.map((row) => row.join(""));
}

describe("a link as a QR code", () => {
  test("is drawn with its three corners, and a quiet margin of four around it", () => {
    const code = qrPath("https://example.org/#/shared/1/abc");
    const rows = drawn(code?.path ?? "", code?.size ?? 0);
    expect(rows).toHaveLength(37);
    const corner = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
    const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
    expect([at(4, 4), at(26, 4), at(4, 26)]).toEqual([corner, corner, corner]);
    for (const i of [0, 1, 2, 3, 33, 34, 35, 36]) {
      expect(rows[i]?.trim()).toBe("");
      expect(
        rows
          .map((row) => row.charAt(i))
          .join("")
          .trim(),
      ).toBe("");
    }
  });

  test("holds 2,953 characters and no more", () => {
    const link = "https://example.org/#/shared/1/".padEnd(2953, "a");
    expect(qrPath(link)?.size).toBe(185);
    expect(qrPath(`${link}a`)).toBeUndefined();
  });
});
