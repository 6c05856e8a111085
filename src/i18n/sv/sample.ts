import type { sample as da } from "../da/sample.ts";

export const sample: typeof da = {
  title: "Provkväll",
  intro: "En kväll med några givar i, där allt kan provas. Den räknas inte med någonstans.",
  open: "Öppna en provkväll",
  resume: "Fortsätt provkvällen",
  discard: "Ta bort provkvällen",
  discarded: "Provkvällen är borttagen.",
  deal: (number) => `Prov ${number}`,
};
