import type { Declaration } from "../../../rules/tarok/declaration.ts";
import type * as da from "../../da/sentences/duty.ts";
import { phrase } from "../../phrase.ts";
import { suitPart } from "../names.ts";

const called: Record<Declaration["kind"], string> = {
  taroks: "taroks",
  matadors: "matadors",
  half: "half",
  full: "full",
  overfull: "overfull",
};

export const duty: ReturnType<typeof da.duty> = {
  count: (kind, count) => `${count} ${called[kind]}`,
  atLeast: (kind, count) => `at least ${count} ${called[kind]}`,
  in: (kinds, of) =>
    phrase`${kinds.map((kind) => called[kind]).join(" or ")} in ${of === "kings" ? "kings" : suitPart(of)}`,
};

export const reminders: typeof da.reminders = {
  forgotten: (who, what) => phrase`did ${who} forget to declare ${what}?`,
  notCounted: "the deal was not counted",
};
