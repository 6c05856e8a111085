import { type Path, type PlayerId, type Problem, problem } from "../../../model/index.ts";
import { PLAYING } from "../cards.ts";
import type { Card } from "./card.ts";
import { type Hand, type Hands, handOf } from "./hand.ts";
import type { Row } from "./statement.ts";

export const declarationPath = (index: number): Path => ["declarations", index];

/** What one declaration and an earlier one of any hand cannot both say. */
export function conflicts(row: Row, hands: Hands): readonly Problem[] {
  const others = [...hands.values()].filter((hand) => hand.player !== row.player);
  return [...withOwn(row, handOf(hands, row.player)), ...others.flatMap((hand) => withOther(row, hand))];
}

/** A hand that both holds and lacks a card. */
function withOwn(row: Row, own: Hand): readonly Problem[] {
  const denied = first(row.holds, own.lacks) ?? first(row.lacks, own.holds);
  return denied === undefined ? [] : [told("handContradiction", row, denied, [row.player])];
}

/** A card in two hands. */
function withOther(row: Row, other: Hand): readonly Problem[] {
  const taken = first(row.holds, other.holds);
  return taken === undefined ? [] : [told("heldTwice", row, taken, [other.player, row.player])];
}

type Said = readonly [card: Card, row: number];

const first = (cards: readonly Card[], said: ReadonlyMap<Card, number>): Said | undefined => {
  const card = cards.find((one) => said.has(one));
  const row = card === undefined ? undefined : said.get(card);
  return card === undefined || row === undefined ? undefined : [card, row];
};

const told = (
  code: "handContradiction" | "heldTwice",
  row: Row,
  [card, earlier]: Said,
  players: readonly PlayerId[],
): Problem =>
  problem(code, declarationPath(row.index), {
    card,
    players,
    rows: [declarationPath(earlier), declarationPath(row.index)],
  });

/** Cards that all three hands lack, now that `row` is believed. */
export function nowhere(row: Row, hands: Hands, playing: readonly PlayerId[]): readonly Problem[] {
  if (playing.length !== PLAYING) return [];
  return row.lacks.flatMap((card) => {
    const rows = playing.flatMap((player) => handOf(hands, player).lacks.get(card) ?? []);
    if (rows.length < PLAYING) return [];
    const inOrder = rows.sort((a, b) => a - b).map(declarationPath);
    return [problem("handContradiction", declarationPath(row.index), { card, players: playing, rows: inOrder })];
  });
}
