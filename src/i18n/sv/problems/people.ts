import type { people as da } from "../../da/problems/people.ts";
import type { Facts } from "../../say/problem/facts.ts";

export const people: typeof da = {
  unknownPlayer: ({ who }) => ({ head: `${who} är inte med i kväll`, remedy: "Välj någon som är med" }),
  notAtTable: ({ who }) => ({
    head: `${who} sitter inte vid bordet`,
    remedy: `Välj någon som gör det, eller låt ${who} sätta sig först`,
  }),
  notPlaying: ({ who }) => ({
    head: `${who} står över i denna giv`,
    remedy: "Välj en av dem som spelar, eller rätta vem som står över",
  }),
  notThreePlaying: ({ actual }) => ({
    head: "det ska vara tre som spelar",
    rest: actual === undefined ? undefined : `nu är det ${actual}`,
    remedy: "Rätta vem som står över",
  }),
  dealerSitsOut: ({ who }) => ({
    head: `${who} ger och kan inte stå över`,
    remedy: "Välj någon annan till det ena eller det andra",
  }),
  alreadyAtTable: ({ who }) => ({ head: `${who} sitter redan vid bordet`, remedy: "Välj någon annan" }),
  tableSize,
};

function tableSize({ expected, actual, variant }: Facts) {
  switch (variant) {
    case "entrySeats":
      return {
        head: `${expected} sitter vid bordet, och ${actual} har fått plats`,
        remedy: "Samma personer ska sitta där, bara i en annan ordning",
      };
    case "tooMany":
      return { head: `det finns plats för högst ${expected} vid bordet`, remedy: "Låt först någon annan gå" };
    case "tooFew":
      return expected === 1
        ? { head: "den sista kan inte gå från bordet", remedy: "Avsluta kvällen i stället" }
        : { head: `minst ${expected} måste sitta vid bordet`, remedy: "Lägg till en spelare" };
    default:
      return { head: "så många kan inte sitta vid bordet", remedy: "Rätta vilka som sitter där" };
  }
}
