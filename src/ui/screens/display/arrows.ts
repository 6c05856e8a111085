import { anchor, type CupPlace, cupAt, type Geometry, isSide, middle, type Point } from "./geometry.ts";
import type { Spot } from "./spots.ts";

/** A payment across the table: from a seat or a cup to a seat. */
export interface Course {
  readonly from: Spot | CupPlace;
  readonly to: Spot;
}

/** A curve between two points, and where its amount is written. */
export interface Arrow {
  readonly curve: readonly [Point, Point, Point, Point];
  readonly label: Point;
}

/** Between two arrows that end at the same seat. */
const APART = 46;

/** Draws the payments of a deal so that none runs through a cup, and no amount lies on another. */
export function arrowsOf(
  geometry: Geometry,
  courses: readonly Course[],
  places: readonly CupPlace[] = ["left", "right"],
): readonly Arrow[] {
  const cups = places.map((place) => cupAt(geometry, place));
  const table: Table = { geometry, busy: new Set(courses.flatMap(({ from, to }) => [from, to])) };
  const arrows: Arrow[] = [];
  spread(table, courses).forEach(([from, to], i) => {
    const course = courses[i];
    if (!course) return;
    const curve = isCup(course.from)
      ? fromCup(geometry, course, from, to)
      : between(table, [course.from, from], [course.to, to]);
    arrows.push({ curve, label: free(geometry, cups, curve, arrows) });
  });
  return arrows;
}

/** Where along a curve an amount may stand, the best place first. */
const PLACES = [0.5, 0.38, 0.62, 0.26, 0.74, 0.18, 0.82, 0.44, 0.56, 0.32, 0.68, 0.1, 0.9] as const;

/** The room an amount takes: with some air, and where there is none without. */
const ROOMS: readonly Point[] = [
  { x: 84, y: 36 },
  { x: 58, y: 32 },
];

/** The first place on a curve where no other amount and no cup is. */
function free(
  { cups: { reach } }: Geometry,
  cups: readonly Point[],
  curve: Arrow["curve"],
  others: readonly Arrow[],
): Point {
  const isClear = (point: Point, room: Point) =>
    others.every(({ label }) => !isWithin(point, label, room)) && cups.every((cup) => !isWithin(point, cup, reach));
  const places = PLACES.map((t) => at(curve, t));
  const found = ROOMS.flatMap((room) => places.filter((point) => isClear(point, room)));
  return found[0] ?? at(curve, PLACES[0]);
}

const isWithin = (point: Point, middle: Point, room: Point): boolean =>
  Math.abs(point.x - middle.x) < room.x && Math.abs(point.y - middle.y) < room.y;

/** The curve as a path of SVG. */
export const pathOf = ([a, b, c, d]: Arrow["curve"]): string => `M${text(a)}C${text(b)} ${text(c)} ${text(d)}`;

const text = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A point on a curve, from 0 at its start to 1 at its end. */
export function at([a, b, c, d]: Arrow["curve"], t: number): Point {
  const s = 1 - t;
  const along = (p: number, q: number, r: number, u: number) =>
    s ** 3 * p + 3 * s ** 2 * t * q + 3 * s * t ** 2 * r + t ** 3 * u;
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

export const isCup = (from: Course["from"]): from is CupPlace =>
  from === "left" || from === "right" || from === "middle";

type Ends = readonly [Point, Point];

/** What decides how an arrow is led: the picture, and which seats pay or are paid. */
interface Table {
  readonly geometry: Geometry;
  readonly busy: ReadonlySet<string>;
}

/** Both ends of every course; where several meet at a seat they stand beside each other, each towards where it comes from. */
function spread(table: Table, courses: readonly Course[]): readonly Ends[] {
  const { geometry } = table;
  const place = (end: Course["from"]): Point => (isCup(end) ? cupAt(geometry, end) : anchor(geometry, end));
  const shifted = (spot: Course["from"], course: Course): Point => {
    const here = place(spot);
    if (isCup(spot)) return here;
    const along = isSide(spot) ? "y" : "x";
    const meeting = courses.filter(({ from, to }) => from === spot || to === spot);
    const towards = ({ from, to }: Course) => heading(table, spot, from === spot ? to : from)[along];
    const order = meeting.toSorted((a, b) => towards(a) - towards(b));
    const shift = (order.indexOf(course) - (order.length - 1) / 2) * APART;
    return { ...here, [along]: here[along] + shift };
  };
  return courses.map((course) => [shifted(course.from, course), shifted(course.to, course)]);
}

/** Where an arrow between a spot and another end comes from, seen from the spot: over the cups where they are in its way. */
function heading(table: Table, spot: Spot, other: Course["from"]): Point {
  const { geometry } = table;
  if (isCup(other)) {
    const cup = cupAt(geometry, other);
    const isFar = isSide(spot) && other === (spot === "l" ? "right" : "left");
    return isFar ? { ...cup, y: geometry.table.y + EDGE * 2 } : cup;
  }
  const there = anchor(geometry, other);
  return isSide(spot) && isSide(other) ? { ...there, y: over(table) } : there;
}

/** The way round both cups: on the side where nobody else is paid. */
function over({ geometry: { table }, busy }: Table): number {
  const isBelow = [...busy].some((spot) => spot.startsWith("b"));
  return isBelow ? table.y + EDGE : table.y + table.height - EDGE;
}

/** How near the edge of the table that way is drawn. */
const EDGE = 24;

type End = readonly [spot: Spot, point: Point];

/** From seat to seat: along the edge to a neighbour, between the cups straight across, round them from side to side. */
function between(table: Table, from: End, to: End): Arrow["curve"] {
  const { geometry } = table;
  const [[a, start], [b, end]] = [from, to];
  if (isSide(a) && isSide(b)) {
    const y = over(table);
    return [start, { x: start.x, y }, { x: end.x, y }, end];
  }
  if (!isSide(a) && !isSide(b)) {
    if (a[0] === b[0]) {
      const y = lane(geometry, a);
      return [start, { x: start.x, y }, { x: end.x, y }, end];
    }
    const { x, y } = middle(geometry);
    const aside = { x: x + (start.x + end.x - 2 * x) * 0.12, y };
    return [start, aside, aside, end];
  }
  return isSide(a) ? round(geometry, from, to) : (reversed(round(geometry, to, from)) as Arrow["curve"]);
}

const reversed = ([a, b, c, d]: Arrow["curve"]): Arrow["curve"] => [d, c, b, a];

/** Round the corner from a side to the top or the bottom. */
function round(geometry: Geometry, [, start]: End, [spot, end]: End): Arrow["curve"] {
  return [
    start,
    { x: start.x, y: start.y + (lane(geometry, spot) - start.y) * 0.9 },
    { x: start.x + (end.x - start.x) * 0.45, y: end.y },
    end,
  ];
}

/** Half way between the cups and an edge of the table. */
function lane({ table, cups }: Geometry, spot: string): number {
  const top = (table.y + cups.left.y - cups.reach.y) / 2;
  const bottom = (table.y + table.height + cups.left.y + cups.reach.y) / 2;
  return spot.startsWith("t") ? top + 8 : bottom;
}

/** Out of a cup in the middle of the table straight to a seat. */
function straight({ cups: { reach } }: Geometry, cup: Point, end: Point): Arrow["curve"] {
  const [x, y] = [end.x - cup.x, end.y - cup.y];
  const out = 1 / Math.max(Math.abs(x) / reach.x, Math.abs(y) / reach.y);
  const along = (t: number): Point => ({ x: cup.x + x * t, y: cup.y + y * t });
  return [along(out), along(out + (1 - out) / 3), along(out + ((1 - out) * 2) / 3), end];
}

/** Out of one of two cups: over its rim, or beside its foot for who sits below. */
function fromCup(geometry: Geometry, { from, to: spot }: Course, cup: Point, end: Point): Arrow["curve"] {
  const { reach } = geometry.cups;
  if (from === "middle") return straight(geometry, cup, end);
  const toMiddle = Math.sign(middle(geometry).x - cup.x);
  const isNear = isSide(spot) && Math.sign(end.x - cup.x) === -toMiddle;
  if (isNear) {
    const start = { x: cup.x - toMiddle * reach.x, y: cup.y - reach.y * 0.5 };
    return [start, { x: (start.x + end.x) / 2, y: start.y }, { x: (start.x + end.x) / 2, y: end.y }, end];
  }
  if (spot.startsWith("b")) {
    const start = { x: cup.x + toMiddle * reach.x, y: cup.y };
    const { x } = middle(geometry);
    return [start, { x, y: cup.y }, { x, y: cup.y + reach.y }, end];
  }
  const start = { x: cup.x, y: cup.y - reach.y };
  const y = lane(geometry, "t");
  return [start, { x: start.x, y }, { x: end.x, y: isSide(spot) ? y - 30 : y }, end];
}
