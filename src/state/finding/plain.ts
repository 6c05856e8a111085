/** Letters that have another spelling where the keyboard lacks them, and which. */
const SPELT: Readonly<Record<string, string>> = { æ: "ae", ä: "ae", ø: "oe", ö: "oe", å: "aa" };
/** Letters that stay one letter without their stroke. */
const BARE: Readonly<Record<string, string>> = { æ: "ae", ø: "o" };

const lower = (text: string): string => text.normalize("NFC").toLocaleLowerCase("da");
const spelt = (text: string): string => text.replace(/[æäøöå]/gu, (letter) => SPELT[letter] ?? letter);
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[æø]/gu, (letter) => BARE[letter] ?? letter);

/** A text as one searches in it: whatever the case, "Søren" is found as "soren" and as "soeren". */
export function plain(text: string): readonly string[] {
  const small = lower(text);
  return [...new Set([bare(small), bare(spelt(small))])];
}

/** Whether a text that was made plain holds a word that was, in either spelling. */
export const holds = (text: readonly string[], word: readonly string[]): boolean =>
  word.some((one) => text.some((other) => other.includes(one)));
