export { Chart } from "./chart.tsx";
export type { ChartLine, ChartPosition } from "./types.ts";
