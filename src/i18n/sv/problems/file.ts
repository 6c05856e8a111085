import type { file as da } from "../../da/problems/file.ts";

export const file: typeof da = {
  shape: ({ path, who, variant, expected, actual }) => {
    switch (variant) {
      case "notOurs":
        return { head: "det är ingen kväll från Kongekop", remedy: "Välj en fil som Kongekop har sparat" };
      case "newer":
        return { head: "filen har en annan version", remedy: "Uppdatera appen och försök igen" };
      case "unknownGame":
        return { head: "filens spel är okänt", remedy: "Uppdatera appen och försök igen" };
      case "tooLarge":
        return {
          head: "kvällen är större än en fil kan vara",
          rest: `den är på ${actual} byte, och ${expected} är det mesta`,
        };
      case "overfull":
        return { head: `det finns ${actual} rader i ${path}`, rest: `en kväll kan ha högst ${expected}` };
      case "otherHistory":
        return {
          head: "filen har ändrats efter att Kongekop sparade den",
          rest: "det som står i den stämmer inte med kvällens egna ändringar",
          remedy: "Hämta filen igen från den telefon där kvällen finns, och ändra i Kongekop i stället för i filen",
        };
      case "sameAccount":
        return { head: "man kan inte betala till sig själv", remedy: "Välj en annan mottagare" };
      case "countedTwice":
        return { head: `${who} är räknad två gånger`, remedy: "Ta bort det ena" };
      default:
        return {
          head: `fältet ${path} har inte rätt form`,
          rest: "det saknas, är okänt, står två gånger eller är av annat slag",
        };
    }
  },
  amount: ({ path, expected, actual, variant }) =>
    variant === "declaration"
      ? { head: `${actual} taroker kan inte meldas`, rest: `man meldar från ${expected}`, remedy: "Rätta antalet" }
      : {
          head: path === "" ? "talet går inte" : `talet ${path} går inte`,
          remedy: "Skriv ett heltal inom gränserna",
        },
  duplicateId: ({ path }) => ({
    head: `id:t ${path} är använt förut`,
    remedy: "Ge varje spelare och varje post sitt eget",
  }),
  potNegative: ({ name, expected, actual }) => ({
    head: `det är bara ${expected ?? "lite"} i ${name ?? "potten"}`,
    rest: actual === undefined ? undefined : `det går inte att ta ${actual}`,
    remedy: "Rätta beloppet",
  }),
};
