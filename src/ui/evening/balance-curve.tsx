import type { LiveEvening } from "../../state/index.ts";
import type { Review } from "../../state/review/index.ts";
import { Chart } from "../chart/index.ts";
import { useApp } from "../use-app.ts";
import { words } from "../words.ts";
import { columnsOf, storyOf } from "./columns.ts";
import { momentTitle } from "./moment-title.ts";

interface Props {
  readonly live: LiveEvening;
  readonly review: Pick<Review, "moments" | "places" | "deals">;
  /** The moment that is looked at, where the screen has a control for it; a tap on the curve leads to another one. */
  readonly at?: number;
  readonly onAt?: (at: number) => void;
}

/** What everybody held through an evening, moment by moment. */
export function BalanceCurve({ live, review, ...position }: Props) {
  const { common, review: said } = words.value;
  const { moments, places } = review;
  const [deal = ""] = useApp().games[live.setup.value.game].entryTypes;
  const kinds: Readonly<Record<string, string>> = common.entryKinds;
  return (
    <section class="balance-curve">
      <h2>{said.curve}</h2>
      <Chart
        title={said.curve}
        along={kinds[deal] ?? deal}
        positions={moments.map((moment, i) => ({
          label: momentTitle(moment, review),
          short: i === 0 ? "0" : String(moment.line?.number ?? ""),
          place: places[i] ?? i,
        }))}
        lines={columnsOf(storyOf(live)).map((id) => ({
          name: live.name(id),
          values: moments.map(({ balances }) => balances.get(id) ?? null),
        }))}
        {...position}
      />
    </section>
  );
}
