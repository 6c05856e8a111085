import { type Path, type Problem, problem } from "../../../model/index.ts";
import { repeats } from "../../repeats.ts";
import type { Deal } from "../deal.ts";
import { BARRING_FINES } from "../fine.ts";

const bagudPath = (index: number, key: "player" | "card"): Path => ["lastTrick", "bagud", index, key];

/** One player bagud twice, or a pagat bagud under a king, which any tarok beats (`trickImpossible`). */
export function checkTrick({ lastTrick }: Deal): readonly Problem[] {
  const bagud = lastTrick?.bagud ?? [];
  const twice = repeats(bagud, ({ player }) => player).map(([again, first]) => {
    const path = bagudPath(again.index, "player");
    const rows = [bagudPath(first.index, "player"), path];
    return problem("trickImpossible", path, { players: [again.member.player], rows });
  });
  if (lastTrick?.ultimo !== "king") return twice;
  const beaten = bagud.flatMap(({ card }, i) => (card === "pagat" ? [bagudPath(i, "card")] : []));
  const rows = (path: Path) => [["lastTrick", "ultimo"], path];
  return [...twice, ...beaten.map((path) => problem("trickImpossible", path, { card: "pagat", rows: rows(path) }))];
}

/** Who takes their own card (`selfCapture`). */
export function checkCaptures({ lost = [], lastTrick }: Deal): readonly Problem[] {
  const taken = lost.flatMap(({ player, to }, i) => (player === to ? [["lost", i, "to"]] : []));
  const bagud = (lastTrick?.bagud ?? []).flatMap(({ player }, i) =>
    player === lastTrick?.winner ? [bagudPath(i, "player")] : [],
  );
  return [...taken, ...bagud].map((path) => problem("selfCapture", path));
}

/** An ultimo of somebody fined in this deal that is not recorded as refused (`barredFromUltimo`, rules.md, section 5). */
export function checkBarred({ fines = [], lastTrick }: Deal): readonly Problem[] {
  if (lastTrick?.ultimo === undefined || lastTrick.refused) return [];
  const { winner } = lastTrick;
  const path: Path = ["lastTrick", "ultimo"];
  const index = fines.findIndex(({ player, kind }) => player === winner && BARRING_FINES.includes(kind));
  const name = fines[index]?.kind;
  return name === undefined
    ? []
    : [problem("barredFromUltimo", path, { name, players: [winner], rows: [["fines", index], path] })];
}
