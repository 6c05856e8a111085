export type { Card } from "./card.ts";
export { declarationPath } from "./conflict.ts";
export { statedHands } from "./hand.ts";
export { impossible } from "./impossible.ts";
