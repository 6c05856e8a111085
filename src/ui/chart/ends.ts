import type uPlot from "uplot";
import { fitted, spread } from "./labels.ts";
import { boxOf, inCssPixels, placeOf } from "./marks.ts";
import type { Measure } from "./measure.ts";
import type { Palette } from "./palette.ts";
import type { ChartLine, Curves } from "./types.ts";

interface Look {
  readonly palette: Palette;
  readonly measure: Measure;
  /** How wide the names may be. */
  readonly room: number;
  readonly marked: number;
  /** How far along that position lies. */
  readonly along: number;
}

/** Draws a dot on every line at the position that is read, and the line's name at its end. */
export function drawEnds(plot: uPlot, { lines }: Curves, look: Look): void {
  const { palette, measure, room, marked, along } = look;
  const { left, top, width, height } = boxOf(plot);
  const heights = spread(
    lines.map((line) => placeOf(plot, lastOf(line), "y") - top),
    measure.line,
    height,
  );
  inCssPixels(plot, (ctx) => {
    ctx.font = measure.font;
    ctx.textBaseline = "middle";
    ctx.textAlign = "left";
    ctx.lineWidth = 2;
    lines.forEach((line, i) => {
      const colour = palette.curves[i % palette.curves.length] ?? palette.ink;
      const value = line.values[marked];
      ctx.fillStyle = colour;
      ctx.fillText(fitted(line.name, room, measure.width), left + width + ROOM, top + (heights[i] ?? 0));
      if (value != null) dot(ctx, placeOf(plot, along, "x"), placeOf(plot, value, "y"), [palette.paper, colour]);
    });
  });
}

/** Between the end of a line and its name, in CSS pixels. */
const ROOM = 8;

const lastOf = ({ values }: ChartLine): number => values.findLast((value) => value !== null) ?? 0;

function dot(ctx: CanvasRenderingContext2D, x: number, y: number, [inside, rim]: readonly [string, string]): void {
  ctx.beginPath();
  ctx.arc(x, y, 4, 0, Math.PI * 2);
  ctx.fillStyle = inside;
  ctx.strokeStyle = rim;
  ctx.fill();
  ctx.stroke();
}
