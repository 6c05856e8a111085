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

/** The pieces of which `say` makes sentences of entries and payments. */
export const sentences = (terms: Terms) => ({
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
