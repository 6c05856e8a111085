import { cleanup } from "@testing-library/preact";
import { afterEach } from "vitest";

// The library does this by itself only where the runner's functions are globals.
afterEach(cleanup);
