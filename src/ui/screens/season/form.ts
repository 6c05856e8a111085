import { type Season, seasonProblems, tidy } from "../../../model/index.ts";

/** A season as it is typed. */
export interface SeasonForm {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly minEvenings: string;
}

/** What can be wrong with it. */
export type Wrong = keyof SeasonForm | "backwards";

export const formOf = ({ name, from, to, minEvenings }: Omit<Season, "id">): SeasonForm => ({
  name,
  from,
  to,
  minEvenings: minEvenings === undefined ? "" : String(minEvenings),
});

/** What the form says, and all that is wrong with it. */
export function seasonOf(
  form: SeasonForm,
  id: string,
): { readonly season: Season; readonly wrong: ReadonlySet<Wrong> } {
  const { from, to } = form;
  const typed = form.minEvenings.trim();
  const minEvenings = typed === "" ? {} : { minEvenings: /^\d+$/.test(typed) ? Number(typed) : Number.NaN };
  const season = { id, name: tidy(form.name), from, to, ...minEvenings };
  const at = new Set(seasonProblems(season).map(({ path }) => path[0]));
  const faulty = (["name", "from", "to", "minEvenings"] as const).filter(
    (field) => at.has(field) || (field === "name" && season.name === ""),
  );
  return { season, wrong: new Set(faulty.map((field) => (field === "to" && to !== "" ? "backwards" : field))) };
}
