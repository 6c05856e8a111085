/** Rows under one another as a typewriter would align them: the first column to the left, numbers to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, i) => Math.max(widest[i] ?? 0, lengthOf(cell))),
    [],
  );
  return rows.map((row) => row.map((cell, i) => padded(cell, widths[i] ?? 0, i === 0)).join("  "));
}

function padded(cell: string, width: number, left: boolean): string {
  const space = " ".repeat(width - lengthOf(cell));
  return left ? cell + space : space + cell;
}

/** In letters as people count them: a name may be written with marks of its own. */
const lengthOf = (text: string): number => [...text.normalize("NFC")].length;
