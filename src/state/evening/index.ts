export { Book } from "./book.ts";
export { cardOf } from "./card.ts";
export { fileOf } from "./file.ts";
export { type Followed, follow, type World } from "./live.ts";
