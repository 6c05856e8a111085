import type { Problem } from "../model/index.ts";

export const problemSentence = ({ code }: Problem): string => `this cannot be (${code})`;
