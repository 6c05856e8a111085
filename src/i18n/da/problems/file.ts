import type { Answers } from "../../say/problem/facts.ts";

type Code = "shape" | "amount" | "duplicateId" | "potNegative";

/** What can be wrong with a file or an amount; clauses without full stop. */
export const file: Answers<Code> = {
  shape: ({ path, who, variant, expected, actual }) => {
    switch (variant) {
      case "notOurs":
        return { head: "det er ikke en aften fra Kongekop", remedy: "Vælg en fil, som Kongekop har gemt" };
      case "newer":
        return { head: "filen har en anden version", remedy: "Opdater appen, og prøv igen" };
      case "unknownGame":
        return { head: "filens spil kendes ikke", remedy: "Opdater appen, og prøv igen" };
      case "tooLarge":
        return {
          head: "aftenen er større, end en fil kan være",
          rest: `den fylder ${actual} byte, og ${expected} er det højeste`,
        };
      case "overfull":
        return { head: `der er ${actual} rækker i ${path}`, rest: `en aften kan højst have ${expected}` };
      case "otherHistory":
        return {
          head: "filen er ændret, efter at Kongekop gemte den",
          rest: "det, der står i den, passer ikke med aftenens egne rettelser",
          remedy: "Hent filen igen fra den telefon, hvor aftenen er, og ret i Kongekop i stedet for i filen",
        };
      case "sameAccount":
        return { head: "der kan ikke betales til sig selv", remedy: "Vælg en anden modtager" };
      case "countedTwice":
        return { head: `${who} er talt to gange`, remedy: "Slet det ene" };
      default:
        return {
          head: `feltet ${path} har ikke den rette form`,
          rest: "det mangler, er ukendt, står der to gange eller er af en anden slags",
        };
    }
  },
  amount: ({ path, expected, actual, variant }) =>
    variant === "declaration"
      ? { head: `${actual} tarokker kan ikke meldes`, rest: `der meldes fra ${expected}`, remedy: "Ret antallet" }
      : {
          head: path === "" ? "tallet går ikke" : `tallet ${path} går ikke`,
          remedy: "Skriv et helt tal inden for grænserne",
        },
  duplicateId: ({ path }) => ({
    head: `id'et ${path} er brugt før`,
    remedy: "Giv hver spiller og hver post sit eget",
  }),
  potNegative: ({ name, expected, actual }) => ({
    head: `der er kun ${expected ?? "lidt"} i ${name ?? "koppen"}`,
    rest: actual === undefined ? undefined : `der kan ikke tages ${actual}`,
    remedy: "Ret beløbet",
  }),
};
