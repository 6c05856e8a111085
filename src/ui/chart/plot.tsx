import { useEffect, useRef, useState } from "preact/hooks";
import { report } from "../trouble.ts";
import type { Drawing } from "./draw.ts";
import type { Curves } from "./types.ts";

interface Props {
  readonly title: string;
  readonly curves: Curves;
  readonly at: number;
  /** What is read out of the position. */
  readonly said: string;
  readonly onAt: (at: number) => void;
  /** The keyboard reads it here; left out where the screen has its own control for it. */
  readonly keys: boolean;
}

/** The picture of the curves: a finger or a mouse on it reads a position, and so do the arrow keys. */
export function Plot({ title, curves, at, said, onAt, keys }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(host, curves, at);
  const read = (event: PointerEvent) => {
    // What moves a whole screen is not moved by a mouse that passes by.
    if (event.type === "pointermove" && event.buttons === 0 && !keys) return;
    const next = drawing?.nearest(event.clientX);
    if (next !== undefined && next !== at) onAt(next);
  };
  const last = curves.positions.length - 1;
  const press = (event: KeyboardEvent) => {
    const next = step(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    onAt(Math.min(last, Math.max(0, next)));
  };
  const slider = {
    role: "slider" as const,
    tabIndex: 0,
    "aria-label": title,
    "aria-valuemin": 0,
    "aria-valuemax": last,
    "aria-valuenow": at,
    "aria-valuetext": said,
    onKeyDown: press,
  };
  const shown = keys ? slider : { "aria-hidden": true as const };
  return <div ref={host} class="chart-plot" onPointerDown={read} onPointerMove={read} {...shown} />;
}

/** A key that moves along the curve, and where it leads from a position. */
function step(key: string, at: number, last: number): number | undefined {
  const FAR = 5;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return at + 1;
    case "ArrowLeft":
    case "ArrowDown":
      return at - 1;
    case "PageUp":
      return at + FAR;
    case "PageDown":
      return at - FAR;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** Draws once what draws is loaded, and anew when the values are others, the theme or the room; only marks when the position is. */
function useDrawing(host: { readonly current: HTMLDivElement | null }, curves: Curves, at: number) {
  const [drawing, setDrawing] = useState<Drawing>();
  const values = JSON.stringify([curves.positions, curves.lines]);
  useEffect(() => {
    const element = host.current;
    if (element === null || !canDraw()) return undefined;
    let end = () => {};
    let gone = false;
    import("./draw.ts")
      .then(({ draw }) => {
        if (gone) return;
        const made = draw(element, curves, at);
        const unfollow = follow(element, made);
        end = () => {
          unfollow();
          made.end();
        };
        setDrawing(made);
      })
      .catch(report);
    return () => {
      gone = true;
      end();
      setDrawing(undefined);
    };
  }, [values]);
  useEffect(() => drawing?.mark(at), [drawing, at]);
  return drawing;
}

/** Where there is no canvas the values are in the list and in the table. */
const canDraw = (): boolean => document.createElement("canvas").getContext("2d") !== null;

/** Keeps a picture as large as its place and in the colours of the theme; returns how to stop. */
function follow(host: HTMLElement, drawing: Drawing): () => void {
  const room = new ResizeObserver(drawing.resize);
  const theme = matchMedia("(prefers-color-scheme: dark)");
  room.observe(host);
  theme.addEventListener("change", drawing.repaint);
  return () => {
    room.disconnect();
    theme.removeEventListener("change", drawing.repaint);
  };
}
