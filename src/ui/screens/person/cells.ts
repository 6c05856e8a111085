import type { Formats } from "../../../i18n/index.ts";
import type { CellValue, GroupValues } from "../../../state/index.ts";

/** Whether a row tells of nothing that ever happened. */
export const isNothing = ({ cells }: GroupValues["rows"][number]): boolean =>
  cells.every((cell) => (cell.as === "average" ? cell.over === 0 : cell.value === 0));

/** A figure as it is written; nothing where a column has none. */
export function cellText(cell: CellValue | undefined, format: Formats): string {
  if (cell === undefined) return "";
  if (cell.as !== "average") return format.points(cell.value);
  return cell.over === 0 ? "" : format.average(cell.sum / cell.over);
}
