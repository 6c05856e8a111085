export type * from "./entry.ts";
export type { TriompheFigure, TriompheFigureName } from "./figures.ts";
export { triomphe } from "./game.ts";
export { FORCEE, type TriompheRules } from "./rules.ts";
export type { TriompheState } from "./state.ts";
export { winnerOf } from "./winner.ts";
