import { held, own, type PlayerId, playerAccount, points, type Transfer } from "../../../model/index.ts";
import { pay } from "../../pay.ts";
import type { JetonCount, JetonsEntry } from "../entry.ts";
import type { TarokState } from "../state.ts";

/** Jetons handed out or returned: no payment, only what a jeton count expects (rules.md, section 9). */
export function handOut({ player, amount }: Pick<JetonsEntry, "player" | "amount">, state: TarokState): TarokState {
  return { ...state, issued: { ...state.issued, [player]: points((own(state.issued, player) ?? 0) + amount) } };
}

/** What a player should hold in jetons by the book, in points. */
export function expectedJetons({ books, issued }: TarokState, player: PlayerId): number {
  return (own(issued, player) ?? 0) + held(books, playerAccount(player));
}

/** Players counted what they hold: the deviation moves between each and `difference`. */
export function jetonCount({ counts }: JetonCount, state: TarokState): Transfer[] {
  return counts.flatMap(({ player, counted }) => {
    const surplus = counted - expectedJetons(state, player);
    return surplus > 0
      ? pay("difference", playerAccount(player), surplus, "jetonCount")
      : pay(playerAccount(player), "difference", -surplus, "jetonCount");
  });
}
