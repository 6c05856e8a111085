import { type PlayerId, type Problem, problem } from "../../../model/index.ts";
import { repeats } from "../../repeats.ts";
import { SUITS } from "../cards.ts";
import type { Deal } from "../deal.ts";
import { declarationPath, statedHands } from "../hands/index.ts";
import { type Played, playedIn } from "./played.ts";

/** The pagat or one king played more than once, and a fifth king whatever its suit (`cardPlayedTwice`). */
export function checkPlayedOnce(deal: Deal): readonly Problem[] {
  const played = playedIn(deal);
  const known = played.filter(({ card }) => card !== undefined);
  const twice = repeats(known.map(({ card }) => card)).flatMap(([index, first]) => again(known[index], known[first]));
  const kings = played.filter(({ kind }) => kind === "king");
  const tooMany = kings
    .slice(SUITS.length)
    .map(({ path, player }) =>
      problem("cardPlayedTwice", path, { players: [player], expected: SUITS.length, actual: kings.length }),
    );
  return [...twice, ...tooMany];
}

const again = (played: Played | undefined, earlier: Played | undefined): readonly Problem[] =>
  played?.card === undefined || earlier === undefined
    ? []
    : [
        problem("cardPlayedTwice", played.path, {
          card: played.card,
          players: [earlier.player, played.player],
          rows: [earlier.path, played.path],
        }),
      ];

/** A lost or played card that a declaration places in another hand, or that the player's own denies (`notTheHolder`). */
export function checkHolders(deal: Deal, playing: readonly PlayerId[]): readonly Problem[] {
  const hands = [...statedHands(deal, playing).values()];
  return playedIn(deal).flatMap(({ card, player, holder }) =>
    card === undefined
      ? []
      : hands
          .flatMap((hand) => {
            const row = hand.player === player ? hand.lacks.get(card) : hand.holds.get(card);
            if (row === undefined) return [];
            const players = [...new Set([hand.player, player])];
            return [problem("notTheHolder", holder, { card, players, rows: [declarationPath(row), holder] })];
          })
          .slice(0, 1),
  );
}
