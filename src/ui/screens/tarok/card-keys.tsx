import type { CardKey } from "../../../rules/tarok/recording/index.ts";
import { type CardSign, Suit } from "../../components/index.ts";
import type { Names } from "../../table/names.ts";
import { reasonOf } from "../../table/reason.ts";
import { TapKey } from "../../table/tap-key.tsx";
import { words } from "../../words.ts";
import { useTable } from "./use-table.ts";

const signOf = ({ card, suit }: CardKey): CardSign => (card === "pagat" ? "pagat" : (suit ?? "kings"));

function wordOf({ card, suit }: CardKey): string {
  const { table, common } = words.value;
  if (card === "pagat") return table.pagat;
  return suit === undefined ? table.aKing : common.suits[suit];
}

function labelOf({ card, suit }: CardKey): string {
  const { table, common } = words.value;
  if (card === "pagat") return table.pagat;
  return suit === undefined ? table.unknownKing : table.kingOf(common.suits[suit]);
}

/** Why none of some cards can be, where it is the same for all: it is then said once, beside them. */
export function sharedReason(cards: readonly CardKey[], names: Names): string | undefined {
  const [first, ...others] = cards.map(({ key }) => key.why && reasonOf(key.why, names));
  return others.every((reason) => reason === first) ? first : undefined;
}

/** The pagat, the four kings by their suits, and a king whose suit nobody saw. */
export function CardKeys({ cards, label }: { readonly cards: readonly CardKey[]; readonly label: string }) {
  const { names } = useTable();
  const shared = sharedReason(cards, names);
  return (
    <fieldset class="cards" aria-label={shared === undefined ? label : `${label}: ${shared}`}>
      {cards.map((card) => (
        <TapKey
          key={card.key.id}
          of={card.key}
          kind="card"
          chosen
          sign={<Suit of={signOf(card)} />}
          keepsWord={shared !== undefined}
          label={card.key.why && shared === undefined ? undefined : labelOf(card)}
        >
          {wordOf(card)}
        </TapKey>
      ))}
    </fieldset>
  );
}
