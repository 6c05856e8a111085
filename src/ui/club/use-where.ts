import { useMemo } from "preact/hooks";
import type { Where } from "../../state/club/index.ts";
import type { LiveEvening } from "../../state/index.ts";
import { useClub } from "./use-club.ts";

/** Where the payments of an ended evening are noted; null until the club's books are there. */
export function useWhere({ id }: Pick<LiveEvening, "id">): Where | null {
  const club = useClub();
  return useMemo(() => club?.whereOf(id), [club, id])?.value ?? null;
}
