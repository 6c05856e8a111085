import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { GameId } from "../../../model/index.ts";
import { type Club, ORDERS, type Order, type Standings } from "../../../state/club/index.ts";

interface Chosen {
  readonly order: Order;
  /** A game is chosen for one season; another one may not have it. */
  readonly game?: GameId;
  readonly season?: string;
}

/** What was chosen last, as long as the app is open: who comes back from a person or an evening finds it again. */
const chosen = signal<Chosen>({ order: ORDERS[0] });

/** What the standings are asked for, and how to ask for something else. */
export interface Asking {
  readonly order: Order;
  readonly game: GameId | undefined;
  readonly orderBy: (order: Order) => void;
  readonly only: (game: GameId | undefined) => void;
}

/** The standings of a season as they are asked for. */
export function useAsked(club: Club, id: string): Asking & { readonly standings: Standings | null | undefined } {
  const { order, season } = chosen.value;
  const game = season === id ? chosen.value.game : undefined;
  const found = useMemo(
    () => club.standings(id, { order, ...(game !== undefined && { game }) }),
    [club, id, order, game],
  );
  return {
    standings: found.value,
    order,
    game,
    orderBy: (next) => {
      chosen.value = { ...chosen.value, order: next };
    },
    only: (next) => {
      chosen.value = next === undefined ? { order } : { order, season: id, game: next };
    },
  };
}
