import type { chart as da } from "../da/chart.ts";

export const chart: typeof da = {
  table: "Siffrorna som tabell",
  tooFew: "Det finns ännu inte två punkter att dra en kurva mellan.",
  at: (where, values) => `${where}: ${values}`,
  value: (name, value) => `${name} ${value}`,
};
