import type { Words } from "../../../i18n/index.ts";
import type { Order, StandingRow, Standings } from "../../../state/club/index.ts";
import { aligned } from "../../aligned.ts";
import { seasonDays } from "../../club/season-days.ts";
import { figuresOf, headOf } from "./figures.ts";

/** The standings in lines of plain text, to be pasted where people talk: which season, what it is made of, place by place. */
export function standingsText(standings: Standings, order: Order, words: Words): string {
  const { season, evenings, rows } = standings;
  const { seasons } = words;
  const say = seasons.standings;
  const { minEvenings = 0 } = season;
  const heading = [
    season.name,
    `${seasonDays(season)}, ${seasons.evenings(evenings.length)}`,
    ...(minEvenings === 0 ? [] : [say.minimum(minEvenings)]),
  ];
  const line = (row: StandingRow): readonly string[] => {
    const figures = figuresOf(row, standings, words);
    const place = row.place === null ? "" : `${say.placeOf(row.place)} `;
    return [`${place}${row.name}`, figures[order].text, figures.evenings.text];
  };
  const [head, ...lines] = aligned([["", headOf(order, standings, words), say.evenings], ...rows.map(line)]);
  const placed = rows.filter(({ place }) => place !== null).length;
  const others = lines.slice(placed);
  const text = [
    heading,
    [head, ...lines.slice(0, placed)],
    ...(others.length === 0 ? [] : [[say.withoutPlace(minEvenings), ...others]]),
  ];
  // Spaces that only keep an amount together on a screen would stand in the way elsewhere.
  return text
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n")
    .replaceAll("\u00a0", " ");
}
