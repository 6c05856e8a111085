/** One line of a chart: whose it is, and its value at every position; null where it has none yet. */
export interface ChartLine {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** One place along the bottom: what it is called, and how it is written under the axis, where there is little room. */
export interface ChartPosition {
  readonly label: string;
  readonly short: string;
  /** How far along it lies; each one further than the one before where it is left out. */
  readonly place?: number;
}

/** How far along each position lies. */
export const placesOf = (positions: readonly ChartPosition[]): readonly number[] =>
  positions.map(({ place }, i) => place ?? i);

/** What is drawn. */
export interface Curves {
  readonly positions: readonly ChartPosition[];
  readonly lines: readonly ChartLine[];
  /** How a value is written. */
  readonly say: (value: number) => string;
}
