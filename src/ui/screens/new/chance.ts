import { createContext } from "preact";
import { browserChance, type Chance } from "./lots.ts";

/** Where the lots get their chance from; a test hands over its own. */
export const ChanceContext = createContext<Chance>(browserChance);
