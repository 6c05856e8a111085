import type { CardKey } from "../../../rules/tarok/recording/index.ts";
import { type CardSign, Suit } from "../../components/index.ts";
import { words } from "../../words.ts";
import { TapKey } from "./tap-key.tsx";

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

/** The pagat, the four kings by their suits, and a king whose suit nobody saw. */
export function CardKeys({ cards, label }: { readonly cards: readonly CardKey[]; readonly label: string }) {
  return (
    <fieldset class="cards" aria-label={label}>
      {cards.map((card) => (
        <TapKey
          key={card.key.id}
          of={card.key}
          kind="card"
          chosen
          sign={<Suit of={signOf(card)} />}
          label={card.key.why ? undefined : labelOf(card)}
        >
          {wordOf(card)}
        </TapKey>
      ))}
    </fieldset>
  );
}
