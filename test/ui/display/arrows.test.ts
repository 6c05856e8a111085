import { describe, expect, test } from "vitest";
import { arrowsOf, at, type Course } from "../../../src/ui/screens/display/arrows.ts";
import { ACROSS, anchor, cupAt, type Geometry, type Point, UPRIGHT } from "../../../src/ui/screens/display/geometry.ts";
import { type Spot, spotsOf } from "../../../src/ui/screens/display/spots.ts";

const PICTURES: readonly (readonly [string, Geometry])[] = [
  ["across", ACROSS],
  ["upright", UPRIGHT],
];

/** Everyone pays everyone at most once among three who play, and one of them empties both pots. */
function dealsAt(seats: number, turned: boolean): readonly (readonly Course[])[] {
  const spots = spotsOf(seats, turned);
  return spots.flatMap((a, i) =>
    spots.slice(i + 1).flatMap((b, j) => spots.slice(i + j + 2).flatMap((c) => winnings(a, b, c))),
  );
}

const winnings = (...three: readonly [Spot, Spot, Spot]): Course[][] =>
  three.map((winner) => {
    const [one, other] = three.filter((spot) => spot !== winner);
    if (!one || !other) return [];
    return [
      { from: one, to: winner },
      { from: other, to: winner },
      { from: one, to: other },
      { from: "left", to: winner },
      { from: "right", to: winner },
    ];
  });

/** From the start of an arrow to its end. */
const steps = Array.from({ length: 51 }, (_, i) => i / 50);

const CASES = PICTURES.flatMap(([name, geometry]) =>
  [3, 4, 5].flatMap((seats) =>
    [false, true].map(
      (turned) => [`${seats} seats ${name}${turned ? ", turned" : ""}`, geometry, seats, turned] as const,
    ),
  ),
);

describe("the arrows of every deal that can be", () => {
  test.each(CASES)("stay on the table and out of the cups: %s", (_, geometry, seats, turned) => {
    const { table, cups } = geometry;
    /** The bowl itself. */
    const isIn = (cup: Point, { x, y }: Point) =>
      Math.abs(x - cup.x) < cups.reach.x * 0.8 && Math.abs(y - cup.y) < cups.reach.y * 0.7;
    const isOff = ({ x, y }: Point) =>
      x <= table.x || x >= table.x + table.width || y <= table.y || y >= table.y + table.height;
    const wrong = dealsAt(seats, turned).flatMap((courses) =>
      arrowsOf(geometry, courses).flatMap(({ curve }, i) =>
        steps
          .map((t) => at(curve, t))
          .filter((point) => isOff(point) || isIn(cups.left, point) || isIn(cups.right, point))
          .map(({ x, y }) => `${courses[i]?.from} to ${courses[i]?.to} at ${Math.round(x)} ${Math.round(y)}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.each(CASES)("have amounts that do not lie on each other: %s", (_, geometry, seats, turned) => {
    const wrong = dealsAt(seats, turned).flatMap((courses) => {
      const labels = arrowsOf(geometry, courses).map(({ label }) => label);
      return labels.flatMap((one, i) =>
        labels.flatMap((other, j) =>
          j > i && Math.abs(one.x - other.x) < 56 && Math.abs(one.y - other.y) < 30
            ? [`${JSON.stringify(courses[i])} and ${JSON.stringify(courses[j])}`]
            : [],
        ),
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** Everybody who may take something out of the only pot, at once. */
const ONE_CUP = PICTURES.flatMap(([name, geometry]) =>
  [4, 5, 6, 7, 8].flatMap((seats) => [false, true].map((turned) => [name, geometry, seats, turned] as const)),
);

describe("the arrows out of a single cup", () => {
  test.each(ONE_CUP)(
    "lead to every seat, beside the cup and with room for the amounts: %s",
    (_, geometry, seats, turned) => {
      const spots = spotsOf(seats, turned);
      const arrows = arrowsOf(
        geometry,
        spots.map((to) => ({ from: "middle", to })),
        ["middle"],
      );
      const { x, y } = cupAt(geometry, "middle");
      const { reach } = geometry.cups;
      const isIn = (point: Point) => Math.abs(point.x - x) < reach.x * 0.9 && Math.abs(point.y - y) < reach.y * 0.9;
      expect(arrows.map(({ curve: [, , , tip] }) => tip)).toEqual(spots.map((spot) => anchor(geometry, spot)));
      expect(arrows.flatMap(({ curve }) => steps.map((t) => at(curve, t)).filter(isIn))).toEqual([]);
      const labels = arrows.map(({ label }) => label);
      const isNear = (one: Point, other: Point) => Math.abs(one.x - other.x) < 56 && Math.abs(one.y - other.y) < 30;
      expect(labels.filter((one, i) => labels.some((other, j) => j > i && isNear(one, other)))).toEqual([]);
    },
  );
});

test("on a screen that is turned everybody stays where they sit", () => {
  expect(spotsOf(4, false)).toEqual(["l", "b", "r", "t"]);
  expect(spotsOf(4, true)).toEqual(["r", "t", "l", "b"]);
  expect(spotsOf(5, true)).toEqual(["r", "t", "l", "bl", "br"]);
});
