import type { PersonPage } from "../../../state/index.ts";
import { Chart } from "../../chart/index.ts";
import { words } from "../../words.ts";

interface Props {
  readonly name: string;
  readonly curve: PersonPage["figures"]["curve"];
}

/** The points of all evenings so far, evening by evening. */
export function Curve({ name, curve }: Props) {
  const { person: said, format } = words.value;
  // One evening is a point, no curve.
  if (curve.length < 2) return null;
  const years = new Set(curve.map(({ startedAt }) => startedAt.slice(0, 4))).size > 1;
  const positions = curve.map(({ startedAt }) => ({
    label: format.date(startedAt),
    short: years ? format.tickOfYears(startedAt) : format.tick(startedAt),
  }));
  return (
    <section>
      <h2>{said.curve}</h2>
      <Chart
        title={said.curveOf(name)}
        along={said.evening}
        positions={positions}
        lines={[{ name: said.sum, values: curve.map(({ sum }) => sum) }]}
        say={format.signed}
      />
    </section>
  );
}
