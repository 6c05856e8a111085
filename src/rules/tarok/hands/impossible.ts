import { type PlayerId, type Problem, problem } from "../../../model/index.ts";
import { DEALT } from "../cards.ts";
import type { Deal } from "../deal.ts";
import { conflicts, declarationPath, nowhere } from "./conflict.ts";
import { believe, fewestCards, type Hands, handOf } from "./hand.ts";
import { type Row, standingRows } from "./statement.ts";
import { tooManyTaroks } from "./taroks.ts";

/**
 * What the declarations of a deal cannot all say (rules.md, section 11, `declaredTwice` to `handTooLarge`), each told at
 * the declaration with which it becomes impossible. Only those in `playing` have a hand.
 */
export function impossible(deal: Deal, playing: readonly PlayerId[]): readonly Problem[] {
  const problems: Problem[] = [];
  let stated: Hands = new Map();
  // What all hands together are held against: without the declarations that were already one too many.
  let possible: Hands = new Map();
  for (const row of standingRows(deal)) {
    const inPlay = playing.includes(row.player);
    if (row.twin !== undefined) problems.push(declaredTwice(row, row.twin));
    if (inPlay) problems.push(...conflicts(row, stated));
    if (row.twin !== undefined || !inPlay) continue;
    stated = believe(stated, row);
    const believed = believe(possible, row);
    const faults = [
      ...nowhere(row, believed, playing),
      ...tooManyTaroks(row, believed),
      ...handTooLarge(row, believed, deal, playing),
    ];
    problems.push(...faults);
    if (faults.length === 0) possible = believed;
  }
  return problems;
}

const declaredTwice = (row: Row, twin: number): Problem =>
  problem("declaredTwice", declarationPath(row.index), {
    players: [row.player],
    rows: [declarationPath(twin), declarationPath(row.index)],
  });

function handTooLarge(row: Row, hands: Hands, deal: Deal, playing: readonly PlayerId[]): readonly Problem[] {
  const hand = handOf(hands, row.player);
  // Where it is not known who dealt, it may have been this player.
  const dealt = row.player === deal.dealer || !playing.includes(deal.dealer) ? DEALT.dealer : DEALT.others;
  const actual = fewestCards(hand);
  if (actual <= dealt) return [];
  const rows = hand.rows.map(declarationPath);
  return [
    problem("handTooLarge", declarationPath(row.index), { players: [row.player], expected: dealt, actual, rows }),
  ];
}
