import type { Spot } from "./spots.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the table and the cups lie in one picture of the display, in its own units. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly table: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The middle of each cup, and how far it reaches to each side, its name included. */
  readonly cups: { readonly left: Point; readonly right: Point; readonly reach: Point };
}

/** Where a cup stands: two beside each other, a single one in the middle. */
export type CupPlace = "left" | "right" | "middle";

/** Where so many cups stand, in their order. */
export const cupPlaces = (cups: number): readonly CupPlace[] => (cups === 1 ? ["middle"] : ["left", "right"]);

/** The middle of the table. */
export const middle = ({ table }: Geometry): Point => ({
  x: table.x + table.width / 2,
  y: table.y + table.height / 2,
});

/** The middle of a cup. */
export const cupAt = (geometry: Geometry, place: CupPlace): Point =>
  place === "middle" ? { x: middle(geometry).x, y: geometry.cups.left.y } : geometry.cups[place];

/** A tablet that lies or stands across. */
export const ACROSS: Geometry = {
  width: 1180,
  height: 820,
  table: { x: 240, y: 200, width: 700, height: 428 },
  cups: { left: { x: 424, y: 426 }, right: { x: 756, y: 426 }, reach: { x: 104, y: 112 } },
};

/** A tablet that stands upright. */
export const UPRIGHT: Geometry = {
  width: 820,
  height: 1180,
  table: { x: 170, y: 250, width: 480, height: 560 },
  cups: { left: { x: 292, y: 522 }, right: { x: 528, y: 522 }, reach: { x: 82, y: 90 } },
};

/** How far inside the edge of the table an arrow ends. */
const INSIDE = 20;

/** Where arrows end before a spot. */
export function anchor(geometry: Geometry, spot: Spot): Point {
  const { table } = geometry;
  const { x, y: half } = middle(geometry);
  const y = spot.startsWith("t") ? table.y + INSIDE : spot.startsWith("b") ? table.y + table.height - INSIDE : half;
  if (isSide(spot)) return { x: spot === "l" ? table.x + INSIDE : table.x + table.width - INSIDE, y };
  const aside = table.width * 0.17;
  return { x: x + (spot.endsWith("l") ? -aside : spot.endsWith("r") ? aside : 0), y };
}

/** Somebody who sits at the left or at the right. */
export const isSide = (spot: Spot): boolean => spot === "l" || spot === "r";
