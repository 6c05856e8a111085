export * from "./account.ts";
export * from "./night.ts";
export * from "./standings.ts";
