import { createContext } from "preact";

/** The screen that is shown, by its address in the list of routes; empty where none is. */
export const ScreenContext = createContext("");
