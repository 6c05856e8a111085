import { reseatAt } from "../../table.ts";
import type { TarokState } from "../state.ts";
import { TABLE } from "../table.ts";
import { sitDown, standUp } from "./seats.ts";

/** The table after a refused entry: a join or leave seats or removes who could be, and pays nothing (rules.md, section 11). */
export const reseat = (refused: unknown, state: TarokState): TarokState =>
  reseatAt({ max: TABLE.max, sitDown, standUp }, refused, state);
