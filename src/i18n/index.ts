export type { Formats } from "./format.ts";
export * from "./languages.ts";
export { type Help, helpOf, loadHelp, loadWords } from "./load.ts";
export { capital, type Part, type Phrase, plain, type SuitPart } from "./phrase.ts";
export type { RulePath } from "./rulePaths.ts";
export * from "./say/index.ts";
export * from "./terms.ts";
export type { Words } from "./words.ts";
