import { useState } from "preact/hooks";
import { words } from "../words.ts";
import { Legend, written } from "./legend.tsx";
import { Plot } from "./plot.tsx";
import { ValueTable } from "./table.tsx";
import type { ChartLine, ChartPosition } from "./types.ts";
import "./chart.css";

interface Props {
  /** What the curves show: read out, and the name of the table. */
  readonly title: string;
  /** What lies along the bottom, at the head of the table: "Spil", "Aften". */
  readonly along: string;
  /** From left to right, evenly apart. */
  readonly positions: readonly ChartPosition[];
  /** As many values each as there are positions; up to eight lines look different from each other. */
  readonly lines: readonly ChartLine[];
  /** How a value is written; as points, where it is left out. */
  readonly say?: (value: number) => string;
  /** The position that is read, where the screen holds it and has a control for it; else the chart itself does, the last one first. */
  readonly at?: number;
  readonly onAt?: (at: number) => void;
}

/**
 * Curves over positions that have names (deals, dates), each told apart by colour, dash and its name: hovering, a tap or the
 * arrow keys read the values at a position, and a table behind a fold holds them all. Whoever uses it hands over finished values:
 * `<Chart title="Saldi" along="Spil" positions={[{ label: "Spil 1", short: "1" }, …]} lines={[{ name: "Inger", values: [0, …] }]} />`.
 */
export function Chart({ title, along, positions, lines, say = words.value.format.points, at, onAt }: Props) {
  const { chart, format } = words.value;
  const last = positions.length - 1;
  const [own, setOwn] = useState<number>();
  const read = Math.min(last, at ?? own ?? last);
  if (positions.length < 2 || lines.length === 0) return <p class="quiet">{chart.tooFew}</p>;
  const where = positions[read]?.label ?? "";
  const values = lines.map(({ name, values }) => chart.value(name, written(values[read], say)));
  const curves = { positions, lines, say };
  return (
    <figure class="chart">
      <Legend lines={lines} at={read} where={where} say={say} />
      <Plot
        title={title}
        curves={curves}
        at={read}
        said={chart.at(where, format.list(values))}
        onAt={onAt ?? setOwn}
        keys={onAt === undefined}
      />
      <ValueTable title={title} along={along} {...curves} />
    </figure>
  );
}
