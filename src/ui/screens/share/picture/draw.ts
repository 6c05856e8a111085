import { cupShape } from "../../../components/index.ts";
import type { PictureContent } from "./content.ts";
import { type Pen, paragraph, type Style, widest, write } from "./pen.ts";

/** The light table (theme/tokens.css): a picture that is sent has no theme of its own. */
const COLOR = {
  felt: "#1f4a39",
  onFelt: "#fbf5e6",
  onFelt2: "#d3dfd3",
  paper: "#f6f0e1",
  line: "#d6ccb4",
  ink: "#1b1f1a",
  ink2: "#55584c",
  brass: "#7a5310",
  cup: "#e0b75f",
  band: "#b98d37",
  onCup: "#1a1405",
} as const;

/** In px of a phone's screen; the picture has `SCALE` times as many. */
const WIDTH = 540;
const MARGIN = 28;
const INNER = WIDTH - 2 * MARGIN;
const SCALE = 2;

const TITLE: Style = { size: 30, color: COLOR.onFelt, bold: true };
const LINE: Style = { size: 19, color: COLOR.onFelt2 };
const HEAD: Style = { size: 17, color: COLOR.ink2, align: "right" };
const CELL: Style = { size: 20, color: COLOR.ink, align: "right" };
const SUM: Style = { size: 23, color: COLOR.ink, align: "right", bold: true };
const NAME: Style = { size: 21, color: COLOR.ink, bold: true };
const PLAN: Style = { size: 23, color: COLOR.ink, bold: true };
const SAYS: Style = { size: 21, color: COLOR.ink };
const FOOT: Style = { size: 15, color: COLOR.ink2, align: "center" };

/** Draws a picture as high as what it says; `font` is what the app is written in. */
export function draw(canvas: HTMLCanvasElement, content: PictureContent, font: string): void {
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil(drawn(canvas, content, font) * SCALE);
  drawn(canvas, content, font);
}

/** Answers how high it came to be. */
function drawn(canvas: HTMLCanvasElement, content: PictureContent, font: string): number {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser draws no pictures");
  context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  context.fillStyle = COLOR.paper;
  context.fillRect(0, 0, WIDTH, canvas.height);
  const pen: Pen = { context, font, y: 0 };
  head(pen, content);
  table(pen, content);
  plan(pen, content);
  pen.y += 40;
  write(pen, "Kongekop", WIDTH / 2, pen.y, INNER, FOOT);
  return pen.y + 20;
}

function head(pen: Pen, content: PictureContent): void {
  // The felt lies under what is written on it: written once to know how far it reaches, and again on top of it.
  onFelt(pen, content);
  pen.context.fillStyle = COLOR.felt;
  pen.context.fillRect(0, 0, WIDTH, pen.y);
  onFelt(pen, content);
}

function onFelt(pen: Pen, { title, lines, cups, total }: PictureContent): void {
  pen.y = 18;
  paragraph(pen, title, MARGIN, INNER, TITLE);
  for (const line of lines) paragraph(pen, line, MARGIN, INNER, LINE);
  potRow(pen, cups, total);
}

const CUP = { width: 104, height: (104 * 80) / 96, apart: 34 };

function potRow(pen: Pen, cups: PictureContent["cups"], total: PictureContent["total"]): void {
  const top = pen.y + 16;
  let x = MARGIN;
  const between = (sign: string) => {
    write(pen, sign, x + CUP.apart / 2, top + 56, CUP.apart, { ...TITLE, bold: false, align: "center" });
    x += CUP.apart;
  };
  cups.forEach(({ pot, name, holds }, i) => {
    if (i > 0) between("+");
    cup(pen, pot, holds, x, top);
    write(pen, name, x + CUP.width / 2, top + CUP.height + 24, CUP.width, { ...LINE, align: "center" });
    x += CUP.width;
  });
  if (total) {
    between("=");
    const width = WIDTH - MARGIN - x;
    write(pen, total.sum, x + width / 2, top + 60, width, { ...TITLE, size: 44, align: "center" });
    write(pen, total.word, x + width / 2, top + CUP.height + 24, width, { ...LINE, align: "center" });
  }
  pen.y = top + CUP.height + 44;
}

function cup(pen: Pen, pot: string, holds: string, x: number, y: number): void {
  const { context } = pen;
  const { body, band } = cupShape(pot);
  context.save();
  context.translate(x, y);
  context.scale(CUP.width / 96, CUP.width / 96);
  context.fillStyle = COLOR.cup;
  context.fill(new Path2D(body));
  context.fillStyle = COLOR.band;
  context.fill(new Path2D(band));
  context.restore();
  const size = holds.length > 3 ? 26 : 34;
  write(pen, holds, x + CUP.width / 2, y + 51, CUP.width - 16, {
    size,
    color: COLOR.onCup,
    bold: true,
    align: "center",
  });
}

const ROW = 46;
const GAP = 18;

/** What each comes to: the numbers as wide as they are, the names in what is left. */
function table(pen: Pen, { heads, rows }: PictureContent): void {
  const last = heads.length - 1;
  const styleOf = (column: number): Style => (column === last ? SUM : CELL);
  const widths = heads.map((text, i) =>
    Math.max(
      widest(pen, [text], HEAD),
      widest(
        pen,
        rows.map(({ cells }) => cells[i] ?? ""),
        styleOf(i),
      ),
    ),
  );
  const right = (column: number) =>
    WIDTH - MARGIN - widths.slice(column + 1).reduce((sum, width) => sum + width + GAP, 0);
  const nameWidth = INNER - widths.reduce((sum, width) => sum + width + GAP, 0);
  pen.y += 36;
  heads.forEach((text, i) => {
    write(pen, text, right(i), pen.y, WIDTH, HEAD);
  });
  pen.y += 10;
  for (const { name, cells, gain } of rows) {
    rule(pen);
    write(pen, name, MARGIN, pen.y + 31, nameWidth, NAME);
    cells.forEach((text, i) => {
      const style = styleOf(i);
      write(pen, text, right(i), pen.y + 31, WIDTH, i === last && gain ? { ...style, color: COLOR.brass } : style);
    });
    pen.y += ROW;
  }
  rule(pen);
}

function plan(pen: Pen, { planTitle, payments }: PictureContent): void {
  pen.y += 14;
  paragraph(pen, planTitle, MARGIN, INNER, PLAN);
  pen.y += 6;
  for (const { says, amount } of payments) {
    const room = INNER - widest(pen, [amount], SUM) - GAP;
    write(pen, says, MARGIN, pen.y + 28, room, SAYS);
    write(pen, amount, WIDTH - MARGIN, pen.y + 28, INNER, SUM);
    pen.y += 42;
    rule(pen);
  }
}

function rule({ context, y }: Pen): void {
  context.fillStyle = COLOR.line;
  context.fillRect(MARGIN, y, INNER, 1);
}
