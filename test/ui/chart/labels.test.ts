import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitted, spread } from "../../../src/ui/chart/labels.ts";

describe("labels at the ends of lines", () => {
  test("stand where they belong, where there is room", () => {
    expect(spread([50, 10, 90], 15, 100)).toEqual([50, 10, 90]);
  });

  test("move apart where they would cover each other, and stay in sight", () => {
    expect(spread([50, 52, 51], 10, 100)).toEqual([50, 70, 60]);
    expect(spread([98, 99, 100], 10, 100)).toEqual([80, 90, 100]);
  });

  test("are never nearer than a line, nor below the picture, and keep the order of the lines", () => {
    const heights = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(heights, (wanted) => {
        const placed = spread(wanted, 20, 200);
        const order = wanted.map((_, i) => i).toSorted((a, b) => (placed[a] ?? 0) - (placed[b] ?? 0));
        order.slice(1).forEach((i, k) => {
          const before = order[k] ?? 0;
          expect((placed[i] ?? 0) - (placed[before] ?? 0)).toBeGreaterThanOrEqual(20);
          expect(wanted[i]).toBeGreaterThanOrEqual(wanted[before] ?? 0);
        });
        expect(Math.max(...placed)).toBeLessThanOrEqual(200);
      }),
    );
  });

  test("are cut with an ellipsis where the name is too long", () => {
    const width = (text: string) => text.length * 10;
    expect(fitted("Inger", 50, width)).toBe("Inger");
    expect(fitted("Margrethe", 50, width)).toBe("Marg…");
    expect(fitted("Anne Marie", 60, width)).toBe("Anne…");
    expect(fitted("Poul", 5, width)).toBe("P…");
  });
});
