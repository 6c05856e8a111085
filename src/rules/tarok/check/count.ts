import { type Problem, problem } from "../../../model/index.ts";
import { COUNT_TOTAL } from "../cards.ts";
import type { Deal } from "../deal.ts";

/** Piles that cannot be (`countTotal`, rules.md, section 7). */
export function checkCounts({ counts, nolo }: Deal): readonly Problem[] {
  if (!counts) return [];
  const [first, second] = counts;
  const sum = first.points + second.points;
  const { player } = second;
  return [
    ...(nolo === undefined ? [] : [problem("countTotal", ["counts"], { name: "nolo", players: [nolo] })]),
    ...(first.player === player ? [problem("countTotal", ["counts", 1, "player"], { players: [player] })] : []),
    ...counts.flatMap(({ points }, i) =>
      points < 0 ? [problem("countTotal", ["counts", i, "points"], { expected: 0, actual: points })] : [],
    ),
    ...(sum > COUNT_TOTAL
      ? [problem("countTotal", ["counts", 1, "points"], { expected: COUNT_TOTAL, actual: sum })]
      : []),
  ];
}
