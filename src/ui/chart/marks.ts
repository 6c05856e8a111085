import uPlot from "uplot";
import type { Palette } from "./palette.ts";

/** Draws in CSS pixels whatever the screen's own are, and leaves the canvas as it was. */
export function inCssPixels({ ctx }: uPlot, paint: (ctx: CanvasRenderingContext2D) => void): void {
  ctx.save();
  ctx.scale(uPlot.pxRatio, uPlot.pxRatio);
  paint(ctx);
  ctx.restore();
}

/** Where a value or a position lies on the canvas, in CSS pixels. */
export const placeOf = (plot: uPlot, value: number, scale: "x" | "y"): number =>
  plot.valToPos(value, scale, true) / uPlot.pxRatio;

/** The part of the canvas in which the curves are, in CSS pixels. */
export function boxOf({ bbox }: uPlot) {
  const [left, top, width, height] = [bbox.left, bbox.top, bbox.width, bbox.height].map((n) => n / uPlot.pxRatio);
  return { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 };
}

/** The line at 0, stronger than the others: above it is a gain. */
export function drawZero(plot: uPlot, { zero }: Palette): void {
  const { left, width } = boxOf(plot);
  const y = Math.round(placeOf(plot, 0, "y"));
  stroke(plot, zero, 1, [left, y], [left + width, y]);
}

/** The position that is read. */
export function drawMark(plot: uPlot, { mark }: Palette, at: number): void {
  const { top, height } = boxOf(plot);
  const x = placeOf(plot, at, "x");
  stroke(plot, mark, 2, [x, top], [x, top + height]);
}

type Point = readonly [x: number, y: number];

function stroke(plot: uPlot, colour: string, width: number, from: Point, to: Point): void {
  inCssPixels(plot, (ctx) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.lineTo(...to);
    ctx.stroke();
  });
}
