/** Draws downwards: every part begins where the one before it ended. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly font: string;
  /** How far down the picture is drawn. */
  y: number;
}

export interface Style {
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
  readonly align?: CanvasTextAlign;
}

/** Writes one line with its baseline at `y`, cut where it would be wider than `width`. */
export function write({ context, font }: Pen, text: string, x: number, y: number, width: number, style: Style): void {
  const { size, color, bold = false, align = "left" } = style;
  context.font = `${bold ? "bold " : ""}${size}px ${font}`;
  context.fillStyle = color;
  context.textAlign = align;
  context.fillText(cut(context, text, width), x, y);
}

function cut(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && context.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Writes a text over as many lines as it takes, and moves the pen below it. */
export function paragraph(pen: Pen, text: string, x: number, width: number, style: Style): void {
  const leading = style.size * 1.35;
  for (const line of wrapped(pen, text, width, style)) {
    pen.y += leading;
    write(pen, line, x, pen.y - leading * 0.25, width, style);
  }
}

function wrapped({ context, font }: Pen, text: string, width: number, { size, bold }: Style): readonly string[] {
  context.font = `${bold ? "bold " : ""}${size}px ${font}`;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(" ");
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How wide the widest of some texts is. */
export function widest({ context, font }: Pen, texts: readonly string[], { size, bold }: Style): number {
  context.font = `${bold ? "bold " : ""}${size}px ${font}`;
  return Math.max(0, ...texts.map((text) => context.measureText(text).width));
}
