import type { Moment, Review } from "../../state/review/index.ts";
import { words } from "../words.ts";
import { entryTitle } from "./row-title.ts";

/** What a moment is called: "Åbning", "Spil 7 af 28", "Bøde", "Til sidst". */
export function momentTitle({ kind, line }: Moment, { deals }: Pick<Review, "deals">): string {
  const { review } = words.value;
  if (line === null) return kind === "end" ? review.end : review.opening;
  return line.number === null ? entryTitle(line) : review.of(entryTitle(line), deals);
}
