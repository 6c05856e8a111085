import type { EveningId } from "./ids.ts";

/** The evening to try everything on: there at most once, in no list of evenings, no statistic, no directory and no backup. */
export const SAMPLE_ID: EveningId = "5a3d0000-0000-4000-8000-000000000000";

export const isSample = (id: EveningId): boolean => id === SAMPLE_ID;
