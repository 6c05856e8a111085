/** MurmurHash3 over the code units, 32 bits. */
function hash(text: string, seed: number): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) {
    const k = Math.imul(text.charCodeAt(i), 0xcc9e2d51);
    h ^= Math.imul((k << 15) | (k >>> 17), 0x1b873593);
    h = Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64;
  }
  h = Math.imul(h ^ text.length ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A UUID (version 8) that is the same for the same text, on every device. */
export function derivedId(text: string): string {
  const hex = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x71374491]
    .map((seed) => hash(text, seed).toString(16).padStart(8, "0"))
    .join("");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The id of a further revision of the same action. */
export const nextPart = (id: string): string => derivedId(`part ${id}`);

/**
 * The id of the revision that takes another one back. It follows from the other's: so undo is told from a correction
 * that happens to say the same, and two tabs that undo one thing at once undo it once.
 */
export const reversalId = (id: string): string => derivedId(`undo ${id}`);
