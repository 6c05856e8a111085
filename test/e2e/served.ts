import { inject } from "vitest";
import { serve } from "../../scripts/served.ts";

/** Serves the build on a server of its own, which can be stopped. */
export const serveAlone = (): ReturnType<typeof serve> => serve(inject("outDir"));
