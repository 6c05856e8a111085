export * from "./app.ts";
export * from "./data.ts";
export { explain } from "./explain.ts";
export * from "./types.ts";
