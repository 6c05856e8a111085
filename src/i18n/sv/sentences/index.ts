import type { sentences as da } from "../../da/sentences/index.ts";
import type { Terms } from "../../terms.ts";
import { courtCard, suitPart, ultimoCard } from "../names.ts";
import { count } from "./count.ts";
import { deal, notes } from "./deal.ts";
import { declaration } from "./declaration.ts";
import { duty, reminders } from "./duty.ts";
import { entries } from "./entries.ts";
import { headings, lines } from "./payments.ts";
import { round } from "./round.ts";
import { rules } from "./rules.ts";

export const sentences = (terms: Terms): ReturnType<typeof da> => ({
  suit: suitPart,
  courtCard,
  ultimoCard,
  declaration: declaration(terms),
  duty: duty(terms),
  reminders,
  deal,
  notes,
  entries,
  headings,
  lines,
  rules: rules(terms),
  round,
  count,
});
