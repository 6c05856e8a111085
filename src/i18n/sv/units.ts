import type { Words } from "../words.ts";

const giv: Words["units"]["mixed"] = {
  one: "Giv",
  many: "Givar",
  per: "Per giv",
  counted: (n, shown = String(n)) => (n === 1 ? "1 giv" : `${shown} givar`),
  moved: "given",
  none: "Ingen giv är noterad än.",
};

/** What a game calls the thing that is dealt, counted and averaged. */
export const units: Words["units"] = { tarok: giv, triomphe: giv, mixed: giv };
