import type { ComponentChildren } from "preact";
import { unitOf } from "../../../i18n/index.ts";
import type { PersonPage, Ratio } from "../../../state/index.ts";
import { Amount } from "../../components/index.ts";
import { words } from "../../words.ts";

interface Props {
  readonly figures: PersonPage["figures"];
}

/** Points and money in all and on average, and from how much. */
export function Overview({ figures }: Props) {
  const { person: said, format } = words.value;
  const { evenings, deals, points, money, perEvening, perDeal, games } = figures;
  const unit = unitOf(
    words.value,
    games.map(({ game }) => game),
  );
  const count = (n: number) => said.evenings(format.points(n), n);
  return (
    <section aria-label={said.overview} class="person-overview">
      <dl>
        <Sum name={said.points}>
          <Amount value={points}>{format.signed(points)}</Amount>
        </Sum>
        {money.length === 0 ? null : (
          <Sum name={said.money}>
            {money.map((one) => (
              <span key={one.currency}>
                <Amount value={one.minor}>{format.signedMoney(one.minor, one.currency)}</Amount>
                {one.evenings < evenings ? <small class="quiet">{said.fromEvenings(count(one.evenings))}</small> : null}
              </span>
            ))}
          </Sum>
        )}
        <Average name={said.perEvening} of={perEvening} />
        <Average name={unit.per} of={perDeal} />
      </dl>
      <p class="quiet">{said.from(unit.counted(deals, format.points(deals)), count(evenings))}</p>
    </section>
  );
}

function Sum({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Average({ name, of: { sum, over } }: { readonly name: string; readonly of: Ratio }) {
  if (over === 0) return null;
  return (
    <Sum name={name}>
      <Amount value={sum}>{words.value.format.signedAverage(sum / over)}</Amount>
    </Sum>
  );
}
