import type { TarokRules } from "../../rules/tarok/rules.ts";
import type { RuleName, RulePath } from "../rulePaths.ts";
import type { Terms } from "../terms.ts";
import { titled } from "./grammar.ts";

/** Every rule of Tarok: what it is called, and what it means. */
export const ruleNames = ({ scus, full, overfull }: Terms): Record<RulePath, RuleName> => ({
  stake: { label: "Indsats", meaning: "Alle, der spiller, lægger det i puljen før hver runde." },
  returnsStake: { label: "Egen indsats tilbage", meaning: "Den, der viser et kort, får også sin egen indsats." },
  "weights.fool": { label: "Narren", meaning: "Så mange indsatser tager den, der viser Narren." },
  "weights.magician": { label: "Magikeren", meaning: "Så mange indsatser tager den, der viser Magikeren." },
  "weights.strength": { label: "Styrken", meaning: "Så mange indsatser tager den, der viser Styrken." },
  name: { label: "Reglernes navn", meaning: "Sådan kaldes reglerne, når der er flere sæt." },
  funding: {
    label: "Fundering",
    meaning: "Alle ved bordet lægger det i hver kop før første spil og i en kop, der er tømt.",
  },
  dealerFee: { label: "Kortgivers indskud", meaning: "Kortgiver lægger det i hver kop før spillet." },
  "declarations.taroksFrom": { label: "Tarokker meldes fra", meaning: `Det mindste antal, ${scus}en medregnet.` },
  "declarations.taroksBase": { label: "Tarokker", meaning: "Hver modspiller betaler det for det mindste antal." },
  "declarations.taroksStep": { label: "Hver tarok derover", meaning: "Hver modspiller betaler det oveni." },
  "declarations.matadorsBase": { label: "Matadorer", meaning: "Hver modspiller betaler det for tre." },
  "declarations.matadorsStep": { label: "Hver matador derover", meaning: "Hver modspiller betaler det oveni." },
  "declarations.half": { label: "Halvt", meaning: `${titled(scus)}en og tre af fire i en kulør eller af kongerne.` },
  "declarations.full": { label: titled(full), meaning: `Alle fire i en kulør eller af kongerne, uden ${scus}en.` },
  "declarations.overfull": {
    label: titled(overfull),
    meaning: `Alle fire i en kulør eller af kongerne, og ${scus}en.`,
  },
  "lostUltimoCard.pagat.toEachOpponent": {
    label: "Tabt pagat, til hver modspiller",
    meaning: "Den, der taber pagaten før sidste stik, betaler det til begge modspillere.",
  },
  "lostUltimoCard.pagat.toPot": { label: "Tabt pagat, i koppen", meaning: "Lægges i pagatkoppen." },
  "lostUltimoCard.king.toEachOpponent": {
    label: "Tabt konge, til hver modspiller",
    meaning: "Den, der taber en konge før sidste stik, betaler det til begge modspillere.",
  },
  "lostUltimoCard.king.toPot": { label: "Tabt konge, i koppen", meaning: "Lægges i kongekoppen." },
  pagatHome: {
    label: "Pagaten hjem",
    meaning: "Hver modspiller betaler det til den, der vinder et stik med pagaten før det sidste.",
  },
  "ultimo.pagat": {
    label: "Ultimo med pagaten",
    meaning: "Hver modspiller betaler det, og ultimator tømmer pagatkoppen.",
  },
  "ultimo.king": {
    label: "Ultimo med en konge",
    meaning: "Hver modspiller betaler det, og ultimator tømmer kongekoppen.",
  },
  "bagud.pagat": {
    label: "Pagaten bagud",
    meaning: "Betales til hver modspiller; i pagatkoppen lægges det, som den holder.",
  },
  "bagud.king": {
    label: "Konge bagud",
    meaning: "Betales til hver modspiller; i kongekoppen lægges det, som den holder.",
  },
  lastTrick: {
    label: "Sidste stik",
    meaning: "Hver modspiller betaler det, når der hverken er ultimo, nolo eller tout.",
  },
  lastTrickPaidOnBagud: {
    label: "Sidste stik betales ved bagud",
    meaning: "Også når nogen gik bagud, betales sidste stik.",
  },
  nolo: {
    label: "Nolo",
    meaning:
      "Hver modspiller betaler det til den, der ingen stik tager. En ultimo i samme spil annulleres og betaler intet.",
  },
  tout: {
    label: "Tout",
    meaning:
      "Hver modspiller betaler det til den, der tager samtlige stik og tømmer begge kopper. En ultimo betales ikke ved siden af.",
  },
  "count.par": { label: "Tællingen går lige op ved", meaning: "Med så mange i bunken hverken får eller betaler man." },
  "count.step": {
    label: "Tælling afrundes til",
    meaning: "Hvad der er over eller under, rundes til nærmeste; midt imellem til det højeste beløb.",
  },
  "count.afterTout": { label: "Tælling efter tout", meaning: "Bunkerne tælles og betales også efter en tout." },
  voidKeeps: {
    label: "Et kasseret spil",
    meaning: "Hvad der betales, når spillet kasseres. Kortgivers indskud og bøder betales altid.",
  },
  refusedUltimo: {
    label: "Ultimo ikke godtaget",
    meaning: "Hvad sidste stik betaler, når ultimoen ikke godtages. Koppen bliver stående.",
  },
  fivePlayers: { label: "Fem ved bordet", meaning: "Hvordan turen til at sidde over går." },
  splitUnit: {
    label: "Kopperne deles i",
    meaning: "Det mindste, der deles ud. Hver får lige meget; resten får den, der står lavest.",
  },
});

type Choice = "voidKeeps" | "refusedUltimo" | "fivePlayers";

/** The choices of the rules that are no amounts. */
export const ruleChoices: { readonly [K in Choice]: Record<TarokRules[K], string> } = {
  voidKeeps: {
    nothing: "Kun indskud og bøder",
    declarations: "Også meldinger",
    play: "Også meldinger og tabte ultimokort",
  },
  refusedUltimo: { lastTrick: "Som et sidste stik", nothing: "Intet" },
  fivePlayers: {
    alternate: "Efter hvert spil: kortgiver sidder over næste gang",
    blocks: "Fem spil ad gangen",
  },
};
