import type { chart as da } from "../da/chart.ts";

export const chart: typeof da = {
  table: "The numbers as a table",
  tooFew: "There are not yet two points to draw a curve between.",
  at: (where, values) => `${where}: ${values}`,
  value: (name, value) => `${name} ${value}`,
};
