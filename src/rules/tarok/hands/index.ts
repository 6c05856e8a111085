export type { Card } from "./card.ts";
export { declarationPath } from "./conflict.ts";
export { type Duty, dutiesOf } from "./duty.ts";
export { type Hand, statedHands } from "./hand.ts";
export { impossible } from "./impossible.ts";
export { type Known, knownHands } from "./knowledge.ts";
