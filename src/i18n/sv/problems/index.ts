import type { ProblemCode } from "../../../model/index.ts";
import type { problems as da } from "../../da/problems/index.ts";
import type { Answers } from "../../say/problem/facts.ts";
import { file } from "./file.ts";
import { hands } from "./hands.ts";
import { people } from "./people.ts";
import { play } from "./play.ts";
import { rounds } from "./rounds.ts";

const codes: Answers<ProblemCode> = { ...file, ...people, ...hands, ...play, ...rounds };

export const problems: typeof da = {
  codes,
  somebody: "en spelare",
  aDeclaration: "meldningen",
  anotherDeclaration: "något annat",
  theCard: "kortet",
  tarok: (number) => `tarok ${number}`,
  title: "Det går inte ihop",
  several: (n) => `${n} saker går inte ihop`,
};
