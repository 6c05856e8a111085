import { type Path, type Problem, type ProblemCode, problem } from "../../../model/index.ts";
import type { Deal } from "../deal.ts";

/** A nolo player who takes a trick or a card (`noloTookTrick`). */
export function checkNolo({ nolo, pagatHome, lost = [], lastTrick }: Deal): readonly Problem[] {
  if (nolo === undefined) return [];
  const before: readonly Path[] = [
    ...lost.flatMap(({ to }, i) => (to === nolo ? [["lost", i, "to"]] : [])),
    ...(pagatHome === nolo ? [["pagatHome"]] : []),
  ];
  const after: readonly Path[] = lastTrick?.winner === nolo ? [["lastTrick", "winner"]] : [];
  return contradicted("noloTookTrick", ["nolo"], before, after);
}

/** A tout player who did not take every trick (`toutLostTrick`). */
export function checkTout({ tout, nolo, pagatHome, lost = [], lastTrick }: Deal): readonly Problem[] {
  if (tout === undefined) return [];
  const before: readonly Path[] = [
    ...lost.flatMap(({ player, to }, i) => [
      ...(player === tout ? [["lost", i, "player"]] : []),
      ...(to !== undefined && to !== tout ? [["lost", i, "to"]] : []),
    ]),
    ...(pagatHome !== undefined && pagatHome !== tout ? [["pagatHome"]] : []),
    ...(nolo === undefined ? [] : [["nolo"]]),
  ];
  const after: readonly Path[] = lastTrick
    ? [
        ...(lastTrick.winner === tout ? [] : [["lastTrick", "winner"]]),
        ...(lastTrick.bagud ?? []).flatMap(({ player }, i) =>
          player === tout ? [["lastTrick", "bagud", i, "player"]] : [],
        ),
      ]
    : [];
  return contradicted("toutLostTrick", ["tout"], before, after);
}

/** Told at the field itself for what stands before it in the deal, and at each field that stands after it. */
const contradicted = (
  code: ProblemCode,
  field: Path,
  before: readonly Path[],
  after: readonly Path[],
): readonly Problem[] => [
  ...(before.length > 0 ? [problem(code, field, { rows: [...before, field] })] : []),
  ...after.map((path) => problem(code, path, { rows: [field, path] })),
];

/** A voided deal has no result (`voidedHasResult`). */
export const checkVoided = (deal: Deal): readonly Problem[] =>
  deal.voided
    ? (["nolo", "tout", "lastTrick", "counts"] as const)
        .filter((key) => deal[key] !== undefined)
        .map((key) => problem("voidedHasResult", [key], { name: key }))
    : [];
