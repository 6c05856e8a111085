import { turns } from "./slices.ts";

/** A backup's text apart: each evening by itself, and the rest of it with an empty list in their place. */
interface Split {
  readonly rest: string;
  readonly evenings: readonly string[];
}

/** Between two evenings of the list. */
const isBetween = (letter: string): boolean => /[\s,]/.test(letter);

/**
 * Takes the evenings of a backup's text apart without reading them, so that none of thousands is read before the screen
 * has had its turn. Undefined where there is no such list of objects: then the text is read whole, and told what is wrong.
 */
export async function splitBackup(text: string): Promise<Split | undefined> {
  const turn = turns();
  const evenings: string[] = [];
  let [depth, list, began, name] = [0, -1, -1, ""];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') {
      if (list >= 0 && depth === 2) return undefined;
      const end = endOfString(text, at);
      if (depth === 1) name = text.slice(at + 1, end);
      at = end;
      const pause = turn();
      if (pause !== undefined) await pause;
    } else if (letter === "{" || letter === "[") {
      if (depth === 1 && letter === "[" && name === "evenings") list = at;
      if (depth === 2 && list >= 0) began = at;
      depth++;
    } else if (letter === "}" || letter === "]") {
      depth--;
      if (list < 0) continue;
      if (depth === 2) evenings.push(text.slice(began, at + 1));
      if (depth === 1) return { rest: text.slice(0, list + 1) + text.slice(at), evenings };
    } else if (list >= 0 && depth === 2 && !isBetween(letter)) return undefined;
  }
  return undefined;
}

/** Where a string that begins at a quote ends. */
function endOfString(text: string, quote: number): number {
  let end = quote;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charAt(at - 1 - slashes) === "\\") slashes++;
  return slashes % 2 === 1;
}
