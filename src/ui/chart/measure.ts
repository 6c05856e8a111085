/** The text of the place where the chart stands: how wide it is, and how high a line of it. */
export interface Measure {
  readonly font: string;
  readonly line: number;
  width(text: string): number;
}

/** Measures texts as they are drawn inside an element. */
export function measurer(host: HTMLElement): Measure {
  const { fontSize, fontFamily } = getComputedStyle(host);
  const font = `${fontSize} ${fontFamily}`;
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = font;
  return {
    font,
    line: Number.parseFloat(fontSize) * 1.15,
    width: (text) => context?.measureText(text).width ?? 0,
  };
}
