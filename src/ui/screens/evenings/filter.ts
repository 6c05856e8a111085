import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import type { Params } from "../../routes.ts";

/** What of all evenings is shown; it stands in the address, so that Back leads to the same. */
export interface Filter {
  readonly text: string;
  readonly unpaid: boolean;
  /** Seasons that were opened although they are shut at first, or the other way round. */
  readonly turned: readonly string[];
}

export const filterOf = ({ q = "", unpaid, turned = "" }: Params): Filter => ({
  text: q,
  unpaid: unpaid !== undefined,
  turned: turned.split(" ").filter((id) => id !== ""),
});

/** Shows something else in the same place of the history. */
export function show({ text, unpaid, turned }: Filter): void {
  const wanted = {
    ...(text !== "" && { q: text }),
    ...(unpaid && { unpaid: "1" }),
    ...(turned.length > 0 && { turned: turned.join(" ") }),
  };
  replace(paths.evenings(wanted));
}

/** Turned once it is open, twice it is as it was. */
export const turn = ({ turned, ...filter }: Filter, season: string): Filter => ({
  ...filter,
  turned: turned.includes(season) ? turned.filter((id) => id !== season) : [...turned, season],
});
