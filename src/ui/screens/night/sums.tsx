import type { NightShown } from "../../../state/club/index.ts";
import { Amount, Fold, Name } from "../../components/index.ts";
import { words } from "../../words.ts";
import { tableName } from "./table-name.ts";

/** What everybody has at each table, and what it comes to: where the plan is from. */
export function Sums({ shown: { evenings, people, currency } }: { readonly shown: NightShown }) {
  const { club, format } = words.value;
  return (
    <Fold title={club.sums}>
      <ul class="night-sums">
        {people.map(({ player, name, byEvening, minor }) => (
          <li key={player}>
            <span class="night-name">
              <Name>{name}</Name>
              <Amount value={minor}>{format.signedMoney(minor, currency)}</Amount>
            </span>
            <span class="quiet">
              {evenings
                .flatMap((evening, i) => {
                  const own = byEvening[evening.id];
                  return own === undefined
                    ? []
                    : [`${tableName(evening, i + 1)} ${format.signedAmount(own, currency)}`];
                })
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
