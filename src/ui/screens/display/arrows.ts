import { anchor, type Geometry, isSide, type Point } from "./geometry.ts";
import type { Spot } from "./spots.ts";

/** A payment across the table: from a seat or a cup to a seat. */
export interface Course {
  readonly from: Spot | "pagat" | "king";
  readonly to: Spot;
}

/** A curve between two points, and where its amount is written. */
export interface Arrow {
  readonly curve: readonly [Point, Point, Point, Point];
  readonly label: Point;
}

/** Between two arrows that end at the same seat. */
const APART = 46;

/** Draws the payments of a deal so that none runs through a cup; `out` are the spots of those who sit out. */
export function arrowsOf(geometry: Geometry, courses: readonly Course[]): readonly Arrow[] {
  const ends = spread(geometry, courses);
  const busy = new Set(courses.flatMap(({ from, to }) => [from, to]));
  return courses.map((course, i) => {
    const [from, to] = ends[i] ?? [middle(geometry), middle(geometry)];
    const curve = isPot(course.from)
      ? fromPot(geometry, course.to, from, to)
      : between(geometry, [course.from, from], [course.to, to], busy);
    return { curve, label: at(curve, labelAt(course)) };
  });
}

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

const isPot = (from: Course["from"]): from is "pagat" | "king" => from === "pagat" || from === "king";

const middle = ({ table }: Geometry): Point => ({ x: table.x + table.width / 2, y: table.y + table.height / 2 });

type Ends = readonly [Point, Point];

/** Both ends of every course; where several meet at a seat they stand beside each other, each towards where it comes from. */
function spread(geometry: Geometry, courses: readonly Course[]): readonly Ends[] {
  const place = (end: Course["from"]): Point => (isPot(end) ? geometry.cups[end] : anchor(geometry, end));
  const shifted = (spot: Course["from"], course: Course): Point => {
    const here = place(spot);
    if (isPot(spot)) return here;
    const other = ({ from, to }: Course) => place(from === spot ? to : from);
    const along = isSide(spot) ? "y" : "x";
    const meeting = courses.filter(({ from, to }) => from === spot || to === spot);
    const order = meeting.toSorted((a, b) => other(a)[along] - other(b)[along]);
    const shift = (order.indexOf(course) - (order.length - 1) / 2) * APART;
    return { ...here, [along]: here[along] + shift };
  };
  return courses.map((course) => [shifted(course.from, course), shifted(course.to, course)]);
}

type End = readonly [spot: Spot, point: Point];

/** How near the edge of the table the way round both cups is drawn to. */
const OVER = 24;

/** From seat to seat: along the edge to a neighbour, between the cups straight across, round them from side to side. */
function between(geometry: Geometry, from: End, to: End, busy: ReadonlySet<string>): Arrow["curve"] {
  const [[a, start], [b, end]] = [from, to];
  if (isSide(a) && isSide(b)) {
    // On the side where nobody else is paid.
    const { table } = geometry;
    const y = [...busy].some((spot) => spot.startsWith("b")) ? table.y + OVER : table.y + table.height - OVER;
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
  const top = (table.y + cups.pagat.y - cups.reach.y) / 2;
  const bottom = (table.y + table.height + cups.pagat.y + cups.reach.y) / 2;
  return spot.startsWith("t") ? top + 8 : bottom;
}

/** Out of a cup: over its rim, or beside its foot for who sits below. */
function fromPot(geometry: Geometry, spot: Spot, cup: Point, end: Point): Arrow["curve"] {
  const { reach } = geometry.cups;
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
  return [start, { x: start.x, y }, { x: isSide(spot) ? end.x - toMiddle * 60 : end.x, y }, end];
}

/** How far along its course an amount is written: not where courses cross or end. */
const labelAt = ({ from, to }: Course): number => {
  if (isPot(from)) return 0.25;
  return !isSide(from) && !isSide(to) && from[0] !== to[0] ? 0.22 : 0.5;
};
