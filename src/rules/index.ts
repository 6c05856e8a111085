export type * from "./game.ts";
export { gameOf } from "./registry.ts";
export * from "./tarok/index.ts";
