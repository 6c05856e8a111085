import uPlot from "uplot";
import { axesOf, GAP } from "./axes.ts";
import { drawEnds } from "./ends.ts";
import { drawMark, drawZero } from "./marks.ts";
import { measurer } from "./measure.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { dashOf } from "./strokes.ts";
import { type Curves, placesOf } from "./types.ts";

/** A chart that is on the screen. */
export interface Drawing {
  /** Marks a position. */
  mark(at: number): void;
  /** The position nearest to a place on the screen, in CSS pixels from its left. */
  nearest(clientX: number): number;
  /** Follows the theme, which has become another one. */
  repaint(): void;
  /** Follows the room, which has become another one. */
  resize(): void;
  end(): void;
}

/** The most of the width that names at the ends of the lines may take. */
const NAMES = 0.3;

/** Draws curves into an element that has its size; the values are whole, and 0 is always in sight. */
export function draw(host: HTMLElement, curves: Curves, at: number): Drawing {
  const { positions, lines } = curves;
  const measure = measurer(host);
  const places = placesOf(positions);
  const placeAt = (index: number) => places[index] ?? 0;
  const namesRoom = () =>
    Math.min(host.clientWidth * NAMES, Math.max(...lines.map(({ name }) => measure.width(name)))) + GAP * 1.5;
  let palette = paletteOf(host);
  let marked = at;
  const plot = new uPlot(
    {
      ...sizeOf(host),
      padding: [measure.line / 2, namesRoom, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [placeAt(0), placeAt(places.length - 1)] },
        y: { range: (_, low, high) => reach(low, high) },
      },
      series: [{}, ...lines.map((_, i) => seriesOf(i, () => palette))],
      axes: axesOf(curves, measure, () => palette),
      hooks: {
        drawAxes: [(u) => drawZero(u, palette), (u) => drawMark(u, palette, placeAt(marked))],
        draw: [
          (u) =>
            drawEnds(u, curves, { palette, measure, room: namesRoom() - GAP * 1.5, marked, along: placeAt(marked) }),
        ],
      },
    },
    [[...places], ...lines.map(({ values }) => [...values])],
    host,
  );
  return {
    mark: (next) => {
      marked = next;
      plot.redraw(false);
    },
    nearest: (clientX) => {
      const along = plot.posToVal(clientX - plot.over.getBoundingClientRect().left, "x");
      return nearestOf(places, along);
    },
    repaint: () => {
      palette = paletteOf(host);
      plot.redraw(false);
    },
    resize: () => plot.setSize(sizeOf(host)),
    end: () => plot.destroy(),
  };
}

/** Which of the places is nearest to one. */
const nearestOf = (places: readonly number[], along: number): number =>
  places.reduce((best, place, i) => (Math.abs(place - along) < Math.abs((places[best] ?? 0) - along) ? i : best), 0);

const sizeOf = (host: HTMLElement) => ({ width: host.clientWidth, height: host.clientHeight });

/** From the lowest to the highest value with some air, 0 among them. */
function reach(low: number, high: number): [number, number] {
  const [from, to] = [Math.min(0, low), Math.max(0, high)];
  const air = Math.max(1, (to - from) * 0.06);
  return [from === 0 ? -air / 2 : from - air, to + air];
}

const seriesOf = (line: number, palette: () => Palette): uPlot.Series => ({
  stroke: () => palette().curves[line % palette().curves.length] ?? palette().ink,
  width: 2,
  dash: [...dashOf(line)],
  points: { show: false },
});
