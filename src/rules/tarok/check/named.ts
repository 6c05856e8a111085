import type { Path, PlayerId, Problem } from "../../../model/index.ts";
import { mustPlay, type People } from "../../people.ts";
import type { Deal, LastTrick } from "../deal.ts";

/** Every player of a deal who must play it, where the deal names them; the dealer is looked at with who sits out. */
export const mustPlayAll = (deal: Deal, people: People): readonly Problem[] =>
  namedIn(deal).flatMap(([id, path]) => (id === undefined ? [] : mustPlay(id, path, people)));

type Named = readonly [id: PlayerId | undefined, path: Path];

const namedIn = (deal: Deal): readonly Named[] => [
  ...rows("declarations", deal.declarations),
  ...rows("fines", deal.fines),
  ...(deal.lost ?? []).flatMap(({ player, to }, i): Named[] => [
    [player, ["lost", i, "player"]],
    [to, ["lost", i, "to"]],
  ]),
  [deal.pagatHome, ["pagatHome"]],
  [deal.nolo, ["nolo"]],
  [deal.tout, ["tout"]],
  ...(deal.lastTrick ? inTrick(deal.lastTrick) : []),
  ...rows("counts", deal.counts),
];

const rows = (key: string, list: readonly { readonly player: PlayerId }[] = []): readonly Named[] =>
  list.map(({ player }, i) => [player, [key, i, "player"]]);

const inTrick = ({ winner, bagud = [] }: LastTrick): readonly Named[] => [
  [winner, ["lastTrick", "winner"]],
  ...bagud.map(({ player }, i): Named => [player, ["lastTrick", "bagud", i, "player"]]),
];
