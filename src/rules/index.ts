export type * from "./figures.ts";
export type * from "./game.ts";
export { mustBeKnown, mustBeSeated, type People } from "./people.ts";
export type * from "./recorder.ts";
export { gameOf, recorderOf, type SurfaceOf, type TapOf } from "./registry.ts";
export { repeats } from "./repeats.ts";
export type * from "./surface.ts";
export * from "./tarok/index.ts";
