import { LOOKS } from "./strokes.ts";

/** The colours of the theme as a canvas takes them. */
export interface Palette {
  readonly ink: string;
  readonly grid: string;
  readonly zero: string;
  readonly mark: string;
  readonly paper: string;
  readonly curves: readonly string[];
}

/** Looks the tokens up where the chart stands: a canvas does not know them by their names. */
export function paletteOf(host: HTMLElement): Palette {
  const probe = host.appendChild(document.createElement("i"));
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    ink: colour("--ink-2"),
    grid: colour("--line"),
    zero: colour("--edge"),
    mark: colour("--brass"),
    paper: colour("--paper"),
    curves: Array.from({ length: LOOKS }, (_, i) => colour(`--curve-${i + 1}`)),
  };
  probe.remove();
  return palette;
}
