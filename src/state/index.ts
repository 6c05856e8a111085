export * from "./app.ts";
export * from "./types.ts";
