export * from "./app.ts";
export * from "./data.ts";
export * from "./types.ts";
