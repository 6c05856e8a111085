import { cleanup, configure } from "@testing-library/preact";
import { afterEach } from "vitest";

// A slow machine is no failure: what is waited for comes, or the test's own time is up.
configure({ asyncUtilTimeout: 20_000 });

// The library does this by itself only where the runner's functions are globals.
afterEach(cleanup);
