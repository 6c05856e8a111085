import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LOOKS } from "../../../src/ui/chart/strokes.ts";

const tokens = readFileSync(`${import.meta.dirname}/../../../src/ui/theme/tokens.css`, "utf8");

/** A token in both themes. */
function colours(token: string): Readonly<Record<"light" | "dark", string>> {
  const [, light = "", dark = ""] = new RegExp(`${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return { light, dark };
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const paper = colours("--paper")[theme];
  const curves = Array.from({ length: LOOKS }, (_, i) => colours(`--curve-${i + 1}`)[theme]);

  test("the name at the end of every curve can be read on paper", () => {
    for (const curve of curves) expect(contrast(curve, paper), curve).toBeGreaterThanOrEqual(4.5);
  });

  test("no two curves have the same colour", () => {
    expect(new Set(curves).size).toBe(LOOKS);
  });
});
