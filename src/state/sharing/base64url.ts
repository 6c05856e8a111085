/** Few enough bytes at a time to be the arguments of one call. */
const CHUNK = 8192;

/** Bytes as base64url (RFC 4648, section 5) without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of a base64url text, or undefined where it is none. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
