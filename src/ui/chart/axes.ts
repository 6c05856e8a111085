import uPlot from "uplot";
import type { Measure } from "./measure.ts";
import type { Palette } from "./palette.ts";
import { ticksOf } from "./ticks.ts";
import { type Curves, placesOf } from "./types.ts";

/** Between an axis and what stands at it, in CSS pixels. */
export const GAP = 8;
/** Points are whole. */
const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000];

/** The names of positions below, whole values at the left, as many as there is room for. */
export function axesOf({ positions, say }: Curves, measure: Measure, palette: () => Palette): uPlot.Axis[] {
  const common = {
    stroke: () => palette().ink,
    font: measure.font,
    ticks: { show: false },
    gap: GAP / 2,
    incrs: WHOLE,
  };
  const places = placesOf(positions);
  const widest = Math.max(...positions.map(({ short }) => measure.width(short)));
  return [
    {
      ...common,
      grid: { show: false },
      size: measure.line + GAP,
      splits: ({ bbox }) =>
        ticksOf(positions, bbox.width / uPlot.pxRatio / (places.at(-1) ?? 1), widest + GAP * 2).map(
          (i) => places[i] ?? 0,
        ),
      values: (_, splits) => splits.map((place) => positions[places.indexOf(place)]?.short ?? ""),
    },
    {
      ...common,
      incrs: WHOLE,
      grid: { stroke: () => palette().grid, width: 1 },
      size: (_, values) => Math.max(0, ...(values ?? []).map((text) => measure.width(text))) + GAP,
      space: measure.line * 2,
      values: (_, splits) => splits.map(say),
    },
  ];
}
