import { correction, generate, mode } from "lean-qr";

/** A code as one path of squares of size 1, beside the quiet margin that readers want around it. */
export interface QrPath {
  readonly path: string;
  /** Of the whole picture, margin included. */
  readonly size: number;
}

const MARGIN = 4;

/** A link as a QR code, or undefined where it is longer than a code can hold. */
export function qrPath(url: string): QrPath | undefined {
  const code = generated(url);
  if (!code) return undefined;
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const from = x;
      while (code.get(x, y)) x++;
      if (x > from) path += `M${from + MARGIN} ${y + MARGIN}h${x - from}v1h${from - x}z`;
    }
  }
  return { path, size: code.size + 2 * MARGIN };
}

/** The least correction, so that the squares are as large as can be: a screen has no stains. */
function generated(url: string) {
  try {
    return generate(url, { modes: [mode.ascii], minCorrectionLevel: correction.L, maxCorrectionLevel: correction.L });
  } catch {
    return undefined;
  }
}
