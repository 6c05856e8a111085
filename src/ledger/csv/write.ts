/** An amount with decimals: minor units (øre), and how many digits of them stand behind the comma. */
export interface Decimal {
  readonly minor: number;
  readonly digits: number;
}

/** A text, a whole number, or an amount with decimals; null leaves the cell empty. */
export type Cell = string | number | Decimal | null;

/** Tells a spreadsheet that the letters are UTF-8. */
const BOM = "\uFEFF";
const LINE_END = "\r\n";

/** Rows as a file that a Danish spreadsheet opens in columns (RFC 4180, with semicolons and decimal commas). */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  BOM + rows.map((row) => row.map(written).join(";") + LINE_END).join("");

function written(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return quoted(harmless(cell));
  return typeof cell === "number" ? String(cell) : decimal(cell);
}

/** By whole numbers alone, so that no amount is ever inexact. */
function decimal({ minor, digits }: Decimal): string {
  if (digits === 0) return String(minor);
  const all = String(Math.abs(minor)).padStart(digits + 1, "0");
  return `${minor < 0 ? "-" : ""}${all.slice(0, -digits)},${all.slice(-digits)}`;
}

/** What a spreadsheet would compute instead of showing it, full-width signs too, begins with an apostrophe. */
const harmless = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
