import { unitOf } from "../../../i18n/index.ts";
import type { GameId } from "../../../model/index.ts";
import type { NamedAgainst } from "../../../state/index.ts";
import { Amount } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

interface Props {
  readonly others: readonly NamedAgainst[];
  /** What was played. */
  readonly games: readonly GameId[];
}

const isQuits = ({ points, money }: NamedAgainst): boolean => points === 0 && money.every(({ minor }) => minor === 0);

/** What passed directly between somebody and each other player; nothing where all goes by way of a pot. */
export function Others({ others, games }: Props) {
  const said = words.value.person;
  const deals = unitOf(words.value, games).many;
  if (others.every(isQuits)) return null;
  return (
    <section>
      <h2>{said.others}</h2>
      <table class="figures others">
        <thead>
          <tr>
            <th scope="col">{said.other}</th>
            <th scope="col">{deals}</th>
            <th scope="col">{said.points}</th>
            <th scope="col">{said.money}</th>
          </tr>
        </thead>
        <tbody>
          {others.map((one) => (
            <Row key={one.other} one={one} deals={deals} />
          ))}
        </tbody>
      </table>
      <p class="quiet">{said.othersNote}</p>
    </section>
  );
}

/** At a large text size, where columns become rows, each number has its label beside it. */
const Label = ({ children }: { readonly children: string }) => (
  <span class="figures-label" aria-hidden="true">
    {children}{" "}
  </span>
);

/** Currencies in which the two are quits say nothing beside one in which they are not. */
function worthTelling(money: NamedAgainst["money"]): NamedAgainst["money"] {
  const owed = money.filter(({ minor }) => minor !== 0);
  return owed.length > 0 ? owed : money.slice(0, 1);
}

function Row({ one, deals }: { readonly one: NamedAgainst; readonly deals: string }) {
  const { format, person: said } = words.value;
  return (
    <tr>
      <th scope="row">
        <a href={paths.person(one.other)}>{one.name}</a>
      </th>
      <td class="num">
        <Label>{deals}</Label>
        {format.points(one.deals)}
      </td>
      <td class="num">
        <Label>{said.points}</Label>
        <Amount value={one.points}>{format.signed(one.points)}</Amount>
      </td>
      <td>
        <Label>{said.money}</Label>
        {worthTelling(one.money).map(({ currency, minor }) => (
          <span key={currency} class="num">
            {format.signedMoney(minor, currency)}{" "}
          </span>
        ))}
      </td>
    </tr>
  );
}
