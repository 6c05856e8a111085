import { type PlayerId, type Problem, problem } from "../../../model/index.ts";
import { repeats } from "../../repeats.ts";
import { SUITS } from "../cards.ts";
import type { Deal } from "../deal.ts";
import { declarationPath, type Hand, statedHands } from "../hands/index.ts";
import { type Played, playedIn } from "./played.ts";

/** The pagat or one king played more than once, and a fifth king whatever its suit (`cardPlayedTwice`). */
export function checkPlayedOnce(deal: Deal): readonly Problem[] {
  const played = playedIn(deal);
  const kings = played.filter(({ kind }) => kind === "king");
  const counted = { expected: SUITS.length, actual: kings.length };
  return [
    ...repeats(played, ({ card }) => card).map(([again, first]) => playedTwice(again.member, first.member)),
    ...kings
      .slice(SUITS.length)
      .map(({ path, player }) => problem("cardPlayedTwice", path, { players: [player], ...counted })),
  ];
}

const playedTwice = (again: Played, first: Played): Problem =>
  problem("cardPlayedTwice", again.path, {
    card: again.card ?? again.kind,
    players: [first.player, again.player],
    rows: [first.path, again.path],
  });

/** A lost or played card that a declaration places in another hand, or that the player's own denies (`notTheHolder`). */
export function checkHolders(deal: Deal, playing: readonly PlayerId[]): readonly Problem[] {
  const hands = [...statedHands(deal, playing).values()];
  return playedIn(deal).flatMap((played) => hands.flatMap((hand) => deniedBy(hand, played)).slice(0, 1));
}

function deniedBy(hand: Hand, { card, player, holder }: Played): readonly Problem[] {
  const row = card && (hand.player === player ? hand.lacks : hand.holds).get(card);
  if (card === undefined || row === undefined) return [];
  const players = hand.player === player ? [player] : [hand.player, player];
  return [problem("notTheHolder", holder, { card, players, rows: [declarationPath(row), holder] })];
}
