export * from "./app.ts";
export { boot } from "./boot.ts";
export * from "./data.ts";
export { explain } from "./explain.ts";
export * from "./types.ts";
