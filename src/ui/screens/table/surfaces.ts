import type { ComponentType } from "preact";
import type { GameId } from "../../../model/index.ts";
import type { SurfaceProps } from "../../table/frame.tsx";

/** The recording surface of every game: `surface.tsx` in the folder of its screens. */
const SURFACES = import.meta.glob<ComponentType<SurfaceProps>>("../*/surface.tsx", { eager: true, import: "default" });

/** A game's own recording surface; sound because its recording comes from the game's own recorder. */
export function surfaceOf(game: GameId): ComponentType<SurfaceProps> {
  const found = SURFACES[`../${game}/surface.tsx`];
  if (!found) throw new Error(`${game} has no recording surface`);
  return found;
}
