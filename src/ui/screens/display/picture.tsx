import { classes } from "../../components/index.ts";
import { words } from "../../words.ts";
import { type Arrow, arrowsOf, type Course, isCup, pathOf } from "./arrows.ts";
import { cupPlaces, type Geometry } from "./geometry.ts";
import type { Shown } from "./use-shown.ts";

interface Props {
  readonly geometry: Geometry;
  readonly class: string;
  readonly shown: Shown;
}

/** One payment to draw. */
interface Payment extends Course {
  readonly amount: number;
}

/** The table from above with the payments of the last deal on it; who cannot see it is told them as sentences. */
export function Picture({ geometry, class: name, shown }: Props) {
  const { width, height, table } = geometry;
  const payments = paymentsOf(shown);
  const arrows = arrowsOf(geometry, payments, cupPlaces(Object.keys(shown.pots).length));
  return (
    <svg class={classes("display-picture", name)} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="display-table" {...table} rx={Math.min(table.width, table.height) * 0.4} />
      {arrows.map(({ curve }, i) => (
        <Line key={pathOf(curve)} curve={curve} fromPot={isFromCup(payments[i])} />
      ))}
      {arrows.map(({ curve, label }, i) => (
        <text key={pathOf(curve)} x={label.x} y={label.y}>
          {words.value.format.points(payments[i]?.amount ?? 0)}
        </text>
      ))}
    </svg>
  );
}

const isFromCup = (payment: Payment | undefined): boolean => payment !== undefined && isCup(payment.from);

function Line({ curve, fromPot }: { readonly curve: Arrow["curve"]; readonly fromPot: boolean }) {
  const [, , before, tip] = curve;
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  return (
    <g class={classes("display-arrow", fromPot && "from-pot")}>
      <path d={pathOf(curve)} />
      <path class="display-tip" d="M2 0l-20 -11v22z" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
    </g>
  );
}

/** Who has left the table since is no longer drawn. */
function paymentsOf({ last, seats, pots: held }: Shown): readonly Payment[] {
  const spots = new Map(seats.map(({ id, spot }) => [id, spot]));
  const names = Object.keys(held);
  const cups = new Map(cupPlaces(names.length).map((place, i) => [names[i], place]));
  const between = last?.between ?? [];
  const people = between.flatMap(({ from, to, amount }): Payment[] => {
    const [payer, receiver] = [spots.get(from), spots.get(to)];
    return payer && receiver ? [{ from: payer, to: receiver, amount }] : [];
  });
  const pots = (last?.emptied ?? []).flatMap(({ from, to, amount }): Payment[] => {
    const [cup, receiver] = [cups.get(from), spots.get(to)];
    return cup && receiver ? [{ from: cup, to: receiver, amount }] : [];
  });
  return [...people, ...pots];
}
