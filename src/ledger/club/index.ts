export * from "./account.ts";
export * from "./night.ts";
export * from "./quits.ts";
export * from "./standings.ts";
