import type { Declaration } from "../../rules/tarok/declaration.ts";
import { capital, join, type Phrase } from "../phrase.ts";
import type { Words } from "../words.ts";

/** A declaration inside a sentence: "halvt i hjerter uden damen". */
export function declared(words: Words, declaration: Declaration): Phrase {
  const { what, detail } = words.sentences.declaration(declaration);
  return detail.length === 0 ? what : join([what, detail], " ");
}

/** A declaration that stands alone, as it forms while it is entered: "Halvt i hjerter uden damen". */
export const declarationTitle = (words: Words, declaration: Declaration): Phrase =>
  capital(declared(words, declaration));
