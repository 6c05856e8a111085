import type { sample as da } from "../da/sample.ts";

export const sample: typeof da = {
  title: "Sample evening",
  intro: "An evening with some deals in it, to try everything on. It counts nowhere.",
  open: "Open a sample evening",
  resume: "Go on with the sample",
  discard: "Delete the sample",
  discarded: "The sample is deleted.",
  deal: (number) => `Sample ${number}`,
};
