export { figuresOf } from "./evening.ts";
export { type Story, storyOf, type Whose } from "./story.ts";
