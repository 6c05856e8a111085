import type { Words } from "../words.ts";

const deals: Words["units"]["mixed"] = {
  one: "Deal",
  many: "Deals",
  per: "Per deal",
  counted: (n, shown = String(n)) => (n === 1 ? "1 deal" : `${shown} deals`),
  moved: "deal",
  none: "No deal has been noted yet.",
};

/** What a game calls the thing that is dealt, counted and averaged. */
export const units: Words["units"] = {
  tarok: deals,
  triomphe: {
    one: "Round",
    many: "Rounds",
    per: "Per round",
    counted: (n, shown = String(n)) => (n === 1 ? "1 round" : `${shown} rounds`),
    moved: "round",
    none: "No round has been noted yet.",
  },
  mixed: deals,
};
