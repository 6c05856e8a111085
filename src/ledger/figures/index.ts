export { figuresOf } from "./evening.ts";
export type { CellValue, GroupValues } from "./groups.ts";
export { type Happening, happenings } from "./happenings.ts";
export type { Against } from "./others.ts";
export {
  type CurvePoint,
  type EveningResult,
  type GamePart,
  type PersonFigures,
  personFigures,
} from "./person.ts";
export { type Story, storyOf, type Whose } from "./story.ts";
export type { MoneySum, OfEvening, Ratio, Resolve, Sums } from "./sums.ts";
