import type { Path, PlayerId } from "../../../model/index.ts";
import type { Suit, UltimoCard } from "../cards.ts";
import type { Deal } from "../deal.ts";
import type { Card } from "../hands/index.ts";

/** An ultimo card that a deal says somebody lost or played. */
export interface Played {
  readonly kind: UltimoCard;
  /** The card, or undefined for a king whose suit nobody noted. */
  readonly card: Card | undefined;
  readonly player: PlayerId;
  /** The field that says which card. */
  readonly path: Path;
  /** The field that makes it this player's. */
  readonly holder: Path;
}

type CardRow = { readonly card: UltimoCard; readonly suit?: Suit | undefined; readonly player: PlayerId };

const cardOf = (kind: UltimoCard, suit: Suit | undefined): Card | undefined => {
  if (kind === "pagat") return "pagat";
  return suit === undefined ? undefined : `${suit} king`;
};

const inRow = (row: CardRow, path: Path): Played => ({
  kind: row.card,
  card: cardOf(row.card, row.suit),
  player: row.player,
  path: [...path, "card"],
  holder: [...path, "player"],
});

/** The pagats and kings of lost, home, ultimo and bagud, in the order of the deal's fields. */
export function playedIn({ lost = [], pagatHome, lastTrick }: Deal): readonly Played[] {
  const { winner, ultimo, suit, bagud = [] } = lastTrick ?? {};
  const home: Path = ["pagatHome"];
  const won: Path = ["lastTrick", "ultimo"];
  return [
    ...lost.map((row, i) => inRow(row, ["lost", i])),
    ...(pagatHome === undefined
      ? []
      : [{ kind: "pagat", card: "pagat", player: pagatHome, path: home, holder: home } as const]),
    ...(winner === undefined || ultimo === undefined
      ? []
      : [{ kind: ultimo, card: cardOf(ultimo, suit), player: winner, path: won, holder: won }]),
    ...bagud.map((row, i) => inRow(row, ["lastTrick", "bagud", i])),
  ];
}
