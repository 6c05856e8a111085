import type { ProblemCode } from "../../../model/index.ts";
import type { Answers } from "../../say/problem/facts.ts";
import { file } from "./file.ts";
import { hands } from "./hands.ts";
import { people } from "./people.ts";
import { play } from "./play.ts";
import { rounds } from "./rounds.ts";

const codes: Answers<ProblemCode> = { ...file, ...people, ...hands, ...play, ...rounds };

/** What cannot be (rules.md, section 11), and the words that stand for what nobody told. */
export const problems = {
  codes,
  somebody: "en spiller",
  aDeclaration: "meldingen",
  anotherDeclaration: "noget andet",
  theCard: "kortet",
  tarok: (number: string): string => `tarok ${number}`,
  title: "Det kan ikke passe",
  several: (n: number): string => `${n} ting kan ikke passe`,
};
