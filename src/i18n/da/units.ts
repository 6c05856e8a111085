import type { GameId } from "../../model/index.ts";

/** What a game calls the thing that is dealt, counted and averaged. */
export interface UnitWords {
  readonly one: string;
  readonly many: string;
  readonly per: string;
  /** "212 spil"; `shown` is the number as it is written. */
  readonly counted: (n: number, shown?: string) => string;
  /** What the numbers are that a deal moved, beside those that it left. */
  readonly moved: string;
  readonly none: string;
}

const giv = (n: number, shown = String(n)): string => `${shown} giv`;

/** By game; `mixed` where several games are counted together. */
export const units: Record<GameId | "mixed", UnitWords> = {
  tarok: {
    one: "Spil",
    many: "Spil",
    per: "Pr. spil",
    counted: (n, shown = String(n)) => `${shown} spil`,
    moved: "spillet",
    none: "Der er ikke noteret noget spil endnu.",
  },
  triomphe: {
    one: "Runde",
    many: "Runder",
    per: "Pr. runde",
    counted: (n, shown = String(n)) => (n === 1 ? "1 runde" : `${shown} runder`),
    moved: "runden",
    none: "Der er ikke noteret nogen runde endnu.",
  },
  mixed: { one: "Giv", many: "Giv", per: "Pr. giv", counted: giv, moved: "given", none: "Der er ikke givet endnu." },
};
