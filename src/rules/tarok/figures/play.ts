import { accountPlayer, type Transfer } from "../../../model/index.ts";
import { once, type Tally } from "../../figures.ts";
import type { Deal } from "../deal.ts";
import type { Declaration } from "../declaration.ts";
import type { TarokFigure } from "./keys.ts";

/** The declarations by kind, and what the opponents paid for them. */
export function declared({ declarations = [] }: Deal, transfers: readonly Transfer[]): Tally<TarokFigure>[] {
  return [
    ...declarations.filter(({ withdrawn }) => !withdrawn).flatMap(ofOne),
    ...transfers
      .filter(({ reason }) => reason === "declaration")
      .flatMap(({ to, amount }) => {
        const player = accountPlayer(to);
        return player === undefined ? [] : [{ player, key: "declared.points" as const, amount }];
      }),
  ];
}

function ofOne(declaration: Declaration): Tally<TarokFigure>[] {
  const { player, kind } = declaration;
  const plain = once<TarokFigure>(player, `declared.${kind}`);
  if (kind !== "taroks" && kind !== "matadors") return [plain];
  return [plain, { player, key: `most.${kind}`, amount: declaration.count }];
}

/** What proved false is counted wherever it stands. */
export const withdrawn = ({ declarations = [] }: Deal): Tally<TarokFigure>[] =>
  declarations.filter((one) => one.withdrawn).map(({ player }) => once(player, "declared.withdrawn"));

/** Ultimo cards that fell before the last trick, and the pagat brought home. */
export function ultimoCards({ lost = [], pagatHome }: Deal): Tally<TarokFigure>[] {
  return [
    ...lost.flatMap(({ card, player, to }): Tally<TarokFigure>[] => [
      once(player, `lost.${card}`),
      ...(to === undefined ? [] : [once<TarokFigure>(to, `taken.${card}`)]),
    ]),
    ...(pagatHome === undefined ? [] : [once<TarokFigure>(pagatHome, "pagatHome")]),
  ];
}

/** The piles that were counted; the third is not, whatever it must hold. */
export function counted({ counts }: Deal): Tally<TarokFigure>[] {
  return (counts ?? []).flatMap(({ player, points }): Tally<TarokFigure>[] => [
    once(player, "counts"),
    { player, key: "counts.sum", amount: points },
    { player, key: "most.count", amount: points },
  ]);
}
